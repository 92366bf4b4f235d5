import type { Order, OrderToPay } from '../../../shared/contract/wishlist.ts';
import { isAvailable } from '../../../shared/domain/listing.ts';
import { wirePrice } from '../../platform/shop/shop-money.ts';
import { deliveryOfferOf } from '../listings/delivery-columns.ts';
import { presentDelivery } from '../listings/present-delivery.ts';
import type { ShownWish, WishToPay } from './wish-store.ts';

const standingOf = { refund_pending: 'pending', refunded: 'refunded', refund_failed: 'failed' } as const;

/** Never for a removed listing or seller. */
const isOffered = (row: ShownWish) => isAvailable(row.state) && row.hidden_at === null && row.deleted_at === null;

/**
 * Paid is derived from the sale.
 * @param buyerIsConfirmed may read the seller's email before paying, like the listing's contact
 */
export const presentWish =
  (buyerIsConfirmed: boolean) =>
  (row: ShownWish): Order => ({
    id: row.id,
    listingId: row.listing_id,
    category: row.category,
    title: row.title,
    sellerName: row.seller_name,
    sellerEmail:
      row.paid_cents !== null || (buyerIsConfirmed && isOffered(row) && !row.is_blocked) ? row.seller_email : '',
    buyerEmail: row.buyer_email,
    // During the buyer's hold, the price to pay: an agreed one may be lower.
    price: wirePrice(row.paid_cents ?? (row.held_by === row.buyer_id ? row.held_cents : null) ?? row.price_cents),
    savedPrice: wirePrice(row.saved_cents),
    image: row.image ?? '',
    location: row.location,
    ...presentOffered(row),
    ...presentChosen(row),
    paid: row.paid_cents !== null,
    available: isOffered(row),
    ...(row.state === 'sold' ? { sold: true } : {}),
    ...(row.state === 'held' && row.held_until ? { onHoldUntil: row.held_until.toISOString() } : {}),
    heldByMe: row.held_by === row.buyer_id,
    ...(row.sale_id !== null && row.paid_cents === null ? { refunded: true } : {}),
    ...(row.money_back ? { moneyBack: standingOf[row.money_back] } : {}),
  });

/** Returns what the buyer reads before paying. */
export const presentSold = (row: WishToPay): Omit<OrderToPay, keyof Order> => ({
  edition: row.edition,
  images: row.images,
  condition: row.condition,
  year: row.year,
  description: row.description,
  ...(row.defects === null ? {} : { defects: row.defects }),
  colours: row.colours,
  materials: row.materials,
  ...(row.style === null ? {} : { style: row.style }),
  ...(row.width_mm === null ? {} : { widthMm: row.width_mm }),
  ...(row.depth_mm === null ? {} : { depthMm: row.depth_mm }),
  ...(row.height_mm === null ? {} : { heightMm: row.height_mm }),
});

function presentOffered(row: ShownWish): Pick<Order, 'offered'> {
  const offered = presentDelivery(deliveryOfferOf(row));
  return Object.keys(offered).length > 0 ? { offered: { ...offered, town: row.place_name ?? row.location } } : {};
}

function presentChosen(row: ShownWish): Pick<Order, 'method' | 'methodCents'> {
  const isPaid = row.paid_cents !== null;
  const isMine = isPaid || row.held_by === row.buyer_id;
  const method = isPaid ? row.paid_method : row.held_method;
  const methodCents = isPaid ? row.paid_delivery_cents : row.held_delivery_cents;
  return isMine && method && method !== 'pickup' && methodCents !== null ? { method, methodCents } : {};
}
