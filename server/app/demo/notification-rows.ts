import type { Insertable } from 'kysely';
import type { NotificationKind, NotificationParams } from '../../../shared/domain/notification.ts';
import type { Schema } from '../../platform/db/database-schema.ts';
import { nameId } from './name-id.ts';
import type { SeedRows } from './seed-store.ts';

type Row = Insertable<Schema['notifications']>;
type Listing = Insertable<Schema['listings']>;

/** Per person, the newest. */
const UNREAD = 2;

/** Returns the demo people's notifications of sales and saved listings. */
export function notificationRows({ listings = [], sales = [], wishes = [] }: SeedRows): Row[] {
  const byId = new Map(listings.map((listing) => [listing.id, listing]));
  const ofSales = sales.flatMap(({ listing_id, buyer_id, seller_id, price_cents, paid_at }) => {
    const listing = byId.get(listing_id);
    if (!listing) return [];
    const params = { title: listing.title, amountCents: price_cents };
    const at = new Date(paid_at ?? 0);
    const savers = wishes.filter((wish) => wish.listing_id === listing_id && wish.buyer_id !== buyer_id);
    return [
      rowOf(listing, { to: buyer_id, kind: 'bought', params, at, href: `/dashboard/receipt/${listing_id}` }),
      rowOf(listing, { to: seller_id, kind: 'sold', params, at, href: '/dashboard/my-products' }),
      ...savers.map(({ buyer_id: to }) =>
        rowOf(listing, { to, kind: 'sold_saved', params: { title: listing.title }, at }),
      ),
    ];
  });
  const ofPrices = wishes.flatMap(({ listing_id, buyer_id: to, price_cents: fromCents, created_at }) => {
    const listing = byId.get(listing_id);
    if (listing?.state !== 'available' || listing.price_cents >= fromCents) return [];
    const params = { title: listing.title, priceCents: listing.price_cents, fromCents };
    return [rowOf(listing, { to, kind: 'price_drop', params, at: new Date(created_at ?? 0) })];
  });
  return readMost([...ofSales, ...ofPrices]);
}

type DemoNotification<K extends NotificationKind> = {
  to: string;
  kind: K;
  params: NotificationParams[K];
  at: Date;
  href?: string;
};

const rowOf = <K extends NotificationKind>(
  { id }: Listing,
  { to, kind, params, at, href = `/furniture/${id}` }: DemoNotification<K>,
): Row => ({
  id: nameId(`${kind} ${id} ${to}`),
  account_id: to,
  kind,
  params: JSON.stringify(params),
  href,
  listing_id: id,
  group_key: null,
  at,
  read_at: null,
});

function readMost(rows: readonly Row[]): Row[] {
  const seen = new Map<string, number>();
  return [...rows]
    .sort((one, other) => Number(other.at) - Number(one.at))
    .map((row) => {
      const before = seen.get(row.account_id) ?? 0;
      seen.set(row.account_id, before + 1);
      return before < UNREAD ? row : { ...row, read_at: row.at };
    });
}
