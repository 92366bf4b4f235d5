import { useRef } from 'react';
import { words } from '../../words.ts';
import { Notice } from '../notice.tsx';
import { Pager } from '../pager.tsx';

type Props = {
  list: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage: () => Promise<{ hasNextPage: boolean }>;
  };
};

/** Loads the next page; moves the focus to the end after the last. */
export function ListEnd({ list }: Props) {
  const end = useRef<HTMLDivElement>(null);
  const showMore = async () => {
    const { hasNextPage } = await list.fetchNextPage();
    if (!hasNextPage) end.current?.focus();
  };
  return (
    <div ref={end} tabIndex={-1} className="grid gap-4 outline-none">
      <Pager more={list.hasNextPage} busy={list.isFetchingNextPage} onMore={() => void showMore()} />
      {list.isFetchNextPageError ? <Notice kind="error">{words.failure.network}</Notice> : null}
    </div>
  );
}
