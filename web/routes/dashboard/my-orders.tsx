import { createFileRoute } from '@tanstack/react-router';
import type { Order } from '../../../shared/contract/wishlist.ts';
import { wishSorts } from '../../../shared/domain/sorting.ts';
import { OrderPayment } from '../../features/checkout/orders/order-payment.tsx';
import { OrderPlace } from '../../features/checkout/orders/order-place.tsx';
import { OrderState, priceChange } from '../../features/checkout/orders/order-state.tsx';
import { ListingName } from '../../features/listings/listing-name.tsx';
import { shownListing } from '../../features/listings/shown-listing.ts';
import { whenHoldEnds } from '../../features/listings/when-hold-ends.ts';
import { wishesKey, wishesQuery } from '../../features/wishlist/wishlist-queries.ts';
import { getApi } from '../../platform/api-client.ts';
import { titledHead } from '../../platform/head/titled-head.ts';
import { showMoney } from '../../platform/i18n/formats.ts';
import { showPrice } from '../../platform/i18n/show-price.ts';
import { useList } from '../../platform/lists/use-list.ts';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { ListEnd } from '../../ui/list/list-end.tsx';
import { ListLoading } from '../../ui/list/list-loading.tsx';
import { RowPicture } from '../../ui/list/row-picture.tsx';
import { SortSelect } from '../../ui/list/sort-select.tsx';
import { readSorting, sortingOf } from '../../ui/list/sorting.ts';
import { useRemoval } from '../../ui/list/use-removal.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { words } from '../../words.ts';

export const Route = createFileRoute('/dashboard/my-orders')({
  head: titledHead('myOrders'),
  validateSearch: (search: Record<string, unknown>) => readSorting(search, wishSorts),
  loader: ({ context: { account, queryClient }, location }) =>
    queryClient.ensureInfiniteQueryData(wishesQuery(account.email, readSorting(location.search, wishSorts))),
  pendingComponent: ListLoading,
  component: Page,
});

const followHolds = whenHoldEnds<{ pages: { items: Order[] }[] }>(({ pages }) =>
  pages.flatMap(({ items }) => items.map(({ onHoldUntil }) => onHoldUntil)),
);

const isPaid = (order: Order) => order.paid;

const columns = (): Column<Order>[] => [
  { key: 'index', header: words.ui.rowNumber, onPhone: 'none', cell: (_, index) => index + 1 },
  {
    key: 'image',
    header: words.ui.image,
    headerHidden: true,
    onPhone: 'lead',
    cell: (order) => <RowPicture image={order.image} id={shownListing(order)} />,
  },
  {
    key: 'name',
    header: words.myOrders.name,
    sort: 'name',
    names: true,
    cell: (order) => (
      <span className="grid gap-0.5">
        <ListingName title={order.title} category={order.category} id={shownListing(order)} />
        <OrderPlace order={order} />
      </span>
    ),
  },
  { key: 'price', header: words.myOrders.price, sort: 'price', cell: (order) => <Price order={order} /> },
  { key: 'state', header: words.myOrders.state, sort: 'state', cell: (order) => <OrderState order={order} /> },
  { key: 'payment', header: words.myOrders.payment, cell: (order) => <OrderPayment order={order} /> },
];

function Page() {
  const { account } = Route.useRouteContext();
  const address = Route.useSearch();
  const { list, rows } = useList({ ...wishesQuery(account.email, address), ...followHolds });
  const navigate = Route.useNavigate();
  const sorting = sortingOf(
    address,
    wishSorts,
    (search) => void navigate({ search, replace: true, resetScroll: false }),
  );
  const { buttonFor, dialog, left, standIns, alone } = useRemoval<Order>(rows, {
    queryKey: wishesKey(account.email),
    remove: ({ id }) => getApi().removeWish({ params: { id } }),
    restore: ({ id }) => getApi().restoreWish({ params: { id } }),
    nameOf: ({ title }) => title,
    labelOf: (order) => (isPaid(order) ? words.myOrders.remove : words.myOrders.delete),
    consequenceOf: (order) =>
      isPaid(order) ? words.myOrders.removeText(order.title) : words.myOrders.deleteText(order.title),
    done: words.toast.wishRemoved,
  });

  return (
    <>
      <PageHeading title={words.titles.myOrders}>
        <LinkButton to="/dashboard/payment-history" kind="secondary">
          {words.purchases.title}
        </LinkButton>
      </PageHeading>
      <div className="grid gap-6">
        {dialog}
        {alone}
        {left.length === 0 ? (
          <EmptyState text={words.myOrders.none} hint={words.myOrders.noneHint}>
            <LinkButton to="/">{words.myOrders.browse}</LinkButton>
          </EmptyState>
        ) : (
          <>
            <SortSelect
              sorting={sorting}
              options={wishSorts.map((value) => ({ value, label: words.myOrders.sorts[value] }))}
            />
            <DataTable
              breakpoint="wide"
              sorting={sorting}
              caption={words.titles.myOrders}
              columns={[
                ...columns(),
                { key: 'actions', header: words.myOrders.actions, headerHidden: true, align: 'end', cell: buttonFor },
              ]}
              rows={left}
              standIns={standIns}
              rowKey={({ id }) => id}
            />
          </>
        )}
        <ListEnd list={list} />
      </div>
    </>
  );
}

/** Current price, and the saved price if it was lower. The state shows a drop. */
function Price({ order }: { order: Order }) {
  const rose = !isPaid(order) && priceChange(order) > 0;
  return (
    <span className="grid text-end tabled:text-start">
      <span className="price">{showPrice(order.price)}</span>
      {order.methodCents ? (
        <span className="text-muted text-sm">{words.delivery.plus(showMoney(order.methodCents))}</span>
      ) : null}
      {rose ? <span className="text-muted text-sm">{words.myOrders.savedAt(showPrice(order.savedPrice))}</span> : null}
    </span>
  );
}
