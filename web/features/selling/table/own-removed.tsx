import { useInfiniteQuery } from '@tanstack/react-query';
import type { RemovedListing } from '../../../../shared/contract/listings/removed-listing.ts';
import { getApi } from '../../../platform/api-client.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import { ListEnd } from '../../../ui/list/list-end.tsx';
import { useRestore } from '../../../ui/list/use-restore.tsx';
import { useFocusStays } from '../../../ui/use-focus-stays.ts';
import { words } from '../../../words.ts';
import { ownKey, ownRemovedQuery } from '../../listings/own-queries.ts';
import { removedColumns } from '../../listings/removed-columns.tsx';

type Props = {
  email: string;
  except: readonly { id: string }[];
};

/** Listings that a seller removed in the last 30 days, with Undo (reliability T34). */
export function OwnRemoved({ email, except }: Props) {
  const list = useInfiniteQuery(ownRemovedQuery(email));
  const all = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const rows = all.filter(({ id }) => !except.some((other) => other.id === id));
  const { buttonFor, heading } = useRestore<RemovedListing>({
    queryKey: ownKey(email),
    restore: ({ id }) => getApi().restoreListing({ params: { id } }),
    nameOf: ({ title }) => title,
  });
  const place = useFocusStays<HTMLDivElement>(() => document.querySelector('main h1'));
  return (
    <div {...place} className="outline-none empty:hidden">
      {rows.length === 0 ? null : (
        <section aria-labelledby="own-removed" className="grid gap-6 pt-8">
          <h2 ref={heading} id="own-removed" tabIndex={-1} className="text-2xl outline-none">
            {words.removed.own}
          </h2>
          <DataTable
            caption={words.removed.own}
            columns={removedColumns(buttonFor)}
            rows={rows}
            rowKey={({ id }) => id}
          />
          <ListEnd list={list} />
        </section>
      )}
    </div>
  );
}
