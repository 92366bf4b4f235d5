import { LoadFailed } from '../../ui/list/load-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { words } from '../../words.ts';
import { NotificationRow } from './notification-row.tsx';
import type { useNotifications } from './use-notifications.ts';

type Props = ReturnType<typeof useNotifications> & { onOpen?: () => void };

export function NotificationList({ list, rows, fresh, onOpen }: Props) {
  if (list.error && rows.length === 0)
    return (
      <div className="p-4">
        <LoadFailed error={list.error} busy={list.isFetching} onRetry={() => void list.refetch()} />
      </div>
    );
  return (
    <ul aria-label={words.titles.notifications} aria-busy={list.isPending}>
      {list.isPending ? <RowsLoading /> : null}
      {rows.map((notification) => (
        <NotificationRow
          key={notification.id}
          notification={notification}
          isNew={fresh.has(notification.id)}
          onOpen={onOpen}
        />
      ))}
    </ul>
  );
}

const RowsLoading = () =>
  [1, 2, 3].map((row) => (
    <li key={row} className="grid min-h-18 grid-cols-[3rem_1fr] items-center gap-3 border-line border-b px-4 py-3">
      <Skeleton className="size-12" />
      <span className="grid gap-2">
        <Skeleton className="h-4 w-4/5" />
        <Skeleton className="h-3 w-1/4" />
      </span>
    </li>
  ));
