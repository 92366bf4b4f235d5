import { createFileRoute } from '@tanstack/react-router';
import { accountCan } from '../../../shared/domain/account.ts';
import { type AdminListingState, adminListingStates } from '../../../shared/domain/moderation.ts';
import { type EveryListingFilter, everyListingQuery } from '../../features/admin/admin-queries.ts';
import { EveryListingTable } from '../../features/admin/every-listing-table.tsx';
import { AdminsOnly } from '../../features/dashboard/admins-only.tsx';
import { addressTexts } from '../../platform/address-texts.ts';
import { titledHead } from '../../platform/head/titled-head.ts';
import { useList } from '../../platform/lists/use-list.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FilterSelect } from '../../ui/list/filter-select.tsx';
import { ListEnd } from '../../ui/list/list-end.tsx';
import { ListFilters } from '../../ui/list/list-filters.tsx';
import { ListLoading } from '../../ui/list/list-loading.tsx';
import { ListSearch } from '../../ui/list/list-search.tsx';
import { typedWords } from '../../ui/list/typed-words.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { words } from '../../words.ts';

const readAddress = (search: Record<string, unknown>): Pick<EveryListingFilter, 'q' | 'state'> => ({
  q: typedWords(search),
  state: adminListingStates.find((known) => known === search.state),
});

export const Route = createFileRoute('/dashboard/admin/listings/')({
  head: titledHead('everyListing'),
  validateSearch: addressTexts('q', 'state'),
  loader: async ({ context, location }) => {
    if (!accountCan.administer(context.account)) return;
    await context.queryClient.ensureInfiniteQueryData(everyListingQuery(readAddress(location.search)));
  },
  pendingComponent: ListLoading,
  component: Page,
});

function Page() {
  const { account } = Route.useRouteContext();
  return accountCan.administer(account) ? <EveryListing /> : <AdminsOnly />;
}

function EveryListing() {
  const { q, state } = readAddress(Route.useSearch());
  const navigate = Route.useNavigate();
  const { list, rows } = useList(everyListingQuery({ q, state }));
  const withoutWords = state
    ? { text: words.moderation.noneInState }
    : { text: words.moderation.none, hint: words.moderation.noneHint };
  const none = q ? { text: words.moderation.noneFound(q), hint: words.admin.noneFoundHint } : withoutWords;
  const isEmpty = rows.length === 0 && !q && !state;
  const filter = (next: { q?: string | undefined; state?: string | undefined }) =>
    void navigate({ search: readAddress({ q, state, ...next }), resetScroll: false });
  return (
    <>
      <PageHeading title={words.titles.everyListing} lede={words.moderation.lede} />
      <div className="grid gap-6">
        {isEmpty ? null : (
          <ListFilters
            search={
              <ListSearch label={words.moderation.find} typed={q ?? ''} onSearch={(typed) => filter({ q: typed })} />
            }
          >
            <FilterSelect
              label={words.moderation.state}
              name="state"
              value={state}
              allLabel={words.moderation.anyState}
              values={adminListingStates}
              nameOf={nameOf}
              onChoose={(value) => filter({ state: value })}
            />
          </ListFilters>
        )}
        {rows.length === 0 ? <EmptyState {...none} /> : <EveryListingTable rows={rows} />}
        <ListEnd list={list} />
      </div>
    </>
  );
}

const nameOf = (state: AdminListingState): string =>
  state === 'removed' ? words.moderation.deletedOrRemoved : words.moderation.states[state];
