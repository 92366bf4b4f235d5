import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Pager } from '../../ui/pager.tsx';
import { words } from '../../words.ts';
import { NotificationList } from './notification-list.tsx';
import { useNotifications } from './use-notifications.ts';

const AT_ONCE = 20;

export function NotificationsScreen() {
  const found = useNotifications(AT_ONCE);
  const { list, rows } = found;
  return (
    <div className="frame min-h-dvh pb-20">
      <PageHeading title={words.titles.notifications} lede={words.notifications.lede}>
        <LinkButton kind="secondary" to="/dashboard/account" hash="notifications">
          {words.notifications.choose}
        </LinkButton>
      </PageHeading>
      {list.isSuccess && rows.length === 0 ? (
        <EmptyState text={words.notifications.none} hint={words.notifications.noneHint}>
          <LinkButton to="/">{words.notifications.browse}</LinkButton>
        </EmptyState>
      ) : (
        <div className="max-w-3xl overflow-hidden rounded-card border border-line bg-surface">
          <NotificationList {...found} />
        </div>
      )}
      <div className="max-w-3xl">
        <Pager more={list.hasNextPage} busy={list.isFetchingNextPage} onMore={() => void list.fetchNextPage()} />
      </div>
    </div>
  );
}
