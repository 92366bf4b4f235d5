import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { accountCan } from '../../../shared/domain/account.ts';
import { type PayoutState, payoutStates } from '../../../shared/domain/payout.ts';
import { AdminsOnly } from '../../features/dashboard/admins-only.tsx';
import { ExportPayouts } from '../../features/payouts/export-payouts.tsx';
import { payoutsQuery, taxYearsQuery } from '../../features/payouts/payout-list-queries.ts';
import { PayoutsTable } from '../../features/payouts/payouts-table.tsx';
import { TaxYears } from '../../features/payouts/tax-years.tsx';
import { settingsQuery } from '../../features/settings/public-settings-query.ts';
import { addressTexts } from '../../platform/address-texts.ts';
import { titledHead } from '../../platform/head/titled-head.ts';
import { useList } from '../../platform/lists/use-list.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { ListEnd } from '../../ui/list/list-end.tsx';
import { ListFilters } from '../../ui/list/list-filters.tsx';
import { ListLoading } from '../../ui/list/list-loading.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Section } from '../../ui/section.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { words } from '../../words.ts';

/** What is owed comes first; `all` shows the rest too. */
type Shown = PayoutState | 'all';
const readAddress = (search: Record<string, unknown>): { state?: Shown } => {
  const state = search.state === 'all' ? 'all' : payoutStates.find((known) => known === search.state);
  return state && state !== 'owed' ? { state } : {};
};
const wanted = (state: Shown = 'owed'): PayoutState | undefined => (state === 'all' ? undefined : state);

export const Route = createFileRoute('/dashboard/admin/payouts')({
  head: titledHead('payouts'),
  validateSearch: addressTexts('state'),
  loader: async ({ context, location }) => {
    if (!accountCan.administer(context.account)) return;
    const { queryClient } = context;
    // All that stands on the page comes at once, so that nothing on it moves.
    await Promise.all([
      queryClient.ensureInfiniteQueryData(payoutsQuery(wanted(readAddress(location.search).state))),
      queryClient.ensureQueryData(settingsQuery),
      queryClient.ensureQueryData(taxYearsQuery),
    ]);
  },
  pendingComponent: ListLoading,
  component: Page,
});

function Page() {
  const { account } = Route.useRouteContext();
  return accountCan.administer(account) ? <Payouts /> : <AdminsOnly />;
}

function Payouts() {
  const { state = 'owed' } = readAddress(Route.useSearch());
  const navigate = Route.useNavigate();
  const { list, rows } = useList(payoutsQuery(wanted(state)));
  const { data: settings } = useQuery(settingsQuery);
  const texts = words.payouts;
  return (
    <>
      <PageHeading
        title={words.titles.payouts}
        lede={settings?.payoutsBy === 'provider' ? texts.ledeProvider : texts.lede}
      >
        <LinkButton to="/dashboard/admin/balances" kind="secondary">
          {words.titles.balances}
        </LinkButton>
        <ExportPayouts state={wanted(state)} />
      </PageHeading>
      <div className="grid gap-6">
        <ListFilters>
          <SelectField
            label={texts.show}
            name="state"
            value={state}
            options={[
              ...payoutStates.map((value) => ({ value, label: texts.states[value] })),
              { value: 'all', label: texts.all },
            ]}
            onChange={({ target: { value } }) =>
              void navigate({ search: readAddress({ state: value }), resetScroll: false })
            }
          />
        </ListFilters>
        {rows.length === 0 ? <EmptyState text={texts.none} hint={texts.noneHint} /> : <PayoutsTable rows={rows} />}
        <ListEnd list={list} />
        <Section title={texts.tax} lede={texts.taxLede}>
          <TaxYears />
        </Section>
      </div>
    </>
  );
}
