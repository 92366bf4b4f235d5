import { Link, useLocation } from '@tanstack/react-router';
import Search from 'lucide-react/icons/search';
import { words } from '../../words.ts';
import { requestSearchFocus } from './search-focus.ts';

export function SearchLink() {
  const isThere = useLocation({ select: ({ pathname }) => pathname === '/search' });
  return isThere ? null : (
    <Link
      to="/search"
      onClick={requestSearchFocus}
      aria-label={words.nav.search}
      className="grid size-11 place-items-center rounded-control motion-quick hover:text-accent max-[20rem]:hidden sm:max-md:in-data-known:hidden lg:hidden print:hidden"
    >
      <Search aria-hidden="true" className="size-6" />
    </Link>
  );
}
