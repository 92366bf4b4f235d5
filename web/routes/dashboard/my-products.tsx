import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import type { Listing } from '../../../shared/contract/listings.ts';
import { accountCan } from '../../../shared/domain/account.ts';
import { listingSorts } from '../../../shared/domain/sorting.ts';
import { sellerReturnsQuery } from '../../features/checkout/returns/return-queries.ts';
import { SellerReturns } from '../../features/checkout/returns/seller-returns.tsx';
import { SellersOnly } from '../../features/dashboard/sellers-only.tsx';
import { ListingName } from '../../features/listings/listing-name.tsx';
import { ownKey, ownListingsQuery } from '../../features/listings/own-queries.ts';
import { ListingStatus } from '../../features/selling/table/listing-status.tsx';
import { OwnRemoved } from '../../features/selling/table/own-removed.tsx';
import { RowActions } from '../../features/selling/table/row-actions.tsx';
import { useListingActions } from '../../features/selling/table/use-listing-actions.tsx';
import { NumbersLoading } from '../../features/statistics/numbers-loading.tsx';
import { SellerDays, SellerFigures } from '../../features/statistics/seller-figures.tsx';
import { sellerNumbersQuery } from '../../features/statistics/statistics-queries.ts';
import { getApi } from '../../platform/api-client.ts';
import { titledHead } from '../../platform/head/titled-head.ts';
import { showCount } from '../../platform/i18n/formats.ts';
import { showPrice } from '../../platform/i18n/show-price.ts';
import { useList } from '../../platform/lists/use-list.ts';
import type { SessionAccount } from '../../platform/session.ts';
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

export const Route = createFileRoute('/dashboard/my-products')({
  head: titledHead('myProducts'),
  validateSearch: (search: Record<string, unknown>) => readSorting(search, listingSorts),
  loader: async ({ context: { account, queryClient }, location }) => {
    if (!accountCan.sell(account)) return;
    await Promise.all([
      queryClient.ensureInfiniteQueryData(ownListingsQuery(account.email, readSorting(location.search, listingSorts))),
      queryClient.ensureQueryData(sellerNumbersQuery(account.email)),
      queryClient.prefetchInfiniteQuery(sellerReturnsQuery()),
    ]);
  },
  pendingComponent: () => (
    <ListLoading>
      <NumbersLoading figures={5} charts={2} />
    </ListLoading>
  ),
  component: Page,
});

/** A withdrawn listing is not rendered on the server, where the viewer is unknown. */
const pageOf = ({ id, withdrawn }: Listing) => (withdrawn ? undefined : id);

const columns = (): Column<Listing>[] => [
  {
    key: 'image',
    header: words.ui.image,
    headerHidden: true,
    onPhone: 'lead',
    cell: (listing) => <RowPicture image={listing.image} id={pageOf(listing)} />,
  },
  {
    key: 'name',
    header: words.myProducts.name,
    sort: 'name',
    names: true,
    cell: (listing) => <ListingName title={listing.title} category={listing.category} id={pageOf(listing)} />,
  },
  {
    key: 'price',
    header: words.myProducts.price,
    sort: 'price',
    cell: ({ price }) => <span className="price">{showPrice(price)}</span>,
  },
  {
    key: 'status',
    header: words.myProducts.status,
    sort: 'status',
    cell: (listing) => <ListingStatus listing={listing} />,
  },
  {
    key: 'views',
    header: words.numbers.views,
    sort: 'views',
    cell: ({ views = 0 }) => <span className="price">{showCount(views)}</span>,
  },
  {
    key: 'saves',
    header: words.numbers.saves,
    sort: 'saves',
    cell: ({ saves = 0 }) => <span className="price">{showCount(saves)}</span>,
  },
];

function Page() {
  const { account } = Route.useRouteContext();
  return accountCan.sell(account) ? <Products account={account} /> : <SellersOnly account={account} />;
}

function Products({ account }: { account: SessionAccount }) {
  const address = Route.useSearch();
  const { list, rows } = useList(ownListingsQuery(account.email, address));
  const { data: numbers } = useSuspenseQuery(sellerNumbersQuery(account.email));
  const navigate = Route.useNavigate();
  const sorting = sortingOf(
    address,
    listingSorts,
    (search) => void navigate({ search, replace: true, resetScroll: false }),
  );
  const queryKey = ownKey(account.email);
  const { allowedOn, above } = useListingActions(account, queryKey);
  const removal = useRemoval<Listing>(rows, {
    queryKey,
    changesShop: true,
    remove: ({ id }) => getApi().removeListing({ params: { id } }),
    restore: ({ id }) => getApi().restoreListing({ params: { id } }),
    nameOf: ({ title }) => title,
    labelOf: () => words.myProducts.delete,
    question: words.confirm.deleteOwn,
    consequenceOf: ({ title }) => words.myProducts.deleteText(title),
    done: words.toast.listingDeleted,
    afterwards: words.dashboard.wasDeleted,
  });
  const actionsFor = (listing: Listing, index: number) => (
    <RowActions
      listing={listing}
      account={account}
      actions={allowedOn(listing)}
      onDelete={() => removal.begin(listing, index)}
    />
  );

  return (
    <>
      <PageHeading title={words.titles.myProducts}>
        {removal.left.length > 0 ? (
          <LinkButton to="/dashboard/add-item" kind="secondary">
            {words.dashboard.addProduct}
          </LinkButton>
        ) : null}
        <LinkButton to="/dashboard/import" kind="quiet" className="max-sm:px-2 sm:order-first">
          {words.myProducts.importMany}
        </LinkButton>
      </PageHeading>
      <div className="grid gap-6">
        {above}
        {removal.dialog}
        {removal.alone}
        <SellerReturns />
        {removal.left.length === 0 ? (
          <EmptyState text={words.myProducts.none} hint={words.myProducts.noneHint}>
            <LinkButton to="/dashboard/add-item">{words.dashboard.addProduct}</LinkButton>
          </EmptyState>
        ) : (
          <>
            <div className="grid gap-6 max-sm:order-1">
              <SellerFigures numbers={numbers} />
              <SellerDays numbers={numbers} />
            </div>
            <SortSelect
              sorting={sorting}
              options={listingSorts.map((value) => ({ value, label: words.myProducts.sorts[value] }))}
            />
            <DataTable
              breakpoint="widest"
              sorting={sorting}
              caption={words.titles.myProducts}
              columns={[
                ...columns(),
                {
                  key: 'actions',
                  header: words.myProducts.actions,
                  headerHidden: true,
                  align: 'end',
                  cell: actionsFor,
                },
              ]}
              rows={removal.left}
              standIns={removal.standIns}
              rowKey={({ id }) => id}
            />
          </>
        )}
        <ListEnd list={list} />
        <OwnRemoved email={account.email} except={removal.standIns} />
      </div>
    </>
  );
}
