import { Link } from '@tanstack/react-router';
import { words } from '../../words.ts';
import { BellPlace } from '../notifications/bell-place.tsx';
import { SearchField } from '../search/search-field.tsx';
import { SearchLink } from '../search/search-link.tsx';
import { Wordmark } from '../settings/wordmark.tsx';
import { SavedLink } from '../wishlist/saved-link.tsx';
import { AccountLink } from './account-link.tsx';
import { navLinkStyle } from './nav-link-style.ts';
import { NavLinks } from './nav-links.tsx';
import { PhoneMenu } from './phone-menu.tsx';

const iconStyle = 'grid size-11 max-[20rem]:size-10 place-items-center rounded-control motion-quick hover:text-accent';

/** Header (spec §2): skip link, name, navigation and main actions. */
export function SiteHeader() {
  return (
    <header className="z-30 border-line border-b bg-paper">
      <a
        href="#main"
        className="absolute top-2 left-4 z-50 -translate-y-24 rounded-control bg-accent px-4 py-3 font-medium text-accent-ink focus:translate-y-0"
      >
        {words.app.skipToContent}
      </a>
      <div className="frame flex min-h-16 items-center gap-6 max-sm:gap-3 lg:max-xl:gap-4 max-[20rem]:flex-wrap">
        <Link to="/" className="flex min-h-11 items-center rounded-control">
          <Wordmark />
        </Link>
        <div className="ms-auto hidden max-w-sm grow lg:flex print:hidden">
          <SearchField />
        </div>
        <div className="ms-auto flex items-center gap-1">
          <SearchLink />
          <nav aria-label={words.nav.label} className="print:hidden">
            <ul className="-mr-3 hidden items-center sm:flex sm:max-md:-mr-2 xl:gap-2">
              <NavLinks />
            </ul>
            <PhoneMenu />
          </nav>
          <div className="max-lg:-order-1 flex items-center gap-1 border-line xl:ml-3 xl:border-l xl:pl-3 lg:max-xl:pl-1 print:hidden">
            <Link to="/dashboard/sell" preload={false} className={`${navLinkStyle} max-lg:hidden`}>
              {words.nav.sell}
            </Link>
            <SavedLink className={`${iconStyle} max-lg:hidden`} />
            <span className="contents lg:hidden">
              <BellPlace isLink className={iconStyle} />
            </span>
            <span className="contents max-lg:hidden">
              <BellPlace className={iconStyle} />
            </span>
            <AccountLink className={iconStyle} />
          </div>
        </div>
      </div>
    </header>
  );
}
