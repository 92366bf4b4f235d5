import { useState } from 'react';
import type { Payment } from '../../../../shared/contract/checkout/payments.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { words } from '../../../words.ts';
import { ReturnBadge } from './return-badge.tsx';
import { QuotedText } from './return-standing.tsx';

type Props = { title: string; request: NonNullable<Payment['returnRequest']> };

/** Shows an admin the state; a window shows what both wrote. */
export function ReturnDetails({ title, request: { state, reason, text, answer } }: Props) {
  const [isOpen, setOpen] = useState(false);
  const texts = words.returns;
  return (
    <>
      <ReturnBadge named state={state} reason={reason} />
      <Button
        kind="quiet"
        size="small"
        className="-mx-3"
        aria-label={words.ui.actionOn(texts.read, title)}
        onClick={() => setOpen(true)}
      >
        {texts.read}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={reason === 'withdrawal' ? texts.withdrawals.accepted : texts.request}
        description={title}
      >
        <dl className="grid gap-4">
          <QuotedText name={texts.reason} text={texts.reasons[reason]} />
          <QuotedText name={texts.buyerText} text={text} />
          {answer ? <QuotedText name={texts.theirAnswer} text={answer} /> : null}
        </dl>
      </Dialog>
    </>
  );
}
