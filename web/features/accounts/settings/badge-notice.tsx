import { queryOptions, useQuery } from '@tanstack/react-query';
import { getApi } from '../../../platform/api-client.ts';
import { Notice } from '../../../ui/notice.tsx';
import { words } from '../../../words.ts';

export const ownAccountQuery = queryOptions({ queryKey: ['own-account'], queryFn: () => getApi().getAccount() });

export function BadgeNotice() {
  const badge = useQuery(ownAccountQuery).data?.badgeSuspended;
  if (!badge) return null;
  return (
    <Notice kind="warning">
      {badge.reason === undefined
        ? words.account.badgeRenamed(badge.verifiedName)
        : words.account.badgeReason(badge.reason)}
    </Notice>
  );
}
