import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { toast } from 'react-hot-toast/headless';
import type { SavedSearch } from '../../../shared/contract/saved-searches.ts';
import { paces } from '../../../shared/domain/saved-search.ts';
import { getApi } from '../../api-client.ts';
import { readSearchAddress } from '../../search-address.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { words } from '../../words.ts';
import { errorMessage } from '../dashboard/error-message.ts';
import { SmallSelect } from '../search/small-select.tsx';

const savedQuery = queryOptions({
  queryKey: ['saved-searches'],
  queryFn: () => getApi().listSavedSearches(),
  staleTime: 0,
});

/** The searches that the person has saved, each with how soon they hear of new pieces. */
export function SavedSearches() {
  const { data, error } = useQuery(savedQuery);
  if (error) return <Notice kind="error">{errorMessage(error)}</Notice>;
  if (data?.length === 0)
    return (
      <div className="grid justify-items-start gap-4">
        <p className="max-w-prose text-muted">{words.savedSearches.none}</p>
        <LinkButton to="/search" kind="secondary">
          {words.savedSearches.toSearch}
        </LinkButton>
      </div>
    );
  return (
    <ul className="grid max-w-2xl border-line border-t" aria-busy={!data}>
      {data?.map((search) => (
        <Row key={search._id} search={search} />
      ))}
    </ul>
  );
}

function Row({ search: { _id: id, name, query, pace } }: { search: SavedSearch }) {
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
    onSuccess: () => toast.success(words.savedSearches.deleted),
    ...settled,
  });
  return (
    <li className="grid gap-3 border-line border-b py-4 sm:flex sm:items-center sm:justify-between">
      <Link to="/search" search={readSearchAddress(query)} className="text-link min-w-0 break-words font-medium">
        {name}
      </Link>
      <span className="flex items-center gap-3">
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
