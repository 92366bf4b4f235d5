import type { Listing } from '../../../shared/contract/listings.ts';
import { Price } from '../listings/price.tsx';
import { BuyNow } from './buy-now.tsx';
import { useCanBuy, useOwnHold } from './use-can-buy.ts';

const places = {
  page: 'bottom-[calc(var(--tab-bar)+var(--offline-strip))] -mx-(--gutter) mt-8 bg-paper px-(--gutter) pb-3',
  window: 'bottom-0 -mx-6 mt-8 -mb-6 bg-surface px-6 pb-[max(0.75rem,env(safe-area-inset-bottom))]',
};

type Props = { listing: Listing; place: keyof typeof places };

/** Price and Buy at the foot of a phone, while the listing is on the screen. */
export function BuyBar({ listing, place }: Props) {
  const hold = useOwnHold(listing);
  if (!useCanBuy(listing)) return null;
  return (
    <div
      data-footer
      className={`foot-bar sticky z-20 hidden barred:flex items-center gap-6 border-line border-t pt-3 print:hidden ${places[place]}`}
    >
      <Price amount={hold?.price ?? listing.price} className="font-display text-2xl" />
      <BuyNow listing={listing} className="min-w-0 grow" />
    </div>
  );
}
