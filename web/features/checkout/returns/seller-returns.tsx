import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReturnRequest } from '../../../../shared/contract/checkout/returns.ts';
import { showDate } from '../../../platform/i18n/formats.ts';
import { Button } from '../../../ui/button.tsx';
import { ListEnd } from '../../../ui/list/list-end.tsx';
import { Section } from '../../../ui/section.tsx';
import { words } from '../../../words.ts';
import { ReturnBadge } from './return-badge.tsx';
import { sellerReturnsQuery } from './return-queries.ts';
import { QuotedText } from './return-standing.tsx';
import { type Answering, useReturnAnswer } from './use-return-answer.tsx';

/** Buyers' requests, with the seller's answer or buttons; nothing without any. */
export function SellerReturns() {
  const list = useInfiniteQuery(sellerReturnsQuery());
  const rows = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const { begin, dialog } = useReturnAnswer();
  if (rows.length === 0) return null;
  return (
    <Section title={words.returns.requests} lede={words.returns.requestsLede}>
      {dialog}
      <ul className="grid gap-4 lg:grid-cols-2">
        {rows.map((request) => (
          <li key={request.id} className="grid content-start gap-4 rounded-card bg-sunken p-5">
            <Request request={request} onAnswer={(answer) => begin({ request, answer })} />
          </li>
        ))}
      </ul>
      <ListEnd list={list} />
    </Section>
  );
}

function Request({ request, onAnswer }: { request: ReturnRequest; onAnswer: (answer: Answering['answer']) => void }) {
  const texts = words.returns;
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
      <dl className="grid gap-3">
        <QuotedText name={texts.reasons[request.reason]} text={request.text} />
        {request.answer ? (
          <QuotedText name={request.answeredByShop ? texts.byShop.answer : texts.yourAnswer} text={request.answer} />
        ) : null}
      </dl>
      {request.answeredByShop ? <p className="text-sm">{texts.byShop.whileAway}</p> : null}
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
