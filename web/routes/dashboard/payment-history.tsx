import { createFileRoute } from '@tanstack/react-router';
import type { Paid } from '../../../shared/contract/checkout.ts';
import { paidSorts } from '../../../shared/domain/sorting.ts';
import { paidKey, paidQuery } from '../../features/checkout/paid-queries.ts';
import { NextStep } from '../../features/checkout/purchases/next-step.tsx';
import { SellerContact } from '../../features/checkout/purchases/seller-contact.tsx';
import { ReturnButton } from '../../features/checkout/returns/return-button.tsx';
import { useLivePurchases } from '../../features/checkout/use-live-purchases.ts';
import { ListingName } from '../../features/listings/listing-name.tsx';
import { getApi } from '../../platform/api-client.ts';
import { titledHead } from '../../platform/head/titled-head.ts';
import { showDate, showMoney } from '../../platform/i18n/formats.ts';
import { showPrice } from '../../platform/i18n/show-price.ts';
import { useList } from '../../platform/lists/use-list.ts';
import { Badge } from '../../ui/badge.tsx';
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

export const Route = createFileRoute('/dashboard/payment-history')({
  head: titledHead('paymentHistory'),
  validateSearch: (search: Record<string, unknown>) => readSorting(search, paidSorts),
  loader: ({ context: { account, queryClient }, location }) =>
    queryClient.ensureInfiniteQueryData(paidQuery(account.email, readSorting(location.search, paidSorts))),
  pendingComponent: ListLoading,
  component: Page,
});

const columns = (): Column<Paid>[] => [
  {
    key: 'image',
    header: words.ui.image,
    headerHidden: true,
    onPhone: 'lead',
    cell: ({ image, listingId }) => <RowPicture image={image} id={listingId} />,
  },
  {
    key: 'name',
    header: words.paymentHistory.name,
    sort: 'name',
    names: true,
    cell: (paid) => <ListingName title={paid.title} category={paid.category} id={paid.listingId} />,
  },
  { key: 'price', header: words.paymentHistory.price, sort: 'price', cell: (paid) => <Price paid={paid} /> },
  {
    key: 'paidOn',
    header: words.paymentHistory.paidOn,
    sort: 'paid',
    cell: ({ paidAt }) => <span className="whitespace-nowrap">{showDate(paidAt)}</span>,
  },
  { key: 'seller', header: words.purchases.seller, cell: (paid) => <SellerContact paid={paid} /> },
  { key: 'step', header: words.purchases.step, cell: (paid) => <NextStep paid={paid} /> },
];

function Page() {
  useLivePurchases();
  const { account } = Route.useRouteContext();
  const address = Route.useSearch();
  const { list, rows } = useList(paidQuery(account.email, address));
  const navigate = Route.useNavigate();
  const sorting = sortingOf(
    address,
    paidSorts,
    (search) => void navigate({ search, replace: true, resetScroll: false }),
  );
  const { buttonFor, dialog, left, standIns, alone } = useRemoval<Paid>(rows, {
    queryKey: paidKey(account.email),
    remove: ({ id }) => getApi().removePaid({ params: { id } }),
    restore: ({ id }) => getApi().restorePaid({ params: { id } }),
    nameOf: ({ title }) => title,
    labelOf: () => words.paymentHistory.remove,
    consequenceOf: ({ title }) => words.paymentHistory.removeText(title),
    done: words.toast.paidRemoved,
  });

  return (
    <>
      <PageHeading title={words.titles.paymentHistory}>
        {left.length > 0 ? (
          <LinkButton to="/dashboard/my-orders" kind="secondary">
            {words.purchases.saved}
          </LinkButton>
        ) : null}
      </PageHeading>
      <div className="grid gap-6">
        {dialog}
        {alone}
        {left.length === 0 ? (
          <EmptyState text={words.paymentHistory.none} hint={words.paymentHistory.noneHint}>
            <LinkButton to="/dashboard/my-orders">{words.paymentHistory.toOrders}</LinkButton>
          </EmptyState>
        ) : (
          <>
            <SortSelect
              sorting={sorting}
              options={paidSorts.map((value) => ({ value, label: words.paymentHistory.sorts[value] }))}
            />
            <DataTable
              breakpoint="wide"
              sorting={sorting}
              caption={words.titles.paymentHistory}
              columns={[
                ...columns(),
                {
                  key: 'actions',
                  header: words.paymentHistory.actions,
                  headerHidden: true,
                  align: 'end',
                  cell: (paid, index) => (
                    <span className="block grow border-line border-t pt-2 tabled:border-0 tabled:pt-0">
                      <span className="flex flex-wrap gap-x-4 tabled:grid tabled:justify-items-end">
                        <LinkButton
                          to="/dashboard/receipt/$id"
                          params={{ id: paid.id }}
                          kind="quiet"
                          size="small"
                          className="-ms-3 tabled:ms-0 tabled:-me-3"
                          aria-label={words.ui.actionOn(words.paymentHistory.receipt, paid.title)}
                        >
                          {words.paymentHistory.receipt}
                        </LinkButton>
                        <ReturnButton paid={paid} size="small" />
                        {buttonFor(paid, index)}
                      </span>
                    </span>
                  ),
                },
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

function Price({ paid: { price, deliveryCents, refund, refunded = '0' } }: { paid: Paid }) {
  return (
    <span className="grid justify-items-end gap-1 tabled:justify-items-start">
      <span className="price">{showPrice(price)}</span>
      {deliveryCents ? (
        <span className="text-muted text-sm">{words.delivery.plus(showMoney(deliveryCents))}</span>
      ) : null}
      {refund ? (
        <Badge tone={refund === 'failed' ? 'danger' : 'neutral'}>
          {words.paymentHistory.refunds[refund](showPrice(refunded))}
        </Badge>
      ) : null}
    </span>
  );
}
