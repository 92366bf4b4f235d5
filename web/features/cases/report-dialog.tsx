import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type CaseKind, type ReportReason, reportReasons } from '../../../shared/domain/cases.ts';
import { ApiError } from '../../platform/api.ts';
import { getApi } from '../../platform/api-client.ts';
import { errorMessage } from '../../platform/error-message.ts';
import { useSession } from '../../platform/session.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useStoredDraft } from '../../ui/use-stored-draft.ts';
import { words } from '../../words.ts';

type Props = { kind: CaseKind; targetId: string; open: boolean; onOpenChange: (open: boolean) => void };

const empty = { reason: '', text: '', email: '' };

/** For anyone; shows the case number. Input stays until it was sent. */
export function ReportDialog({ kind, targetId, open, onOpenChange }: Props) {
  const isSignedIn = useSession().status === 'signed-in';
  const { draft, change, clear } = useStoredDraft(`report-${kind}-${targetId}`, empty);
  const { reason, text, email } = draft;
  const [isMissing, setMissing] = useState(false);
  const send = useMutation({
    mutationFn: (typed: { reason: ReportReason; text: string; email: string }) =>
      getApi().sendReport({ body: { kind, targetId, ...typed } }),
    onSuccess: clear,
  });
  const submit = () => {
    const chosen = reportReasons.find((one) => one === reason);
    setMissing(chosen === undefined);
    if (chosen) send.mutate({ reason: chosen, text, email });
  };
  const fields = send.error instanceof ApiError ? send.error.fields : {};
  const shown = ['reason', 'text', ...(isSignedIn ? [] : ['email'])];
  const elsewhere = Object.entries(fields).flatMap(([name, sentence]) => (shown.includes(name) ? [] : [sentence]));
  const texts = words.report;
  if (send.data)
    return (
      <Dialog open={open} onOpenChange={onOpenChange} title={words.caseKind[kind].report}>
        <Notice kind="success" announce>
          <p>{texts.thanks}</p>
          <p>{texts.number(send.data.caseNumber)}</p>
          {isSignedIn || send.variables.email ? <p>{texts.willWrite}</p> : null}
        </Notice>
      </Dialog>
    );
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={words.caseKind[kind].report} description={ledeFor(kind)}>
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {elsewhere.length > 0 ? <Notice kind="error">{elsewhere.join(' ')}</Notice> : null}
        <SelectField
          label={texts.reason}
          value={reason}
          options={[
            { value: '', label: texts.chooseReason },
            ...reportReasons.map((value) => ({ value, label: words.cases.reasons[value] })),
          ]}
          error={isMissing ? texts.reasonMissing : fields.reason}
          onChange={({ target }) => change({ reason: target.value })}
        />
        <TextArea
          label={`${texts.text} (${words.ui.optional})`}
          maxLength={2000}
          value={text}
          error={fields.text}
          onChange={({ target }) => change({ text: target.value })}
        />
        {isSignedIn ? null : (
          <TextField
            label={`${texts.email} (${words.ui.optional})`}
            hint={texts.emailHint}
            type="email"
            autoComplete="email"
            value={email}
            error={fields.email}
            onChange={({ target }) => change({ email: target.value })}
          />
        )}
        {send.error && Object.keys(fields).length === 0 ? (
          <Notice kind="error">{errorMessage(send.error)}</Notice>
        ) : null}
        <p className="text-muted text-sm">{texts.goodFaith}</p>
        <Button type="submit" busy={send.isPending} busyLabel={texts.sending}>
          {texts.send}
        </Button>
      </form>
    </Dialog>
  );
}

/** Says who does not learn of it. */
function ledeFor(kind: CaseKind): string {
  const { seller, message, writer } = words.report.ledes;
  if (kind === 'listing' || kind === 'account') return seller;
  return kind === 'message' ? message : writer;
}
