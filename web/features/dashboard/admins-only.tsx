import { LinkButton } from '../../ui/link-button.tsx';
import { words } from '../../words.ts';
import { NotForYou } from './not-for-you.tsx';

export function AdminsOnly() {
  return (
    <NotForYou reason={words.dashboard.adminsOnly}>
      <LinkButton to="/dashboard">{words.dashboard.toDashboard}</LinkButton>
    </NotForYou>
  );
}
