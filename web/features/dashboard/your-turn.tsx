import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { showCount } from '../../platform/i18n/formats.ts';
import type { SessionAccount } from '../../platform/session.ts';
import { LoadFailed } from '../../ui/list/load-failed.tsx';
import { Section } from '../../ui/section.tsx';
import { useFocusStays } from '../../ui/use-focus-stays.ts';
import { words } from '../../words.ts';
import { useOpenReturns, useWaitingLists } from './waiting-lists.tsx';

/** Rows on the dashboard. */
const SHOWN = 4;

/** Lists what waits for this person, the nearest deadline first, and what could not be read; nothing if it never had any. */
export function YourTurn({ account }: { account: SessionAccount }) {
  const lists = useWaitingLists(account);
  const place = useFocusStays<HTMLDivElement>();
  const failed = lists.flatMap(({ title, list, tasks }) =>
    list.error && !tasks ? [{ title, list, error: list.error }] : [],
  );
  const tasks = lists.flatMap((one) => one.tasks ?? []);
  const [hadTasks, setHadTasks] = useState(false);
  if (tasks.length > 0 && !hadTasks) setHadTasks(true);
  const hasReturns = useOpenReturns(account) !== 0;
  if (tasks.length + failed.length === 0 && (!hadTasks || hasReturns)) return null;
  tasks.sort((one, other) => one.until.localeCompare(other.until));
  const left = tasks.length - SHOWN;
  return (
    <div {...place} className="mb-8 outline-none">
      <Section title={words.titles.yourTurn}>
        {tasks.length > 0 ? <ul className="grid gap-3">{tasks.slice(0, SHOWN).map(({ row }) => row)}</ul> : null}
        {tasks.length + failed.length === 0 ? <p className="text-muted">{words.dashboard.noneWaiting}</p> : null}
        {left > 0 ? (
          <Link to="/dashboard/your-turn" className="text-link tap-link justify-self-start">
            {words.dashboard.moreWaiting(
              showCount(left),
              lists.some(({ list }) => list.hasNextPage),
            )}
          </Link>
        ) : null}
        {failed.map(({ title, list, error }) => (
          <div key={title} className="grid gap-2">
            <h3 className="text-xl">{title}</h3>
            <LoadFailed error={error} busy={list.isFetching} onRetry={() => void list.refetch()} />
          </div>
        ))}
      </Section>
    </div>
  );
}
