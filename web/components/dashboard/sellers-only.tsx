import { LinkButton } from '../../ui/link-button.tsx';
import { words } from '../../words.ts';
import { NotForYou } from './not-for-you.tsx';

/** What buyers see on the screens of a seller. */
export function SellersOnly() {
  return (
    <NotForYou reason={words.dashboard.sellersOnly}>
      <LinkButton to="/dashboard/my-orders">{words.dashboard.toOrders}</LinkButton>
    </NotForYou>
  );
}
