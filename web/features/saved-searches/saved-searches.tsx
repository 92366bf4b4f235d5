import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
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

const savedQuery = queryOptions({
  queryKey: ['saved-searches'],
  queryFn: () => getApi().listSavedSearches(),
  staleTime: 0,
});

/** Lists saved searches with their alert frequency; a deleted one shows Undo. */
export function SavedSearches() {
  const queryClient = useQueryClient();
  const { data, error, isFetching, refetch } = useQuery(savedQuery);
  const [deleted, setDeleted] = useState<SavedSearch[]>([]);
  const lines = useRef<HTMLDivElement>(null);
  const restore = useMutation({
    mutationFn: ({ name, query, pace }: SavedSearch) => getApi().saveSearch({ body: { name, query, pace } }),
    onSuccess: (_, search) => {
      lines.current?.focus();
      setDeleted((searches) => searches.filter(({ id }) => id !== search.id));
      toast.success(words.dashboard.broughtBack(search.name));
    },
    onError: (failure) => toast.error(errorMessage(failure)),
    onSettled: () => queryClient.invalidateQueries(savedQuery),
  });
  const onDeleted = (search: SavedSearch) => {
    setDeleted((searches) => [search, ...searches]);
    lines.current?.focus();
  };
  if (error) return <LoadFailed error={error} busy={isFetching} onRetry={() => void refetch()} />;
  return (
    <div className="grid max-w-2xl gap-6">
      <div ref={lines} tabIndex={-1} className="grid gap-2 outline-none empty:absolute">
        {deleted.map((search) => (
          <UndoLine
            key={search.id}
            announce
            text={words.dashboard.wasRemoved(search.name)}
            name={search.name}
            busy={restore.isPending && restore.variables.id === search.id}
            onUndo={() => restore.mutate(search)}
          />
        ))}
      </div>
      {data?.length === 0 ? (
        <div className="grid justify-items-start gap-4">
          <p className="max-w-prose text-muted">{words.savedSearches.none}</p>
          <LinkButton to="/search" kind="secondary">
            {words.savedSearches.toSearch}
          </LinkButton>
        </div>
      ) : (
        <ul className="grid border-line border-t" aria-busy={!data}>
          {data ? null : <LinesLoading count={2} />}
          {data?.map((search) => (
            <Row key={search.id} search={search} onDeleted={() => onDeleted(search)} />
          ))}
        </ul>
      )}
    </div>
  );
}

function Row({ search: { id, name, query, pace }, onDeleted }: { search: SavedSearch; onDeleted: () => void }) {
  const queryClient = useQueryClient();
  const settled = {
    onError: (error: unknown) => void toast.error(errorMessage(error)),
    onSettled: () => queryClient.invalidateQueries(savedQuery),
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
    <li className="grid gap-3 border-line border-b py-4 sm:flex sm:items-center sm:justify-between">
      <Link to="/search" search={readSearchAddress(query)} className="text-link min-w-0 font-medium">
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
