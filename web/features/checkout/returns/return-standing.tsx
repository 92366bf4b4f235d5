import type { ReturnRequest } from '../../../../shared/contract/checkout/returns.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { words } from '../../../words.ts';
import { showMoment } from '../../fulfillment/show-window.ts';
import { ReturnBadge } from './return-badge.tsx';

type Props = {
  request: ReturnRequest;
  /** Sent just now. */
  wasSent: boolean;
  /** The seller has left. */
  shopDecides: boolean;
  /** Undefined when the buyer cannot ask again. */
  onAskAgain?: () => void;
};

export function ReturnStanding({ request, wasSent, shopDecides, onAskAgain }: Props) {
  const texts = words.returns;
  const { accepted, declined } = request.answeredByShop
    ? { ...texts.byShop, accepted: texts.byShop.acceptedBefore }
    : texts.stateTexts;
  const said = shopDecides
    ? { ...texts.stateTexts, ...texts.byShop }
    : { ...texts.stateTexts, accepted, declined, sent: texts.sent, withdrawn: texts.withdrawnText };
  const isDeclared = request.reason === 'withdrawal' && request.state === 'accepted';
  return (
    <div className="grid gap-5">
      {wasSent ? (
        <Notice kind="success" announce>
          {said.sent}
        </Notice>
      ) : (
        <p>{isDeclared ? said.withdrawn : said[request.state]}</p>
      )}
      {request.shopAnswersUntil ? <p>{texts.byShop.until(showMoment(request.shopAnswersUntil))}</p> : null}
      <p className="flex flex-wrap items-center gap-3">
        <ReturnBadge state={request.state} reason={request.reason} />
        {request.reason === 'withdrawal' ? null : <span>{texts.reasons[request.reason]}</span>}
      </p>
      <dl className="grid gap-4">
        {request.text ? <QuotedText name={texts.yourText} text={request.text} /> : null}
        {request.answer ? <QuotedText name={answererOf(request)} text={request.answer} /> : null}
      </dl>
      {onAskAgain ? (
        <Button kind="secondary" className="justify-self-start" onClick={onAskAgain}>
          {texts.askAgain}
        </Button>
      ) : null}
    </div>
  );
}

export const answererOf = ({ answeredByShop }: { answeredByShop?: true | undefined }): string =>
  answeredByShop ? words.returns.byShop.answer : words.returns.theirAnswer;

/** An entry of a definition list: who wrote what. */
export function QuotedText({ name, text }: { name: string; text: string }) {
  return (
    <div className="grid gap-0.5">
      <dt className="text-muted text-sm">{name}</dt>
      <dd dir="auto" className="wrap-anywhere whitespace-pre-line">
        {text}
      </dd>
    </div>
  );
}
