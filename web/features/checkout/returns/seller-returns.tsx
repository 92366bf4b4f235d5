import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ListEnd } from '../../../ui/list/list-end.tsx';
import { Section } from '../../../ui/section.tsx';
import { words } from '../../../words.ts';
import { useLivePurchases } from '../use-live-purchases.ts';
import { sellerReturnsQuery } from './return-queries.ts';
import { SellerReturn } from './seller-return.tsx';
import { useReturnAnswer } from './use-return-answer.tsx';

/**
 * Buyers' requests, with the seller's answer or buttons; nothing without any.
 * @param onlyOpen those that wait for an answer
 */
export function SellerReturns({ onlyOpen = false }: { onlyOpen?: boolean }) {
  useLivePurchases();
  const list = useInfiniteQuery(sellerReturnsQuery());
  const all = list.data?.pages.flatMap(({ items }) => items) ?? [];
  // The answer stays in sight.
  const [answered, setAnswered] = useState<string>();
  const rows = onlyOpen ? all.filter(({ id, state }) => state === 'open' || id === answered) : all;
  const { begin, dialog } = useReturnAnswer();
  if (rows.length === 0) return null;
  return (
    <Section title={words.returns.requests} lede={words.returns.requestsLede}>
      {dialog}
      <ul className="grid gap-4 lg:grid-cols-2">
        {rows.map((request) => (
          <li key={request.id} className="grid content-start gap-4 rounded-card bg-sunken p-5">
            <SellerReturn
              request={request}
              onAnswer={(answer) => {
                setAnswered(request.id);
                begin({ request, answer });
              }}
            />
          </li>
        ))}
      </ul>
      {onlyOpen ? null : <ListEnd list={list} />}
    </Section>
  );
}
