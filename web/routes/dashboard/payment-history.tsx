import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import type { Paid } from '../../../shared/contract/purchases.ts';
import { getApi } from '../../api-client.ts';
import { ListEnd } from '../../components/dashboard/list-end.tsx';
import { ListLoading } from '../../components/dashboard/list-loading.tsx';
import { paidQuery } from '../../components/dashboard/list-queries.ts';
import { PieceName } from '../../components/dashboard/piece-name.tsx';
import { RowPicture } from '../../components/dashboard/row-picture.tsx';
import { showPrice } from '../../components/dashboard/show-price.ts';
import { useRemoval } from '../../components/dashboard/use-removal.tsx';
import { showDate } from '../../language/formats.ts';
import { Badge } from '../../ui/badge.tsx';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { words } from '../../words.ts';

export const Route = createFileRoute('/dashboard/payment-history')({
  head: () => ({ meta: [{ title: words.app.title(words.titles.paymentHistory) }] }),
  loader: ({ context }) => context.queryClient.ensureInfiniteQueryData(paidQuery(context.account.email)),
  pendingComponent: ListLoading,
  component: Page,
});

const columns = (): Column<Paid>[] => [
  {
    key: 'image',
    header: words.ui.image,
    headerHidden: true,
    onPhone: 'lead',
    cell: ({ image, previousId }) => <RowPicture image={image} id={previousId} />,
  },
  {
    key: 'name',
    header: words.paymentHistory.name,
    names: true,
    cell: (paid) => <PieceName title={paid.title} category={paid.productName} id={paid.previousId} />,
  },
  { key: 'price', header: words.paymentHistory.price, cell: (paid) => <Price paid={paid} /> },
  {
    key: 'paidOn',
    header: words.paymentHistory.paidOn,
    cell: ({ paidAt }) => <span className="whitespace-nowrap">{showDate(paidAt)}</span>,
  },
];

function Page() {
  const { account } = Route.useRouteContext();
  const query = paidQuery(account.email);
  const list = useSuspenseInfiniteQuery(query);
  const rows = list.data.pages.flatMap(({ items }) => items);
  const { buttonFor, above } = useRemoval<Paid>({
    queryKey: query.queryKey,
    remove: ({ _id }) => getApi().removePaid({ params: { id: _id } }),
    restore: ({ _id }) => getApi().restorePaid({ params: { id: _id } }),
    nameOf: ({ title }) => title,
    labelOf: () => words.paymentHistory.remove,
    consequenceOf: ({ title }) => words.paymentHistory.removeText(title),
    done: words.toast.paidRemoved,
  });

  return (
    <>
      <PageHeading title={words.titles.paymentHistory} />
      <div className="grid gap-6">
        {above}
        {rows.length === 0 ? (
          <EmptyState text={words.paymentHistory.none} hint={words.paymentHistory.noneHint}>
            <LinkButton to="/dashboard/my-orders">{words.paymentHistory.toOrders}</LinkButton>
          </EmptyState>
        ) : (
          <DataTable
            caption={words.titles.paymentHistory}
            columns={[
              ...columns(),
              {
                key: 'actions',
                header: words.paymentHistory.actions,
                headerHidden: true,
                align: 'end',
                cell: (paid) => (
                  <span className="flex flex-wrap justify-end gap-1 tabled:flex-nowrap">
                    <LinkButton
                      to="/dashboard/receipt/$id"
                      params={{ id: paid._id }}
                      kind="quiet"
                      size="small"
                      aria-label={words.ui.actionOn(words.paymentHistory.receipt, paid.title)}
                    >
                      {words.paymentHistory.receipt}
                    </LinkButton>
                    {buttonFor(paid)}
                  </span>
                ),
              },
            ]}
            rows={rows}
            rowKey={({ _id }) => _id}
          />
        )}
        <ListEnd list={list} />
      </div>
    </>
  );
}

/** What was paid, and whether the money went back. */
function Price({ paid: { price, refund, refunded = '0' } }: { paid: Paid }) {
  return (
    <span className="grid justify-items-end gap-1 tabled:justify-items-start">
      <span className="price">{showPrice(price)}</span>
      {refund ? (
        <Badge tone={refund === 'failed' ? 'danger' : 'neutral'}>
          {words.paymentHistory.refunds[refund](showPrice(refunded))}
        </Badge>
      ) : null}
    </span>
  );
}
