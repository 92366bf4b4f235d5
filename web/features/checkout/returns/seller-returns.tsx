import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReturnRequest } from '../../../../shared/contract/checkout/returns.ts';
import { ListEnd } from '../../../ui/list/list-end.tsx';
import { LoadFailed } from '../../../ui/list/load-failed.tsx';
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
  const list = useInfiniteQuery(sellerReturnsQuery(onlyOpen ? 'open' : undefined));
  // The answer stays in sight.
  const [answered, setAnswered] = useState<ReturnRequest[]>([]);
  const { begin, dialog } = useReturnAnswer({ onAnswered: (request) => setAnswered((those) => [...those, request]) });
  const read = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const rows = [...new Map([...answered, ...read].map((request) => [request.id, request])).values()].sort((a, b) =>
    b.createdAt.localeCompare(a.createdAt),
  );
  const failed = list.error && !list.data ? list.error : undefined;
  if (rows.length === 0 && !failed) return null;
  return (
    <Section title={words.returns.requests} lede={words.returns.requestsLede}>
      {dialog}
      {failed ? (
        <LoadFailed error={failed} busy={list.isFetching} onRetry={() => void list.refetch()} />
      ) : (
        <ul className="grid gap-4 lg:grid-cols-2">
          {rows.map((request) => (
            <li key={request.id} className="grid content-start gap-4 rounded-card bg-sunken p-5">
              <SellerReturn request={request} onAnswer={(answer) => begin({ request, answer })} />
            </li>
          ))}
        </ul>
      )}
      <ListEnd list={list} />
    </Section>
  );
}
