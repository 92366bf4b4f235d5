import { Link, useLocation } from '@tanstack/react-router';
import CirclePlus from 'lucide-react/icons/circle-plus';
import House from 'lucide-react/icons/house';
import Search from 'lucide-react/icons/search';
import UserRound from 'lucide-react/icons/user-round';
import { words } from '../../words.ts';
import { requestSearchFocus } from '../search/search-focus.ts';
import { SavedLink } from '../wishlist/saved-link.tsx';

const style =
  'grid h-full content-center justify-items-center gap-0.5 text-muted text-xs max-[20rem]:text-[0px] motion-quick hover:text-ink aria-[current=page]:text-accent';
const icon = 'size-6';

/** Bottom bar for phones and tablets; hidden during payment. */
export function TabBar() {
  const isPaying = useLocation({ select: ({ pathname }) => pathname.startsWith('/dashboard/payment/') });
  if (isPaying) return null;
  return (
    <nav
      aria-label={words.nav.quick}
      className="tab-bar fixed inset-x-0 bottom-0 z-30 border-line border-t bg-paper pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden"
    >
      <ul className="mx-auto grid h-(--tab-height) max-w-xl grid-cols-5">
        <li>
          <Link to="/" activeOptions={{ exact: true }} className={style}>
            <House aria-hidden="true" className={icon} />
            {words.nav.home}
          </Link>
        </li>
        <li>
          <Link to="/search" onClick={requestSearchFocus} className={style}>
            <Search aria-hidden="true" className={icon} />
            {words.nav.search}
          </Link>
        </li>
        <li>
          <Link to="/dashboard/sell" preload={false} className={style}>
            <CirclePlus aria-hidden="true" className={icon} />
            {words.nav.sell}
          </Link>
        </li>
        <li>
          <SavedLink named className={style} />
        </li>
        <li>
          <Link to="/dashboard" activeOptions={{ exact: true }} className={style}>
            <UserRound aria-hidden="true" className={icon} />
            {words.nav.account}
          </Link>
        </li>
      </ul>
    </nav>
  );
}
