import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { SavedSearch } from '../../../shared/contract/saved-searches.ts';
import { paces } from '../../../shared/domain/saved-search.ts';
import { getApi } from '../../platform/api-client.ts';
import { errorMessage } from '../../platform/error-message.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { LinesLoading } from '../../ui/list/lines-loading.tsx';
import { LoadFailed } from '../../ui/list/load-failed.tsx';
import { UndoLine } from '../../ui/list/undo-line.tsx';
import { SmallSelect } from '../../ui/small-select.tsx';
import { toast } from '../../ui/toast.ts';
import { words } from '../../words.ts';
import { readSearchAddress } from '../listings/search-address.ts';

export const savedSearchesQuery = queryOptions({
  queryKey: ['saved-searches'],
  queryFn: () => getApi().listSavedSearches(),
  staleTime: 0,
});

type Deleted = { search: SavedSearch; index: number };

/** Lists saved searches with their alert frequency; Undo stands where a deleted one was. */
export function SavedSearches() {
  const queryClient = useQueryClient();
  const list = useRef<HTMLUListElement>(null);
  const { data, error, isFetching, refetch } = useQuery(savedSearchesQuery);
  const [deleted, setDeleted] = useState<Deleted[]>([]);
  const restore = useMutation({
    mutationFn: ({ search: { name, query, pace } }: Deleted) => getApi().saveSearch({ body: { name, query, pace } }),
    onSuccess: async (_, { search }) => {
      toast.success(words.dashboard.broughtBack(search.name));
      await queryClient.invalidateQueries(savedSearchesQuery);
      const without = (those: Deleted[]) => those.filter((one) => one.search.id !== search.id);
      flushSync(() => setDeleted(without));
      // The restored one has a new id.
      [...(list.current?.querySelectorAll('a') ?? [])].find(({ textContent }) => textContent === search.name)?.focus();
    },
    onError: (failure) => toast.error(errorMessage(failure)),
  });
  const onDeleted = (search: SavedSearch, index: number) => {
    flushSync(() => setDeleted((those) => [{ search, index }, ...those]));
    lineOf(search)?.querySelector('button')?.focus();
  };
  if (error) return <LoadFailed error={error} busy={isFetching} onRetry={() => void refetch()} />;
  const left = data?.filter(({ id }) => !deleted.some(({ search }) => search.id === id));
  const lines = (left ?? []).map((search, index) => (
    <Row key={search.id} search={search} onDeleted={() => onDeleted(search, index)} />
  ));
  for (const one of deleted)
    lines.splice(
      one.index,
      0,
      <li key={`removed ${one.search.id}`} id={lineId(one.search)} className="border-line border-b py-2">
        <UndoLine
          text={words.dashboard.wasDeleted(one.search.name)}
          name={one.search.name}
          busy={restore.isPending && restore.variables.search.id === one.search.id}
          onUndo={() => restore.mutate(one)}
        />
      </li>,
    );
  return (
    <div className="grid max-w-2xl gap-6">
      {data && lines.length === 0 ? null : (
        <ul ref={list} className="grid border-line border-t" aria-busy={!data}>
          {data ? null : <LinesLoading count={2} />}
          {lines}
        </ul>
      )}
      {left?.length === 0 ? (
        <div className="grid justify-items-start gap-4">
          <p className="max-w-prose text-muted">{words.savedSearches.none}</p>
          <LinkButton to="/search" kind="secondary">
            {words.savedSearches.toSearch}
          </LinkButton>
        </div>
      ) : null}
    </div>
  );
}

const lineId = ({ id }: SavedSearch) => `saved-search-${id}`;
const lineOf = (search: SavedSearch) => document.getElementById(lineId(search));

function Row({ search, onDeleted }: { search: SavedSearch; onDeleted: () => void }) {
  const { id, name, query, pace } = search;
  const queryClient = useQueryClient();
  const settled = {
    onError: (error: unknown) => void toast.error(errorMessage(error)),
    onSettled: () => queryClient.invalidateQueries(savedSearchesQuery),
  };
  const change = useMutation({
    mutationFn: (wanted: SavedSearch['pace']) => getApi().changeSavedSearch({ params: { id }, body: { pace: wanted } }),
    onSuccess: () => toast.success(words.savedSearches.changed),
    ...settled,
  });
  const remove = useMutation({
    mutationFn: () => getApi().removeSavedSearch({ params: { id } }),
    onSuccess: () => {
      toast.success(words.savedSearches.deleted);
      onDeleted();
    },
    ...settled,
  });
  return (
    <li id={lineId(search)} className="grid gap-3 border-line border-b py-4 sm:flex sm:items-center sm:justify-between">
      <Link
        dir="auto"
        to="/search"
        search={readSearchAddress(query)}
        className="text-link tap-link min-w-0 font-medium"
      >
        {name}
      </Link>
      <span className="flex items-center justify-between gap-3">
        <SmallSelect
          label={words.savedSearches.pace}
          name="pace"
          value={change.isPending ? change.variables : pace}
          options={paces.map((value) => ({ value, label: words.savedSearches.paces[value] }))}
          onChange={(value) => {
            const wanted = paces.find((one) => one === value);
            if (wanted) change.mutate(wanted);
          }}
        />
        <Button
          kind="quiet"
          size="small"
          className="-me-3"
          aria-label={words.ui.actionOn(words.savedSearches.delete, name)}
          busy={remove.isPending}
          onClick={() => remove.mutate()}
        >
          {words.savedSearches.delete}
        </Button>
      </span>
    </li>
  );
}
