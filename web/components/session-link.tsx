import { Link, useNavigate } from '@tanstack/react-router';
import { focusPage } from '../head/focus-new-page.ts';
import { signOut } from '../identity/access.ts';
import { useSession } from '../session.ts';
import { words } from '../words.ts';
import { navLinkStyle } from './nav-links.tsx';

/** Login for a visitor, Log Out for a signed-in person (spec §2, §6). While the session is not known yet it is Login. */
export function SessionLink() {
  const session = useSession();
  const navigate = useNavigate();
  if (session.status !== 'signed-in') {
    return (
      <Link to="/login" className={navLinkStyle}>
        {words.nav.login}
      </Link>
    );
  }
  const leave = async () => {
    await signOut();
    await navigate({ to: '/' });
    // Who was there already came to no new page, and the button that had the focus is gone.
    focusPage();
  };
  return (
    <button type="button" className={navLinkStyle} onClick={() => void leave()}>
      {words.nav.logout}
    </button>
  );
}
