import {
  type InfiniteData,
  type QueryClient,
  type UseInfiniteQueryResult,
  useInfiniteQuery,
} from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Page } from '../../../shared/contract/call.ts';
import type { Fulfillment } from '../../../shared/contract/fulfillment.ts';
import type { Offer } from '../../../shared/contract/offers.ts';
import { accountCan } from '../../../shared/domain/account.ts';
import type { SessionAccount } from '../../platform/session.ts';
import { words } from '../../words.ts';
import { sellerReturnsQuery } from '../checkout/returns/return-queries.ts';
import { waitingSalesQuery } from '../fulfillment/sales/sale-queries.ts';
import { SaleRow } from '../fulfillment/sales/sale-row.tsx';
import { useLiveFulfillments } from '../fulfillment/use-live-fulfillments.ts';
import { withoutRetry } from '../listings/listing-queries.ts';
import { waitingOffersQuery } from '../offers/offer-queries.ts';
import { OfferRow } from '../offers/offer-row.tsx';

type List<Row> = UseInfiniteQueryResult<InfiniteData<Page<Row>>>;
export type Task = { id: string; until: string; row: ReactNode };
/** `tasks` is undefined until read. */
export type WaitingList = { title: string; list: List<unknown>; tasks: Task[] | undefined };

/** Reads what waits for this person. */
export const readWaitingLists = (cache: QueryClient, account: SessionAccount) =>
  Promise.all([
    cache.prefetchInfiniteQuery({ ...waitingOffersQuery(), ...withoutRetry }),
    cache.prefetchInfiniteQuery({ ...waitingSalesQuery('buyer'), ...withoutRetry }),
    ...(accountCan.sell(account)
      ? [
          cache.prefetchInfiniteQuery({ ...waitingSalesQuery('seller'), ...withoutRetry }),
          cache.prefetchInfiniteQuery({ ...sellerReturnsQuery('open'), ...withoutRetry }),
        ]
      : []),
  ]);

/** Returns offers, purchases and sales that wait for this person, each list with the nearest deadline first. */
export function useWaitingLists(account: SessionAccount): WaitingList[] {
  const sells = accountCan.sell(account);
  const offers = useInfiniteQuery(waitingOffersQuery());
  const purchases = useInfiniteQuery(waitingSalesQuery('buyer'));
  const sales = useInfiniteQuery({ ...waitingSalesQuery('seller'), enabled: sells });
  useLiveFulfillments();
  return [
    { title: words.titles.offers, list: offers, tasks: tasksOf(offers, offerTask) },
    { title: words.nav.purchases, list: purchases, tasks: tasksOf(purchases, saleTask) },
    ...(sells ? [{ title: words.titles.sales, list: sales, tasks: tasksOf(sales, saleTask) }] : []),
  ];
}

/** Counts the open requests on the pages read so far; undefined until read. */
export function useOpenReturns(account: SessionAccount): number | undefined {
  const sells = accountCan.sell(account);
  const { data } = useInfiniteQuery({ ...sellerReturnsQuery('open'), enabled: sells });
  return sells ? data?.pages.reduce((sum, { items }) => sum + items.length, 0) : 0;
}

/** A deadline that moves between two pages brings a row twice. */
const tasksOf = <Row,>({ data }: List<Row>, taskOf: (row: Row) => Task): Task[] | undefined =>
  data && [
    ...new Map(data.pages.flatMap(({ items }) => items.map(taskOf)).map((task) => [task.id, task] as const)).values(),
  ];

const offerTask = (offer: Offer): Task => ({
  id: offer.id,
  until: offer.holdUntil ?? offer.expiresAt,
  row: <OfferRow key={offer.id} offer={offer} namesTurn={false} />,
});

/** Sorts after every deadline. */
const NEVER = '9999';

const saleTask = (sale: Fulfillment): Task => ({
  id: sale.id,
  until: sale.deadlineAt ?? NEVER,
  row: <SaleRow key={sale.id} sale={sale} namesTurn={false} />,
});
