import type { NotificationGroup } from '../../../../shared/domain/notification.ts';
import { LoadFailed } from '../../../ui/list/load-failed.tsx';
import { words } from '../../../words.ts';
import { DigestChoice } from './digest-choice.tsx';
import { GroupTable } from './group-table.tsx';
import { PushSwitch } from './push-switch.tsx';
import { QuietHours } from './quiet-hours.tsx';
import { useChoices } from './use-choices.ts';

const deal: readonly NotificationGroup[] = [
  'messages',
  'offers',
  'sales',
  'handover',
  'payouts',
  'reviews',
  'decisions',
];
const saved: readonly NotificationGroup[] = ['price_drop', 'on_hold', 'back', 'sold_saved', 'saved_searches'];

/** Which mails and pushes the person gets, on which device, and when. */
export function NotificationSettings() {
  const { query, change } = useChoices();
  const { data, error, isFetching, refetch } = query;
  if (error) return <LoadFailed error={error} busy={isFetching} onRetry={() => void refetch()} />;
  const texts = words.notificationChoices;
  const table = {
    choices: data?.choices,
    busy: change.isPending,
    onChange: (group: NotificationGroup, channel: 'mail' | 'push', wanted: boolean) =>
      change.mutate({ choices: { [group]: { [channel]: wanted } } }),
  };
  return (
    <div className="grid gap-8">
      <div className="grid max-w-2xl border-line border-t">
        <PushSwitch publicKey={data?.push.publicKey} />
        <QuietHours choices={data} busy={change.isPending} onChange={change.mutate} />
        <DigestChoice choices={data} onChange={change.mutate} />
      </div>
      <GroupTable {...table} title={texts.deal} groups={deal} />
      <GroupTable {...table} title={texts.saved} hint={texts.savedHint} groups={saved} />
    </div>
  );
}
