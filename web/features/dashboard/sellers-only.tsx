import type { SessionAccount } from '../../platform/session.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { words } from '../../words.ts';
import { StartSelling } from '../accounts/settings/start-selling.tsx';
import { NotForYou } from './not-for-you.tsx';

export function SellersOnly({ account }: { account: SessionAccount }) {
  return (
    <NotForYou reason={words.dashboard.sellersOnly}>
      <div className="flex flex-wrap gap-3">
        <StartSelling account={account} />
        <LinkButton kind="secondary" to="/dashboard/my-orders">
          {words.dashboard.toOrders}
        </LinkButton>
      </div>
    </NotForYou>
  );
}
