import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ModerationCase } from '../../../shared/contract/cases.ts';
import { actionsFor, concernsPerson, type DecidedAction } from '../../../shared/domain/cases.ts';
import { ApiError } from '../../platform/api.ts';
import { getApi } from '../../platform/api-client.ts';
import { errorMessage } from '../../platform/error-message.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ReasonField } from '../../ui/reason-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { StayToSave } from '../../ui/stay-to-save.tsx';
import { toast } from '../../ui/toast.ts';
import { useStoredDraft } from '../../ui/use-stored-draft.ts';
import { words } from '../../words.ts';
import { useClauses } from '../legal/use-clauses.ts';
import { AppealChoice } from './appeal-choice.tsx';
import { explainAction, nameAction } from './name-action.ts';

/** Decides a case or its appeal, with a reason in the affected person's language. */
export function DecisionForm({ one }: { one: ModerationCase }) {
  const { id, kind, state, subject, personObstacle } = one;
  const isAppeal = state === 'appealed';
  const choices = actionsFor(kind, one.decision?.action).filter(
    (action) => !personObstacle || !concernsPerson(kind, action),
  );
  // On an appeal "none" takes the decision back, so nothing is preselected.
  const [action, setAction] = useState<DecidedAction | undefined>(isAppeal ? undefined : (choices[0] ?? 'none'));
  const [isChoiceMissing, setChoiceMissing] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const { draft, change, clear, mayBeLost } = useStoredDraft(`decision-${id}-${state}`, { reason: '', clause: '' });
  const { reason, clause } = draft;
  const [isMissing, setMissing] = useState(false);
  const queryClient = useQueryClient();
  const clausesIn = useClauses();
  const decide = useMutation({
    mutationFn: (chosen: DecidedAction) =>
      getApi().decideCase({ params: { id }, body: { action: chosen, reason, clause } }),
    onSuccess: async () => {
      clear();
      toast.success(words.cases.decided);
      await queryClient.invalidateQueries();
    },
  });
  const fields = decide.error instanceof ApiError ? decide.error.fields : {};
  const texts = words.cases;
  return (
    <form
      noValidate
      className="grid max-w-2xl gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        setMissing(reason.trim() === '');
        setChoiceMissing(action === undefined);
        if (reason.trim() === '' || action === undefined) return;
        if (isAppeal) setAsked(true);
        else decide.mutate(action);
      }}
    >
      <StayToSave isChanged={mayBeLost} />
      {isAppeal ? (
        <AppealChoice
          one={one}
          chosen={action}
          error={isChoiceMissing ? texts.onAppeal.choiceMissing : fields.action}
          onChoose={setAction}
        />
      ) : (
        <SelectField
          label={texts.action}
          hint={explainAction(one, action ?? 'none')}
          value={action}
          options={choices.map((value) => ({ value, label: nameAction(one, value) }))}
          error={fields.action}
          onChange={({ target }) => setAction(choices.find((known) => known === target.value) ?? 'none')}
        />
      )}
      <ReasonField
        kind={kind}
        language={subject.language}
        reason={reason}
        onChange={(text) => change({ reason: text })}
        clause={{
          named: clause,
          known: clausesIn(subject.language).all,
          onChange: (named) => change({ clause: named }),
          error: fields.clause,
        }}
        error={isMissing ? words.sales.reasonMissing : fields.reason}
      />
      {personObstacle ? <p className="text-muted text-sm">{texts.openSaleWith(subject.displayName)}</p> : null}
      {isAppeal ? <p className="text-muted text-sm">{texts.secondAdmin}</p> : null}
      {decide.error && Object.keys(fields).length === 0 ? (
        <Notice kind="error">{errorMessage(decide.error)}</Notice>
      ) : null}
      <Button type="submit" className="justify-self-start" busy={decide.isPending}>
        {texts.decide}
      </Button>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        question={action === 'none' ? texts.onAppeal.sureTakeBack : texts.onAppeal.sureKeep}
        consequence={texts.onAppeal.sureText}
        confirmLabel={action === 'none' ? texts.onAppeal.takeBack : texts.onAppeal.keep}
        onConfirm={() => {
          setAsked(false);
          if (action) decide.mutate(action);
        }}
      />
    </form>
  );
}
