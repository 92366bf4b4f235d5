import { createFileRoute } from '@tanstack/react-router';
import { accountCan } from '../../../shared/domain/account.ts';
import { caseKinds, caseStates } from '../../../shared/domain/cases.ts';
import { type CaseFilter, casesQuery } from '../../features/cases/case-queries.ts';
import { caseReasons } from '../../features/cases/case-reasons.ts';
import { CasesTable } from '../../features/cases/cases-table.tsx';
import { reasonName } from '../../features/cases/reason-name.ts';
import { AdminsOnly } from '../../features/dashboard/admins-only.tsx';
import { addressTexts } from '../../platform/address-texts.ts';
import { titledHead } from '../../platform/head/titled-head.ts';
import { useList } from '../../platform/lists/use-list.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FilterSelect } from '../../ui/list/filter-select.tsx';
import { ListEnd } from '../../ui/list/list-end.tsx';
import { ListFilters } from '../../ui/list/list-filters.tsx';
import { ListLoading } from '../../ui/list/list-loading.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { words } from '../../words.ts';

const readAddress = (search: Record<string, unknown>): CaseFilter => ({
  state: caseStates.find((known) => known === search.state),
  kind: caseKinds.find((known) => known === search.kind),
  reason: caseReasons.find((known) => known === search.reason),
});

export const Route = createFileRoute('/dashboard/admin/cases/')({
  head: titledHead('cases'),
  validateSearch: addressTexts('state', 'kind', 'reason'),
  loader: async ({ context, location }) => {
    if (!accountCan.administer(context.account)) return;
    await context.queryClient.ensureInfiniteQueryData(casesQuery(readAddress(location.search)));
  },
  pendingComponent: ListLoading,
  component: Page,
});

function Page() {
  const { account } = Route.useRouteContext();
  return accountCan.administer(account) ? <Cases /> : <AdminsOnly />;
}

function Cases() {
  const { state, kind, reason } = readAddress(Route.useSearch());
  const navigate = Route.useNavigate();
  const { list, rows } = useList(casesQuery({ state, kind, reason }));
  const isNarrowed = state !== undefined || kind !== undefined || reason !== undefined;
  const isEmpty = rows.length === 0 && !isNarrowed;
  const filter = (next: Record<string, string>) =>
    void navigate({ search: readAddress({ state, kind, reason, ...next }), resetScroll: false });
  const texts = words.cases;
  return (
    <>
      <PageHeading title={words.titles.cases} lede={texts.lede} />
      <div className="grid gap-6">
        {isEmpty ? null : (
          <ListFilters>
            <FilterSelect
              label={texts.state}
              name="state"
              value={state}
              allLabel={words.moderation.anyState}
              values={caseStates}
              nameOf={(value) => texts.states[value]}
              onChoose={(value) => filter({ state: value })}
            />
            <FilterSelect
              label={texts.kind}
              name="kind"
              value={kind}
              allLabel={texts.anyKind}
              values={caseKinds}
              nameOf={(value) => words.caseKind[value].name}
              onChoose={(value) => filter({ kind: value })}
            />
            <FilterSelect
              label={texts.reason}
              name="reason"
              value={reason}
              allLabel={texts.anyReason}
              values={caseReasons}
              nameOf={reasonName}
              onChoose={(value) => filter({ reason: value })}
            />
          </ListFilters>
        )}
        {rows.length === 0 ? (
          <EmptyState text={isNarrowed ? texts.noneFound : texts.none} hint={isNarrowed ? undefined : texts.noneHint} />
        ) : (
          <CasesTable rows={rows} />
        )}
        <ListEnd list={list} />
      </div>
    </>
  );
}
