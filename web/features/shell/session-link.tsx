import { Link } from '@tanstack/react-router';
import { useSession } from '../../platform/session.ts';
import { words } from '../../words.ts';
import { navLinkStyle } from './nav-link-style.ts';
import { useLogOut } from './use-log-out.ts';

/** Login or Log Out (spec §2, §6). Stays Log Out until the server has ended the session. */
export function SessionLink() {
  const session = useSession();
  const leave = useLogOut();
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
