import { useState } from 'react';
import type { Payment } from '../../../../shared/contract/checkout/payments.ts';
import type { ReturnAnswer } from '../../../../shared/domain/returns.ts';
import { showDate } from '../../../platform/i18n/formats.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { words } from '../../../words.ts';
import { showMoment } from '../../fulfillment/show-window.ts';
import { ReturnBadge } from './return-badge.tsx';
import { answererOf, QuotedText } from './return-standing.tsx';

type Props = {
  title: string;
  request: NonNullable<Payment['returnRequest']>;
  /** Undefined unless this admin may answer. */
  onAnswer: ((answer: ReturnAnswer) => void) | undefined;
};

/** Shows an admin the state; a window shows what both wrote. */
export function ReturnDetails({ title, request, onAnswer }: Props) {
  const [isOpen, setOpen] = useState(false);
  const texts = words.returns;
  const { state, reason, text, answer } = request;
  const begin = (chosen: ReturnAnswer) => {
    setOpen(false);
    onAnswer?.(chosen);
  };
  return (
    <>
      <ReturnBadge named state={state} reason={reason} />
      {request.shopAnswersUntil ? (
        <span className="text-sm">{texts.byShop.dueBy(showDate(request.shopAnswersUntil))}</span>
      ) : null}
      <Button
        id={`return-${request.id}`}
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
          {answer ? <QuotedText name={answererOf(request)} text={answer} /> : null}
        </dl>
        {onAnswer ? (
          <div className="mt-5 grid gap-3">
            <p className="max-w-prose text-muted text-sm">
              {texts.byShop.decide}{' '}
              {request.shopAnswersUntil ? texts.byShop.decideUntil(showMoment(request.shopAnswersUntil)) : ''}
            </p>
            <div className="flex flex-wrap gap-3">
              <Button size="small" onClick={() => begin('accepted')}>
                {texts.accept}
              </Button>
              {request.mustAccept ? null : (
                <Button kind="secondary" size="small" onClick={() => begin('declined')}>
                  {texts.decline}
                </Button>
              )}
            </div>
          </div>
        ) : null}
      </Dialog>
    </>
  );
}
