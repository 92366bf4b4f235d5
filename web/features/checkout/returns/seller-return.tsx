import type { ReturnRequest } from '../../../../shared/contract/checkout/returns.ts';
import { showDate } from '../../../platform/i18n/formats.ts';
import { Button } from '../../../ui/button.tsx';
import { words } from '../../../words.ts';
import { ReturnBadge } from './return-badge.tsx';
import { QuotedText } from './return-standing.tsx';
import type { Answering } from './use-return-answer.tsx';

type Props = { request: ReturnRequest; onAnswer: (answer: Answering['answer']) => void };

/** A buyer's request for its seller: what to answer, or what follows. */
export function SellerReturn({ request, onAnswer }: Props) {
  const texts = words.returns;
  const isDeclared = request.reason === 'withdrawal';
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <h3 dir="auto" className="wrap-anywhere min-w-0 text-xl">
          {request.title}
        </h3>
        <ReturnBadge state={request.state} reason={request.reason} />
      </div>
      <p className="wrap-anywhere text-muted text-sm">
        {texts.from(request.buyerName)}, <time dateTime={request.createdAt}>{showDate(request.createdAt)}</time>
      </p>
      {request.text || request.answer ? (
        <dl className="grid gap-3">
          {request.text ? (
            <QuotedText name={isDeclared ? texts.buyerText : texts.reasons[request.reason]} text={request.text} />
          ) : null}
          {request.answer ? (
            <QuotedText name={request.answeredByShop ? texts.byShop.answer : texts.yourAnswer} text={request.answer} />
          ) : null}
        </dl>
      ) : null}
      {request.answeredByShop ? <p className="text-sm">{texts.byShop.whileAway}</p> : null}
      {request.state === 'accepted' ? (
        <p className="text-sm">{isDeclared ? texts.whatNext.withdrawn : texts.whatNext.accepted}</p>
      ) : null}
      {request.state === 'open' ? (
        <>
          {request.mustAccept ? <p className="text-sm">{texts.traderMustAccept}</p> : null}
          <div id={`return-${request.id}`} tabIndex={-1} className="flex flex-wrap gap-3 outline-none">
            <Button
              size="small"
              aria-label={words.ui.actionOn(texts.accept, request.title)}
              onClick={() => onAnswer('accepted')}
            >
              {texts.accept}
            </Button>
            {request.mustAccept ? null : (
              <Button
                kind="secondary"
                size="small"
                aria-label={words.ui.actionOn(texts.decline, request.title)}
                onClick={() => onAnswer('declined')}
              >
                {texts.decline}
              </Button>
            )}
          </div>
        </>
      ) : null}
    </>
  );
}
