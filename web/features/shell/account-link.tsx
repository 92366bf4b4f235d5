import { Link } from '@tanstack/react-router';
import UserRound from 'lucide-react/icons/user-round';
import { Suspense } from 'react';
import { lazyPart } from '../../platform/lazy-part.ts';
import { useSession } from '../../platform/session.ts';
import { MemberRoom } from '../../ui/member-room.tsx';
import { words } from '../../words.ts';

const AccountMenu = lazyPart(async () => (await import('./account-menu.tsx')).AccountMenu);

/** Account link; for signed-in people a menu with initials and their messages, loaded later. */
export function AccountLink({ className }: { className: string }) {
  const { account } = useSession();
  const link = (
    <>
      <MemberRoom />
      <Link to="/dashboard" preload={false} aria-label={words.nav.account} className={`${className} max-lg:hidden`}>
        <UserRound aria-hidden="true" className="size-6" />
      </Link>
    </>
  );
  return account ? (
    <Suspense fallback={link}>
      <AccountMenu account={account} iconStyle={className} />
    </Suspense>
  ) : (
    link
  );
}
