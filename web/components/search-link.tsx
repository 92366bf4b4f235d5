import { Link, useLocation } from '@tanstack/react-router';
import Search from 'lucide-react/icons/search';
import { words } from '../words.ts';

/** Where a window has no room for the field: the way to it, on a phone under the thumb. Pages that are for something else keep it away. */
export function SearchLink() {
  const isElsewhere = useLocation({
    select: ({ pathname }) => /^\/(search|collections|dashboard|login|signup)/.test(pathname),
  });
  return isElsewhere ? null : (
    <Link
      to="/search"
      aria-label={words.nav.search}
      className="fixed right-4 bottom-4 z-20 mb-[env(safe-area-inset-bottom)] grid size-14 place-items-center rounded-full bg-accent text-accent-ink shadow-raised lg:hidden print:hidden"
    >
      <Search aria-hidden="true" className="size-6" />
    </Link>
  );
}
