import { sql } from 'kysely';
import type { Listing } from '../../../shared/contract/listings.ts';
import { afterHandoverStates } from '../../../shared/domain/fulfillment.ts';
import { soldStates } from '../../../shared/domain/purchase.ts';
import type { ListingSort } from '../../../shared/domain/sorting.ts';
import { anyOf } from '../../platform/db/any-of.ts';
import type { Db } from '../../platform/db/database.ts';
import { inOrder, isAfter, type SortBy, type SortedPage, sortValue } from '../../platform/db/sort-key.ts';
import { hiddenBy } from './hidden-store.ts';
import { shown } from './listing-store.ts';
import { refunded, relistedAs } from './relisted-store.ts';

const views = sql<number>`(select coalesce(sum(v.views), 0)::int from listing_views v where v.listing_id = l.id)`;
const saves = sql<number>`(select count(*)::int from wishes w where w.listing_id = l.id and w.removed_at is null)`;

export const ownSorts: Record<ListingSort, SortBy> = {
  listed: { by: sql`l.created_at`, kind: 'time' },
  name: { by: sql`lower(l.title)`, kind: 'text' },
  price: { by: sql`l.price_cents`, kind: 'number' },
  status: { by: sql`array_position(array['available', 'held', 'withdrawn', 'sold'], l.state)`, kind: 'number' },
  views: { by: views, kind: 'number' },
  saves: { by: saves, kind: 'number' },
};

const isHandedOver = sql<boolean>`exists (
  select from fulfillments f where f.purchase_id = p.id and f.state in (${anyOf(afterHandoverStates)}))`;

const buyer = sql<NonNullable<Listing['buyer']> | null>`(
  select json_strip_nulls(json_build_object('displayName', b.display_name, 'email', b.email, 'method', nullif(s.method, 'pickup'),
      'conversationId', (select c.id from conversations c where c.listing_id = l.id and c.buyer_id = b.id),
      'isHandedOver', nullif(${isHandedOver}, false), 'isDisputing', p.state = 'disputed'))
    from sales s join purchases p on p.id = s.purchase_id join accounts b on b.id = s.buyer_id
   where s.listing_id = l.id and p.state in (${anyOf(soldStates)}) and b.deleted_at is null)`;

/** Excludes removed ones. */
export const listBySeller = (db: Db, sellerId: string, page: SortedPage) =>
  shown(db)
    .select([
      views.as('views'),
      saves.as('saves'),
      buyer.as('buyer'),
      refunded.as('refunded'),
      relistedAs.as('relisted_as'),
      hiddenBy.as('hidden'),
      sortValue(page).as('sort_value'),
    ])
    .where('l.seller_id', '=', sellerId)
    .where('l.deleted_at', 'is', null)
    .where(isAfter(page, 'l.id'))
    .orderBy(inOrder(page, 'l.id'))
    .limit(page.limit + 1)
    .execute();
