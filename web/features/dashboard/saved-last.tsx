import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Order } from '../../../shared/contract/wishlist.ts';
import { showPrice } from '../../platform/i18n/show-price.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { AwaitedPart } from '../../ui/list/awaited-part.tsx';
import { RowPicture } from '../../ui/list/row-picture.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { words } from '../../words.ts';
import { OrderPayment } from '../checkout/orders/order-payment.tsx';
import { OrderPlace } from '../checkout/orders/order-place.tsx';
import { OrderState } from '../checkout/orders/order-state.tsx';
import { ListingName } from '../listings/listing-name.tsx';
import { shownListing } from '../listings/shown-listing.ts';
import { newestWishesQuery } from '../wishlist/wishlist-queries.ts';

export function SavedLast({ email }: { email: string }) {
  const query = useInfiniteQuery(newestWishesQuery(email));
  return (
    <AwaitedPart title={words.dashboard.savedLast} query={query} meanwhile={<Lines>{meanwhile}</Lines>}>
      {({ pages }) => {
        const orders = pages.flatMap(({ items }) => items);
        return orders.length > 0 ? (
          <Lines>
            {orders.map((order) => (
              <Saved key={order.id} order={order} />
            ))}
          </Lines>
        ) : (
          <EmptyState text={words.myOrders.none} hint={words.myOrders.noneHint}>
            <LinkButton to="/">{words.myOrders.browse}</LinkButton>
          </EmptyState>
        );
      }}
    </AwaitedPart>
  );
}

const lineStyle =
  'grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-3 border-line border-b py-4 tabled:grid-cols-[auto_minmax(0,1fr)_10rem_12rem]';

const endStyle =
  'col-span-2 flex flex-wrap items-start justify-between gap-x-6 gap-y-3 *:first:justify-items-start *:first:*:text-start *:last:ms-auto tabled:contents tabled:*:last:ms-0';

const meanwhile = ['a', 'b', 'c'].map((line) => (
  <li key={line} className={lineStyle}>
    <Skeleton className="size-18" />
    <Skeleton className="h-4 w-3/5" />
    <span className={endStyle}>
      <Skeleton className="h-6 w-16" />
      <Skeleton className="h-8 w-24" />
    </span>
  </li>
));

function Lines({ children }: { children: ReactNode }) {
  return (
    <div className="@container/list">
      <ul className="grid border-line border-t">{children}</ul>
    </div>
  );
}

function Saved({ order }: { order: Order }) {
  return (
    <li className={lineStyle}>
      <RowPicture image={order.image} id={shownListing(order)} />
      <span className="grid gap-1 font-medium">
        <ListingName title={order.title} category={order.category} id={shownListing(order)} />
        <span className="price">{showPrice(order.price)}</span>
        <OrderPlace order={order} />
      </span>
      <span className={endStyle}>
        <OrderState order={order} />
        <OrderPayment order={order} />
      </span>
    </li>
  );
}
