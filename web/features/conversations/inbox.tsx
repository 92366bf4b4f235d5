import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { ListEnd } from '../../ui/list/list-end.tsx';
import { LoadFailed } from '../../ui/list/load-failed.tsx';
import { RowsLoading } from '../../ui/list/rows-loading.tsx';
import { useDebounced } from '../../ui/use-debounced.ts';
import { words } from '../../words.ts';
import { type InboxFilter, inboxQuery } from './conversation-queries.ts';
import { ConversationRow } from './conversation-row.tsx';
import { InboxFilters } from './inbox-filters.tsx';

/** Milliseconds without a key press before searching. */
const TYPING_ENDS = 250;

/** With a search and an archive. @param heading h1 while no thread is open */
export function Inbox({ heading: Heading }: { heading: 'h1' | 'h2' }) {
  const [typed, setTyped] = useState('');
  const [archived, setArchived] = useState(false);
  const search = typed.trim();
  const query = useDebounced(search, search === '' ? 0 : TYPING_ENDS);
  const filter = useDeferredValue<InboxFilter>({ archived, query });
  const list = useInfiniteQuery({ ...inboxQuery({ archived, query }), placeholderData: keepPreviousData });
  const rows = list.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <div className="grid grid-cols-1 content-start gap-4 page-head pt-8 pb-6 whole:frame split:pt-6 split:pr-4">
      <Heading tabIndex={-1} className="text-3xl whole:text-title">
        {words.titles.messages}
      </Heading>
      <InboxFilters typed={typed} onType={setTyped} archived={archived} onArchived={setArchived} />
      {list.data ? (
        <div aria-busy={list.isPlaceholderData} className="grid grid-cols-1 gap-4">
          {rows.length > 0 ? (
            <ul aria-label={words.conversations.list} className="-mx-3 grid grid-cols-1 gap-0.5">
              {rows.map((conversation) => (
                <ConversationRow key={conversation.id} conversation={conversation} />
              ))}
            </ul>
          ) : (
            <Nothing {...filter} />
          )}
          <ListEnd list={list} />
        </div>
      ) : list.error ? (
        <LoadFailed error={list.error} busy={list.isFetching} onRetry={() => void list.refetch()} />
      ) : (
        <RowsLoading />
      )}
    </div>
  );
}

function Nothing({ archived, query }: InboxFilter) {
  const texts = words.conversations;
  if (query !== '') return <EmptyState text={texts.noneFound(query)} hint={texts.noneFoundHint} />;
  if (archived) return <EmptyState text={texts.noneArchived} hint={texts.noneArchivedHint} />;
  return (
    <EmptyState text={texts.none} hint={texts.noneHint}>
      <LinkButton to="/">{texts.browse}</LinkButton>
    </EmptyState>
  );
}
