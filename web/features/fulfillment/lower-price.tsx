import { useState } from 'react';
import type { DetailedFulfillment } from '../../../shared/contract/fulfillment.ts';
import { ApiError } from '../../platform/api.ts';
import { getApi } from '../../platform/api-client.ts';
import { clearError } from '../../platform/clear-error.ts';
import { errorMessage } from '../../platform/error-message.ts';
import { showMoney } from '../../platform/i18n/formats.ts';
import { readTypedAmount } from '../../platform/i18n/read-typed-amount.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useStoredDraft } from '../../ui/use-stored-draft.ts';
import { words } from '../../words.ts';
import { useOpenStep } from './unsent-step.tsx';
import { useSaleAction } from './use-sale-action.ts';

/** At the handover: proposes a lower price, or answers one. */
export function LowerPrice({ one }: { one: DetailedFulfillment }) {
  if (one.role === 'operator') return null;
  const isAnswer = one.reduction !== undefined && one.reduction.by !== one.role;
  return (
    <div className="grid gap-3">
      {one.reduction ? (
        <p className="font-medium">
          {(isAnswer ? words.disputes.theyProposed : words.disputes.youProposed)(
            showMoney(one.reduction.amountCents),
            showMoney(one.priceCents - one.reduction.amountCents),
          )}
        </p>
      ) : null}
      {isAnswer && one.reduction ? <AcceptPrice one={one} amountCents={one.reduction.amountCents} /> : null}
      <ProposePrice one={one} />
    </div>
  );
}

function AcceptPrice({ one, amountCents }: { one: DetailedFulfillment; amountCents: number }) {
  const { id, role, isBankDisputed } = one;
  const [isOpen, setOpen] = useState(false);
  const accept = useSaleAction(
    () => getApi().acceptLowerPrice({ params: { id }, body: { amountCents } }),
    () => setOpen(false),
    () => noteFailure(),
  );
  const texts = words.disputes;
  const noteFailure = useOpenStep({
    step: 'accept-price',
    isOpen,
    isSending: accept.isPending,
    act: texts.acceptPrice,
    text: '',
  });
  return (
    <>
      <Button
        kind={isBankDisputed ? 'secondary' : 'primary'}
        className="justify-self-start max-sm:w-full"
        onClick={() => setOpen(true)}
      >
        {texts.acceptPrice}
      </Button>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setOpen}
        question={texts.acceptPriceQuestion}
        consequence={role === 'buyer' ? texts.acceptPriceBuyer : texts.acceptPriceSeller}
        confirmLabel={texts.acceptPrice}
        busy={accept.isPending}
        onConfirm={() => accept.mutate(undefined)}
      >
        {accept.error ? <Notice kind="error">{errorMessage(accept.error)}</Notice> : null}
      </ConfirmDialog>
    </>
  );
}

function ProposePrice({ one: { id, priceCents, reduction } }: { one: DetailedFulfillment }) {
  const [isOpen, setOpen] = useState(false);
  const { draft, change, clear } = useStoredDraft(`lower-price-${id}`, { typed: '' });
  const { typed } = draft;
  const [isWrong, setWrong] = useState(false);
  const send = useSaleAction(
    (amountCents: number) => getApi().proposeLowerPrice({ params: { id }, body: { amountCents } }),
    () => {
      clear();
      setOpen(false);
    },
    () => noteFailure(),
  );
  const texts = words.disputes;
  const title = reduction ? texts.otherPrice : texts.lowerPrice;
  const noteFailure = useOpenStep({ step: 'lower-price', isOpen, isSending: send.isPending, act: title, text: typed });
  const refused = send.error instanceof ApiError ? send.error.fields.amountCents : undefined;
  const submit = () => {
    const cents = readTypedAmount(typed);
    const isPossible = cents !== undefined && cents > 0 && cents < priceCents;
    setWrong(!isPossible);
    if (isPossible && !send.isPending) send.mutate(cents);
  };
  return (
    <>
      <Button kind="quiet" className="-ms-5 justify-self-start" onClick={() => setOpen(true)}>
        {title}
      </Button>
      <Dialog open={isOpen} onOpenChange={setOpen} title={title} description={texts.lowerPriceText}>
        <form
          noValidate
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          <TextField
            label={texts.less}
            hint={texts.lessHint(showMoney(priceCents))}
            error={isWrong ? texts.lessWrong(showMoney(priceCents)) : refused}
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            value={typed}
            onChange={({ target }) => {
              clearError(send);
              setWrong(false);
              change({ typed: target.value });
            }}
          />
          {send.error && !refused ? <Notice kind="error">{errorMessage(send.error)}</Notice> : null}
          <Button type="submit" busy={send.isPending} busyLabel={words.endingSale.sending}>
            {texts.proposePrice}
          </Button>
        </form>
      </Dialog>
    </>
  );
}
