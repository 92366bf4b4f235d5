import { Link } from '@tanstack/react-router';
import { useSession } from '../../platform/session.ts';
import { words } from '../../words.ts';
import { navLinkStyle } from './nav-links.tsx';
import { useLeave } from './use-leave.ts';

/**
 * Login for a visitor, Log Out for a signed-in person (spec §2, §6). While the session is not known yet it is Login;
 * while the server ends it, it stays Log Out: a page left in that moment would keep the session alive.
 */
export function SessionLink() {
  const session = useSession();
  const leave = useLeave();
  if (session.status !== 'signed-in' && !session.leaving) {
    return (
      <Link to="/login" className={navLinkStyle}>
        {words.nav.login}
      </Link>
    );
  }
  return (
    <button
      type="button"
      className={navLinkStyle}
      aria-disabled={session.leaving}
      onClick={() => session.leaving || void leave()}
    >
      {words.nav.logout}
    </button>
  );
}
