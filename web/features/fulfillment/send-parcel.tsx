import type { DetailedFulfillment } from '../../../shared/contract/fulfillment.ts';
import { ApiError } from '../../platform/api.ts';
import { getApi } from '../../platform/api-client.ts';
import { clearError } from '../../platform/clear-error.ts';
import { errorMessage } from '../../platform/error-message.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { StayToSave } from '../../ui/stay-to-save.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useStoredDraft } from '../../ui/use-stored-draft.ts';
import { words } from '../../words.ts';
import { useOpenStep } from './unsent-step.tsx';
import { useSaleAction } from './use-sale-action.ts';

const unchanged = { isChanged: false, typed: '' };

/** The seller enters carrier and number of a parcel, and can correct them. */
export function SendParcel({ one }: { one: DetailedFulfillment }) {
  const { id, tracking: sent = '', awaitsAddress, isBankDisputed } = one;
  const { draft, change, clear, mayBeLost } = useStoredDraft(`parcel-${id}`, unchanged);
  const tracking = draft.isChanged ? draft.typed : sent;
  const send = useSaleAction(
    () => getApi().sendParcel({ params: { id }, body: { tracking } }),
    clear,
    () => noteFailure(),
  );
  const refused = send.error instanceof ApiError ? send.error.fields.tracking : undefined;
  const texts = words.disputes;
  const noteFailure = useOpenStep({
    step: 'parcel',
    isOpen: tracking !== sent && !send.isSuccess,
    isSending: send.isPending,
    act: sent ? texts.correct : texts.sent,
    text: tracking,
  });
  return (
    <form
      noValidate
      className="grid max-w-sm gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!send.isPending) send.mutate(undefined);
      }}
    >
      <StayToSave isChanged={mayBeLost} />
      <TextField
        label={texts.tracking}
        hint={texts.trackingHint}
        error={refused}
        autoComplete="off"
        maxLength={200}
        value={tracking}
        onChange={({ target }) => {
          clearError(send);
          change(target.value === sent ? unchanged : { isChanged: true, typed: target.value });
        }}
      />
      {send.error && !refused ? <Notice kind="error">{errorMessage(send.error)}</Notice> : null}
      <Button
        type="submit"
        kind={sent || awaitsAddress || isBankDisputed ? 'secondary' : 'primary'}
        busy={send.isPending}
        busyLabel={words.endingSale.sending}
      >
        {sent ? texts.correct : texts.sent}
      </Button>
    </form>
  );
}
