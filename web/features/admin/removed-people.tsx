import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import type { RemovedUser } from '../../../shared/contract/admin/people.ts';
import { getApi } from '../../platform/api-client.ts';
import { showDate } from '../../platform/i18n/formats.ts';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ListEnd } from '../../ui/list/list-end.tsx';
import { useRestore } from '../../ui/list/use-restore.tsx';
import { words } from '../../words.ts';
import { removedUsersQuery } from './admin-queries.ts';

const columns = (): Column<RemovedUser>[] => [
  {
    key: 'name',
    header: words.removed.name,
    names: true,
    cell: ({ displayName }) => <span dir="auto">{displayName}</span>,
  },
  {
    key: 'email',
    header: words.removed.email,
    cell: ({ email }) => <span className="wrap-anywhere text-end tabled:text-start">{email}</span>,
  },
  { key: 'type', header: words.removed.type, cell: ({ type }) => words.removed.types[type] },
  { key: 'when', header: words.removed.closed, cell: ({ removedAt }) => showDate(removedAt) },
  { key: 'until', header: words.removed.until, cell: ({ undoUntil }) => showDate(undoUntil) },
];

/** Accounts removed in the last 30 days, with Undo (reliability T34). */
export function RemovedPeople() {
  const list = useSuspenseInfiniteQuery(removedUsersQuery);
  const rows = list.data.pages.flatMap(({ items }) => items);
  const { buttonFor, heading } = useRestore<RemovedUser>({
    queryKey: removedUsersQuery.queryKey,
    restore: ({ id }) => getApi().restoreUser({ params: { id } }),
    nameOf: ({ displayName }) => displayName,
  });
  return (
    <section className="grid gap-6">
      <h2 ref={heading} tabIndex={-1} className="text-3xl outline-none">
        {words.removed.people}
      </h2>
      {rows.length === 0 ? (
        <EmptyState text={words.removed.noPeople} hint={words.removed.noPeopleHint} />
      ) : (
        <DataTable
          breakpoint="wide"
          caption={words.removed.people}
          columns={[
            ...columns(),
            { key: 'undo', header: words.removed.actions, headerHidden: true, align: 'end', cell: buttonFor },
          ]}
          rows={rows}
          rowKey={({ id }) => id}
        />
      )}
      <ListEnd list={list} />
    </section>
  );
}
