import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import type { Payment } from '../../../shared/contract/admin.ts';
import { accountCan } from '../../../shared/domain/account.ts';
import { useRefund } from '../../components/admin/use-refund.tsx';
import { AdminsOnly } from '../../components/dashboard/admins-only.tsx';
import { ListEnd } from '../../components/dashboard/list-end.tsx';
import { ListLoading } from '../../components/dashboard/list-loading.tsx';
import { paymentsQuery } from '../../components/dashboard/list-queries.ts';
import { PieceName } from '../../components/dashboard/piece-name.tsx';
import { showPrice } from '../../components/show-price.ts';
import { showDate } from '../../language/formats.ts';
import { Badge, type Tone } from '../../ui/badge.tsx';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { words } from '../../words.ts';

export const Route = createFileRoute('/dashboard/admin/sales')({
  head: () => ({ meta: [{ title: words.app.title(words.titles.sales) }] }),
  loader: async ({ context }) => {
    if (accountCan.administer(context.account)) await context.queryClient.ensureInfiniteQueryData(paymentsQuery);
  },
  pendingComponent: ListLoading,
  component: Page,
});

const tones: Record<Payment['state'], Tone> = {
  paid: 'positive',
  refund_pending: 'neutral',
  refunded: 'neutral',
  refund_failed: 'danger',
  disputed: 'warning',
};

const columns = (): Column<Payment>[] => [
  {
    key: 'name',
    header: words.sales.name,
    names: true,
    cell: ({ title, productName }) => <PieceName title={title} category={productName} />,
  },
  {
    key: 'buyer',
    header: words.sales.buyer,
    cell: ({ buyerName, buyerEmail }) => <Person name={buyerName} email={buyerEmail} />,
  },
  {
    key: 'seller',
    header: words.sales.seller,
    cell: ({ sellerName, sellerEmail }) => <Person name={sellerName} email={sellerEmail} />,
  },
  {
    key: 'paid',
    header: words.sales.paid,
    cell: ({ price, paidAt }) => (
      <span className="grid text-end tabled:text-start">
        <span className="price">{showPrice(price)}</span>
        <time dateTime={paidAt} className="whitespace-nowrap text-muted text-sm">
          {showDate(paidAt)}
        </time>
      </span>
    ),
  },
  { key: 'state', header: words.sales.state, cell: (payment) => <State payment={payment} /> },
  {
    key: 'intent',
    header: words.sales.intent,
    cell: ({ intentId }) => (
      <span className="block wrap-anywhere max-w-40 text-end text-muted text-sm tabled:max-w-32 tabled:text-start">
        {intentId ?? words.sales.noCard}
      </span>
    ),
  },
];

function Page() {
  const { account } = Route.useRouteContext();
  return accountCan.administer(account) ? <Sales /> : <AdminsOnly />;
}

/** What was paid and where the money is now, with the way to send it back (reliability 3.13). */
function Sales() {
  const list = useSuspenseInfiniteQuery(paymentsQuery);
  const rows = list.data.pages.flatMap(({ items }) => items);
  const { cellFor, dialog } = useRefund(paymentsQuery.queryKey);
  return (
    <>
      <PageHeading title={words.titles.sales} lede={words.sales.lede} />
      <div className="grid gap-6">
        {dialog}
        {rows.length === 0 ? (
          <EmptyState text={words.sales.none} hint={words.sales.noneHint} />
        ) : (
          <DataTable
            wide
            caption={words.titles.sales}
            columns={[
              ...columns(),
              { key: 'actions', header: words.sales.actions, headerHidden: true, align: 'end', cell: cellFor },
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

function Person({ name, email }: { name: string; email: string }) {
  const at = email.lastIndexOf('@');
  return (
    <span className="grid min-w-0 text-end tabled:min-w-28 tabled:text-start">
      <span className="wrap-anywhere">{name}</span>
      <span className="wrap-anywhere text-muted text-sm">
        {email.slice(0, at)}
        <wbr />
        {email.slice(at)}
      </span>
    </span>
  );
}

function State({ payment: { state, refunded } }: { payment: Payment }) {
  return (
    <span className="grid justify-items-end gap-1 tabled:max-w-36 tabled:justify-items-start tabled:*:whitespace-normal">
      <Badge tone={tones[state]}>{words.sales.states[state]}</Badge>
      {refunded && state !== 'refunded' ? (
        <span className="text-sm">{words.sales.partly(showPrice(refunded))}</span>
      ) : null}
    </span>
  );
}
