import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import type { ModerationCase } from '../../../../shared/contract/cases.ts';
import { actionsFor, type CaseAction, reportReasons } from '../../../../shared/domain/cases.ts';
import { languageNames } from '../../../../shared/domain/language.ts';
import { ApiError } from '../../../platform/api.ts';
import { getApi } from '../../../platform/api-client.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { decisionTemplates } from '../../../words/decision-templates.ts';
import { words } from '../../../words.ts';
import { errorMessage } from '../../dashboard/error-message.ts';

/** Decides a case, or the appeal against it, with a reason in the language of the affected person. */
export function DecisionForm({ one }: { one: ModerationCase }) {
  const { _id: id, kind, state, subject } = one;
  const [action, setAction] = useState<CaseAction>(actionsFor(kind)[0] ?? 'none');
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
        hint={said.actionTexts[action]}
        value={action}
        options={actionsFor(kind).map((value) => ({ value, label: said.actions[value] }))}
        error={fields.action}
        onChange={({ target }) => setAction(actionsFor(kind).find((known) => known === target.value) ?? 'none')}
      />
      <SelectField
        label={said.template}
        defaultValue=""
        options={[
          { value: '', label: said.noTemplate },
          ...reportReasons.map((value) => ({ value, label: said.reasons[value] })),
        ]}
        onChange={({ target }) => {
          const chosen = reportReasons.find((known) => known === target.value);
          if (chosen) setReason(decisionTemplates[subject.language][chosen]);
        }}
      />
      <TextArea
        label={said.reasonFor(languageNames[subject.language])}
        hint={said.reasonHint}
        maxLength={2000}
        value={reason}
        error={isMissing ? words.sales.reasonMissing : fields.reason}
        onChange={({ target }) => setReason(target.value)}
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
