import { useId, useState } from 'react';
import type { DetailedFulfillment } from '../../../shared/contract/fulfillment.ts';
import { hostOf, MOST_ADDRESS_LETTERS, showsAddress } from '../../../shared/domain/fulfillment.ts';
import { ApiError } from '../../platform/api.ts';
import { getApi } from '../../platform/api-client.ts';
import { clearError } from '../../platform/clear-error.ts';
import { errorMessage } from '../../platform/error-message.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { StayToSave } from '../../ui/stay-to-save.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useFocusStays } from '../../ui/use-focus-stays.ts';
import { words } from '../../words.ts';
import { useOpenStep } from './unsent-step.tsx';
import { useSaleAction } from './use-sale-action.ts';

/** The place of the handover: the visited person writes it, the other one reads it once a time is agreed on. */
export function HandoverPlace({ one }: { one: DetailedFulfillment }) {
  const titleId = useId();
  const place = useFocusStays<HTMLElement>();
  const texts = words.handover;
  const isShown = showsAddress(one.method, one.state);
  // A parcel on its way goes where it was sent.
  const isSent = one.tracking !== undefined;
  if (isSent && !one.address) return null;
  return (
    <section {...place} aria-labelledby={titleId} className="grid gap-3 border-line border-t pt-5 outline-none">
      <h3 id={titleId} className="font-medium font-sans">
        {texts.place}
      </h3>
      {one.role === hostOf(one.method) && !isSent ? (
        <AddressForm key={one.address ?? ''} one={one} />
      ) : one.address ? (
        <p dir="auto" className="wrap-anywhere">
          {one.address}
        </p>
      ) : (
        <p className="text-muted text-sm">{isShown ? texts.placeMissing(one.other.name) : texts.placeLater}</p>
      )}
    </section>
  );
}

function AddressForm({ one: { id, method, state, address = '', other, awaitsAddress } }: { one: DetailedFulfillment }) {
  const place = useFocusStays<HTMLDivElement>();
  const [isOpen, setOpen] = useState(address === '');
  const [typed, setTyped] = useState(address);
  const send = useSaleAction(
    () => getApi().setHandoverAddress({ params: { id }, body: { address: typed } }),
    () => setOpen(false),
    () => noteFailure(),
  );
  const refused = send.error instanceof ApiError ? send.error.fields.address : undefined;
  const texts = words.handover;
  const noteFailure = useOpenStep({
    step: 'place',
    isOpen: isOpen && typed !== address,
    isSending: send.isPending,
    act: texts.saveAddress,
    text: typed,
  });
  if (!isOpen)
    return (
      <div {...place} className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p dir="auto" className="wrap-anywhere">
          {address}
        </p>
        <Button kind="quiet" size="small" className="-ms-3" onClick={() => setOpen(true)}>
          {texts.changePlace}
        </Button>
      </div>
    );
  return (
    <div {...place}>
      <form
        noValidate
        className="grid max-w-md gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (!send.isPending) send.mutate(undefined);
        }}
      >
        <StayToSave isChanged={typed !== address && !send.isSuccess} />
        {address === '' && !awaitsAddress && state === 'arranged' ? (
          <Notice kind="warning">{texts.placeNeeded(other.name)}</Notice>
        ) : null}
        <TextField
          label={texts.address}
          hint={(method === 'carrier' ? texts.addressHintParcel : texts.addressHint)(other.name)}
          error={refused}
          autoComplete="street-address"
          maxLength={MOST_ADDRESS_LETTERS}
          value={typed}
          onChange={({ target }) => {
            clearError(send);
            setTyped(target.value);
          }}
        />
        {send.error && !refused ? <Notice kind="error">{errorMessage(send.error)}</Notice> : null}
        <Button
          type="submit"
          kind={awaitsAddress ? 'primary' : 'secondary'}
          className="justify-self-start"
          busy={send.isPending}
          busyLabel={words.arranging.sending}
        >
          {texts.saveAddress}
        </Button>
      </form>
    </div>
  );
}
