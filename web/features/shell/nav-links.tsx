import { Link } from '@tanstack/react-router';
import { words } from '../../words.ts';
import { navLinkStyle } from './nav-link-style.ts';
import { SessionLink } from './session-link.tsx';

/** Home, Dashboard, Login or Log Out, Blog (spec §2), and categories. */
export function NavLinks() {
  return (
    <>
      <li>
        <Link to="/" className={navLinkStyle} activeOptions={{ exact: true }}>
          {words.nav.home}
        </Link>
      </li>
      <li>
        <Link to="/category" className={navLinkStyle}>
          {words.nav.category}
        </Link>
      </li>
      <li>
        <Link to="/dashboard" className={navLinkStyle}>
          {words.nav.dashboard}
        </Link>
      </li>
      <li>
        <Link to="/blog" className={navLinkStyle}>
          {words.nav.blog}
        </Link>
      </li>
      <li className="sm:min-w-22 sm:text-end lg:max-xl:min-w-0">
        <SessionLink />
      </li>
    </>
  );
}
