import { type QueryClient, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Fulfillment } from '../../../shared/contract/fulfillment.ts';
import type { Offer } from '../../../shared/contract/offers.ts';
import { accountCan } from '../../../shared/domain/account.ts';
import type { SessionAccount } from '../../platform/session.ts';
import { Pager } from '../../ui/pager.tsx';
import { Section } from '../../ui/section.tsx';
import { useFocusStays } from '../../ui/use-focus-stays.ts';
import { words } from '../../words.ts';
import { openPurchasesQuery, salesQuery } from '../fulfillment/sales/sale-queries.ts';
import { SaleRow } from '../fulfillment/sales/sale-row.tsx';
import { useLiveFulfillments } from '../fulfillment/use-live-fulfillments.ts';
import { withoutRetry } from '../listings/listing-queries.ts';
import { offersQuery } from '../offers/offer-queries.ts';
import { OfferRow } from '../offers/offer-row.tsx';

type Task = { until: string; row: ReactNode };

/** Rows at once. */
const PART = 4;
/** Sorts after every deadline. */
const NEVER = '9999';

/** Reads what may wait for this person. */
export const readYourTurn = (cache: QueryClient, account: SessionAccount) =>
  Promise.all([
    cache.prefetchQuery({ ...offersQuery(), ...withoutRetry }),
    cache.prefetchInfiniteQuery({ ...openPurchasesQuery(), ...withoutRetry }),
    accountCan.sell(account) && cache.prefetchInfiniteQuery({ ...salesQuery('open'), ...withoutRetry }),
  ]);

/** Lists offers, purchases and sales that wait for this person, the nearest deadline first; nothing without any. */
export function YourTurn({ account }: { account: SessionAccount }) {
  const { data: offers } = useQuery(offersQuery());
  const purchases = useInfiniteQuery(openPurchasesQuery());
  const sales = useInfiniteQuery({ ...salesQuery('open'), enabled: accountCan.sell(account) });
  useLiveFulfillments();
  const [shown, setShown] = useState(PART);
  const place = useFocusStays<HTMLDivElement>();
  const both = [purchases.data, sales.data].flatMap((data) => data?.pages ?? []).flatMap(({ items }) => items);
  const tasks = [...(offers ?? []).filter(waitsForMe).map(offerTask), ...both.filter(isMyTurn).map(saleTask)];
  if (tasks.length === 0) return null;
  tasks.sort((one, other) => one.until.localeCompare(other.until));
  return (
    <div {...place} className="mb-8 outline-none">
      <Section title={words.offers.yourTurn}>
        <ul className="grid gap-3">{tasks.slice(0, shown).map(({ row }) => row)}</ul>
        <Pager more={tasks.length > shown} busy={false} onMore={() => setShown(shown + PART)} />
      </Section>
    </div>
  );
}

/** An offer to answer, or an agreed price to pay. */
const waitsForMe = ({ turn, holdUntil, role }: Offer): boolean =>
  turn === 'me' || (holdUntil !== undefined && role === 'buyer');

const isMyTurn = ({ turn, role }: Fulfillment): boolean => turn === role;

const offerTask = (offer: Offer): Task => ({
  until: offer.holdUntil ?? offer.expiresAt,
  row: <OfferRow key={offer.id} offer={offer} namesTurn={false} />,
});

const saleTask = (sale: Fulfillment): Task => ({
  until: sale.deadlineAt ?? NEVER,
  row: <SaleRow key={sale.id} sale={sale} namesTurn={false} />,
});
