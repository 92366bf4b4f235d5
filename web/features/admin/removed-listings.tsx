import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import type { RemovedListing } from '../../../shared/contract/listings/removed-listing.ts';
import { getApi } from '../../platform/api-client.ts';
import { showDate } from '../../platform/i18n/formats.ts';
import { showPrice } from '../../platform/i18n/show-price.ts';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ListEnd } from '../../ui/list/list-end.tsx';
import { useRestore } from '../../ui/list/use-restore.tsx';
import { ObstacleHint } from '../../ui/obstacle-hint.tsx';
import { words } from '../../words.ts';
import { removedColumns } from '../listings/removed-columns.tsx';
import { removedListingsQuery } from './admin-queries.ts';

const between = (): Column<RemovedListing>[] => [
  {
    key: 'price',
    header: words.removed.price,
    cell: ({ price }) => <span className="price">{showPrice(price)}</span>,
  },
  { key: 'seller', header: words.removed.seller, cell: ({ sellerName }) => <span dir="auto">{sellerName}</span> },
  {
    key: 'when',
    header: words.removed.what,
    cell: ({ removedAt, removedBy, deletedBySeller }) =>
      deletedBySeller
        ? words.removed.deletedOn(showDate(removedAt))
        : words.removed.removedBy(showDate(removedAt), removedBy),
  },
];

/** Listings removed in the last 30 days, with Undo (reliability T34). */
export function RemovedListings() {
  const list = useSuspenseInfiniteQuery(removedListingsQuery);
  const rows = list.data.pages.flatMap(({ items }) => items);
  const { buttonFor, heading } = useRestore<RemovedListing>({
    queryKey: removedListingsQuery.queryKey,
    restore: ({ id }) => getApi().restoreListing({ params: { id } }),
    nameOf: ({ title }) => title,
  });
  return (
    <section className="grid gap-6">
      <h2 ref={heading} tabIndex={-1} className="text-3xl outline-none">
        {words.removed.listings}
      </h2>
      {rows.length === 0 ? (
        <EmptyState text={words.removed.noListings} hint={words.removed.noListingsHint} />
      ) : (
        <DataTable
          breakpoint="wide"
          caption={words.removed.listings}
          columns={removedColumns(
            (row) => (row.obstacle ? <ObstacleHint obstacle={row.obstacle} /> : buttonFor(row)),
            between(),
          )}
          rows={rows}
          rowKey={({ id }) => id}
        />
      )}
      <ListEnd list={list} />
    </section>
  );
}
