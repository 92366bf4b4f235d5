import { Link } from '@tanstack/react-router';
import { words } from '../../words.ts';
import { SessionLink } from './session-link.tsx';

/** Top navigation entry; the current page is underlined. */
export const navLinkStyle =
  'inline-flex min-h-11 items-center rounded-control px-3 font-medium underline sm:max-md:px-2 lg:max-xl:px-2 decoration-2 decoration-transparent underline-offset-8 motion-quick hover:decoration-line aria-[current=page]:decoration-accent';

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
