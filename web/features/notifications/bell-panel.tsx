import { Link } from '@tanstack/react-router';
import { words } from '../../words.ts';
import { NotificationList } from './notification-list.tsx';
import { useNotifications } from './use-notifications.ts';

const SHOWN = 10;

export function BellPanel({ onClose }: { onClose: () => void }) {
  const found = useNotifications(SHOWN);
  const isEmpty = found.list.isSuccess && found.rows.length === 0;
  return (
    <div className="absolute top-full right-0 z-40 mt-1 flex max-h-[min(36rem,80dvh)] w-96 flex-col overflow-hidden rounded-card border border-line bg-surface shadow-raised">
      <p className="border-line border-b px-4 py-3 font-medium">{words.titles.notifications}</p>
      <div className="min-h-0 grow overflow-y-auto">
        {isEmpty ? (
          <p className="grid gap-1 px-4 py-8 text-center text-muted">
            <span className="font-medium text-ink">{words.notifications.none}</span>
            {words.notifications.noneHint}
          </p>
        ) : (
          <NotificationList {...found} onOpen={onClose} />
        )}
      </div>
      <p className="flex justify-between gap-4 border-line border-t px-4 py-1 text-sm">
        <Link to="/notifications" preload={false} onClick={onClose} className="text-link flex min-h-11 items-center">
          {words.notifications.all}
        </Link>
        <Link
          to="/dashboard/account"
          hash="notifications"
          onClick={onClose}
          className="text-link flex min-h-11 items-center"
        >
          {words.notifications.choose}
        </Link>
      </p>
    </div>
  );
}
