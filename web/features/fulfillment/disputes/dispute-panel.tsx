import type { DetailedFulfillment } from '../../../../shared/contract/fulfillment.ts';
import type { SaleReason } from '../../../../shared/words/fulfillment/sale-reasons.ts';
import { ApiError } from '../../../platform/api.ts';
import { getApi } from '../../../platform/api-client.ts';
import { clearError } from '../../../platform/clear-error.ts';
import { errorMessage } from '../../../platform/error-message.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { StayToSave } from '../../../ui/stay-to-save.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { useStoredDraft } from '../../../ui/use-stored-draft.ts';
import { words } from '../../../words.ts';
import { PhotoLinks } from '../../images/photo-links.tsx';
import { ReportDialog } from '../report-dialog.tsx';
import { useOpenStep } from '../unsent-step.tsx';
import { useSaleAction } from '../use-sale-action.ts';
import { AbsenceDetails } from './absence-details.tsx';
import { DisputeDetails } from './dispute-details.tsx';

const toGiveBack: readonly SaleReason[] = ['buyer_is_right', 'take_it_back', 'other_reason'];

/** A problem with a sale, for its two parties: what was said and decided, and what they can do. */
export function DisputePanel({ one }: { one: DetailedFulfillment }) {
  const { dispute, photos, role, id } = one;
  const texts = words.disputes;
  return (
    <>
      <AbsenceDetails absence={one.absence} reader={role} />
      {dispute ? <DisputeDetails dispute={dispute} absent={one.absent} reader={role} /> : null}
      <PhotoLinks photos={photos} />
      {dispute?.state === 'open' && one.state === 'disputed' && role === 'seller' ? (
        <ReportDialog
          draftOf={`give-back-${id}`}
          act={texts.giveBack}
          explained={texts.giveBackText}
          reasons={toGiveBack}
          label={words.endingSale.text(one.other.name)}
          kind="secondary"
          send={({ reason, text }) =>
            getApi().decideDispute({
              params: { id },
              body: { outcome: 'refund', reason: reason && [reason, text].filter(Boolean).join('\n') },
            })
          }
        />
      ) : null}
      {dispute?.acceptsEvidence ? (
        <ReportDialog
          draftOf={`evidence-${id}`}
          act={texts.addEvidence}
          submitLabel={texts.sendEvidence}
          explained={texts.addEvidenceText(one.other.name)}
          reasons={[]}
          label={texts.evidenceText}
          kind="secondary"
          photos="possible"
          send={({ text, images }) => getApi().addEvidence({ params: { id }, body: { text, images } })}
        />
      ) : null}
      {dispute?.canAppeal ? <AppealForm id={id} /> : null}
    </>
  );
}

function AppealForm({ id }: { id: string }) {
  const { draft, change, clear, mayBeLost } = useStoredDraft(`dispute-appeal-${id}`, { reason: '' });
  const { reason } = draft;
  const send = useSaleAction(
    () => getApi().appealDispute({ params: { id }, body: { reason } }),
    clear,
    () => noteFailure(),
  );
  const refused = send.error instanceof ApiError ? send.error.fields.reason : undefined;
  const texts = words.disputes;
  const noteFailure = useOpenStep({
    step: 'appeal',
    isOpen: reason !== '' && !send.isSuccess,
    isSending: send.isPending,
    act: texts.sendAppeal,
    text: reason,
  });
  return (
    <form
      noValidate
      className="grid gap-4 border-line border-t pt-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (!send.isPending) send.mutate(undefined);
      }}
    >
      <StayToSave isChanged={mayBeLost} />
      <TextArea
        label={texts.appeal}
        hint={texts.appealHint}
        error={refused}
        maxLength={2000}
        value={reason}
        onChange={({ target }) => {
          clearError(send);
          change({ reason: target.value });
        }}
      />
      {send.error && !refused ? <Notice kind="error">{errorMessage(send.error)}</Notice> : null}
      <Button
        type="submit"
        kind="secondary"
        className="justify-self-start"
        busy={send.isPending}
        busyLabel={words.endingSale.sending}
      >
        {texts.sendAppeal}
      </Button>
    </form>
  );
}
