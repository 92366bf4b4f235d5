import type { ReactNode } from 'react';
import type { User } from '../../../shared/contract/accounts.ts';
import type { signUpTypes } from '../../../shared/domain/account.ts';
import { userSorts } from '../../../shared/domain/sorting.ts';
import { useList } from '../../platform/lists/use-list.ts';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ListEnd } from '../../ui/list/list-end.tsx';
import { ListSearch } from '../../ui/list/list-search.tsx';
import { SortSelect } from '../../ui/list/sort-select.tsx';
import { sortingOf } from '../../ui/list/sorting.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { words } from '../../words.ts';
import { usersQuery } from './admin-queries.ts';
import type { PeopleAddress } from './people-address.ts';
import { usePersonRemoval } from './use-person-removal.tsx';

type Props = {
  type: (typeof signUpTypes)[number];
  title: string;
  /** Before the one that removes a person. */
  columns: readonly Column<User>[];
  none: string;
  above?: ReactNode;
  address: PeopleAddress;
  onAddress: (next: PeopleAddress, how: { replace: boolean }) => void;
};

export function PeopleList({ type, title, columns, none, above, address, onAddress }: Props) {
  const { list, rows } = useList(usersQuery(type, address));
  const { buttonFor, dialog, left, standIns, alone } = usePersonRemoval(type, rows);
  const { q, ...sorted } = address;
  const sorting = sortingOf(address, userSorts, (next) => onAddress({ ...address, ...next }, { replace: true }));

  return (
    <>
      <PageHeading title={title} />
      <div className="grid gap-6">
        {above}
        {dialog}
        {alone}
        {left.length === 0 && !q ? null : (
          <div className="grid gap-3">
            <ListSearch
              label={words.admin.find}
              typed={q ?? ''}
              onSearch={(typed) => onAddress({ ...sorted, ...(typed ? { q: typed } : {}) }, { replace: false })}
            />
            <SortSelect
              sorting={sorting}
              options={userSorts.map((value) => ({ value, label: words.admin.sorts[value] }))}
            />
          </div>
        )}
        {left.length === 0 ? (
          <EmptyState
            text={q ? words.admin.noneFound(q) : none}
            hint={q ? words.admin.noneFoundHint : words.admin.nobodyHint}
          />
        ) : (
          <DataTable
            sorting={sorting}
            caption={title}
            columns={[
              ...columns,
              { key: 'actions', header: words.admin.actions, headerHidden: true, align: 'end', cell: buttonFor },
            ]}
            rows={left}
            standIns={standIns}
            rowKey={({ id }) => id}
          />
        )}
        <ListEnd list={list} />
      </div>
    </>
  );
}

export const emailColumn = (): Column<User> => ({
  key: 'email',
  header: words.admin.email,
  sort: 'email',
  cell: ({ email }) => <span className="wrap-anywhere text-end tabled:text-start">{email}</span>,
});
