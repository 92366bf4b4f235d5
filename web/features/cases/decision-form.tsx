import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ModerationCase } from '../../../shared/contract/cases.ts';
import { actionsFor, type DecidedAction } from '../../../shared/domain/cases.ts';
import { ApiError } from '../../platform/api.ts';
import { getApi } from '../../platform/api-client.ts';
import { errorMessage } from '../../platform/error-message.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ReasonField } from '../../ui/reason-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { toast } from '../../ui/toast.ts';
import { words } from '../../words.ts';
import { explainAction, nameAction } from './name-action.ts';

/** Decides a case or its appeal, with a reason in the affected person's language. */
export function DecisionForm({ one }: { one: ModerationCase }) {
  const { id, kind, state, subject } = one;
  const choices = actionsFor(kind, one.decision?.action);
  const [action, setAction] = useState<DecidedAction>(choices[0] ?? 'none');
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const queryClient = useQueryClient();
  const decide = useMutation({
    mutationFn: () => getApi().decideCase({ params: { id }, body: { action, reason } }),
    onSuccess: async () => {
      toast.success(words.cases.decided);
      await queryClient.invalidateQueries();
    },
  });
  const fields = decide.error instanceof ApiError ? decide.error.fields : {};
  const said = words.cases;
  // A waiting listing is approved or refused once; a later appeal is like any other.
  const subjectOf = state === 'open' ? one : { kind };
  return (
    <form
      noValidate
      className="grid max-w-2xl gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        setMissing(reason.trim() === '');
        if (reason.trim() !== '') decide.mutate();
      }}
    >
      <SelectField
        label={said.action}
        hint={explainAction(subjectOf, action)}
        value={action}
        options={choices.map((value) => ({ value, label: nameAction(subjectOf, value) }))}
        error={fields.action}
        onChange={({ target }) => setAction(choices.find((known) => known === target.value) ?? 'none')}
      />
      <ReasonField
        kind={kind}
        language={subject.language}
        reason={reason}
        onChange={setReason}
        error={isMissing ? words.sales.reasonMissing : fields.reason}
      />
      {state === 'appealed' ? <p className="text-muted text-sm">{said.secondAdmin}</p> : null}
      {decide.error && Object.keys(fields).length === 0 ? (
        <Notice kind="error">{errorMessage(decide.error)}</Notice>
      ) : null}
      <Button type="submit" className="justify-self-start" busy={decide.isPending}>
        {said.decide}
      </Button>
    </form>
  );
}
