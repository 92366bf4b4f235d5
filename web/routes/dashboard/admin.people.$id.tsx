import { useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { accountCan } from '../../../shared/domain/account.ts';
import { deviceName } from '../../features/accounts/settings/device-name.ts';
import { ActsTable } from '../../features/admin/acts-table.tsx';
import { actsQuery, everyListingQuery, personQuery } from '../../features/admin/admin-queries.ts';
import { EveryListingTable } from '../../features/admin/every-listing-table.tsx';
import { personActs } from '../../features/admin/person-acts.ts';
import { PersonFigures } from '../../features/admin/person-figures.tsx';
import { PersonHeading } from '../../features/admin/person-heading.tsx';
import { useAdminActs } from '../../features/admin/use-admin-acts.tsx';
import { paymentsKey, paymentsQuery } from '../../features/checkout/refunds/payment-queries.ts';
import { PaymentsTable } from '../../features/checkout/refunds/payments-table.tsx';
import { AdminsOnly } from '../../features/dashboard/admins-only.tsx';
import { WithdrawalNotice } from '../../features/sellers/withdrawal-notice.tsx';
import { titledHead } from '../../platform/head/titled-head.ts';
import { showDate } from '../../platform/i18n/formats.ts';
import { orNotFound } from '../../platform/or-not-found.ts';
import { ListEnd } from '../../ui/list/list-end.tsx';
import { ListLoading } from '../../ui/list/list-loading.tsx';
import { Section } from '../../ui/section.tsx';
import { words } from '../../words.ts';

export const Route = createFileRoute('/dashboard/admin/people/$id')({
  head: titledHead('person'),
  loader: async ({ context: { account, queryClient }, params: { id } }) => {
    if (!accountCan.administer(account)) return;
    await orNotFound(queryClient.fetchQuery(personQuery(id)));
    await Promise.all([
      queryClient.ensureInfiniteQueryData(everyListingQuery({ seller: id })),
      queryClient.ensureInfiniteQueryData(paymentsQuery({ person: id })),
      queryClient.ensureInfiniteQueryData(actsQuery(id)),
    ]);
  },
  pendingComponent: ListLoading,
  component: Page,
});

function Page() {
  const { account } = Route.useRouteContext();
  return accountCan.administer(account) ? <PersonPage admin={account} /> : <AdminsOnly />;
}

function PersonPage({ admin }: { admin: { id: string } }) {
  const { id } = Route.useParams();
  const { data: person } = useSuspenseQuery(personQuery(id));
  const listings = useSuspenseInfiniteQuery(everyListingQuery({ seller: id }));
  const payments = useSuspenseInfiniteQuery(paymentsQuery({ person: id }));
  const history = useSuspenseInfiniteQuery(actsQuery(id));
  const buttons = useAdminActs(person.id, personActs(person, admin));
  const rows = listings.data.pages.flatMap(({ items }) => items);
  const paid = payments.data.pages.flatMap(({ items }) => items);
  const acts = history.data.pages.flatMap(({ items }) => items);
  return (
    <>
      <PersonHeading person={person} />
      <div className="grid gap-12">
        {buttons}
        {person.obstacle ? (
          <p dir="auto" className="text-muted">
            {words.cases.openSaleWith(person.displayName)}
          </p>
        ) : null}
        <PersonFigures person={person} />
        {person.sellingAs.trader ? <WithdrawalNotice trader={person.sellingAs.trader} /> : null}
        <Section title={words.removed.listings}>
          {rows.length === 0 ? (
            <p className="text-muted">{words.moderation.noListings}</p>
          ) : (
            <EveryListingTable rows={rows} hasSeller={false} />
          )}
          <ListEnd list={listings} />
        </Section>
        <Section title={words.moderation.payments} lede={words.moderation.paymentsText}>
          {paid.length === 0 ? (
            <p className="text-muted">{words.moderation.noPayments}</p>
          ) : (
            <PaymentsTable caption={words.moderation.payments} rows={paid} queryKey={paymentsKey} />
          )}
          <ListEnd list={payments} />
        </Section>
        <Section title={words.moderation.sessions}>
          {person.sessions.length === 0 ? (
            <p className="text-muted">{words.moderation.noSessions}</p>
          ) : (
            <ul className="grid max-w-2xl border-line border-t">
              {person.sessions.map(({ device, startedAt }) => (
                <li
                  key={startedAt}
                  className="flex min-h-14 items-center justify-between gap-4 border-line border-b py-3"
                >
                  <span className="font-medium">{deviceName(device)}</span>
                  <span className="text-muted text-sm">{words.account.since(showDate(startedAt))}</span>
                </li>
              ))}
            </ul>
          )}
        </Section>
        <Section title={words.moderation.history}>
          {acts.length === 0 ? (
            <p className="text-muted">{words.moderation.noHistory}</p>
          ) : (
            <ActsTable caption={words.moderation.history} rows={acts} />
          )}
          <ListEnd list={history} />
        </Section>
      </div>
    </>
  );
}
