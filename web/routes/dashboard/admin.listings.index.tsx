import { createFileRoute } from '@tanstack/react-router';
import { accountCan } from '../../../shared/domain/account.ts';
import { adminListingStates } from '../../../shared/domain/moderation.ts';
import { AdminsOnly } from '../../features/dashboard/admins-only.tsx';
import { ListEnd } from '../../features/dashboard/list-end.tsx';
import { ListLoading } from '../../features/dashboard/list-loading.tsx';
import { type EveryListingFilter, everyListingQuery } from '../../features/dashboard/list-queries.ts';
import { useList } from '../../features/dashboard/use-list.ts';
import { EveryListingTable } from '../../features/moderation/every-listing-table.tsx';
import { ListSearch } from '../../features/moderation/list-search.tsx';
import { typedWords } from '../../features/moderation/typed-words.ts';
import { titled } from '../../features/shell/titled.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { SmallSelect } from '../../ui/small-select.tsx';
import { words } from '../../words.ts';

const readAddress = (search: Record<string, unknown>): Pick<EveryListingFilter, 'q' | 'state'> => ({
  q: typedWords(search),
  state: adminListingStates.find((known) => known === search.state),
});

export const Route = createFileRoute('/dashboard/admin/listings/')({
  head: titled('everyListing'),
  validateSearch: readAddress,
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
  const { q, state } = Route.useSearch();
  const navigate = Route.useNavigate();
  const { list, rows } = useList(everyListingQuery({ q, state }));
  const ask = (next: { q?: string | undefined; state?: string | undefined }) =>
    void navigate({ search: readAddress({ q, state, ...next }), resetScroll: false });
  return (
    <>
      <PageHeading title={words.titles.everyListing} lede={words.moderation.lede} />
      <div className="grid gap-6">
        <div className="flex flex-wrap items-end gap-x-8 gap-y-3">
          <ListSearch label={words.moderation.find} typed={q ?? ''} onSearch={(typed) => ask({ q: typed })} />
          <SmallSelect
            label={words.moderation.state}
            name="state"
            value={state ?? ''}
            options={[
              { value: '', label: words.moderation.anyState },
              ...adminListingStates.map((value) => ({ value, label: words.moderation.states[value] })),
            ]}
            onChange={(value) => ask({ state: value })}
          />
        </div>
        {rows.length === 0 ? (
          <EmptyState
            text={q ? words.moderation.noneFound(q) : words.moderation.none}
            hint={q ? words.admin.noneFoundHint : words.moderation.noneHint}
          />
        ) : (
          <EveryListingTable rows={rows} />
        )}
        <ListEnd list={list} />
      </div>
    </>
  );
}
