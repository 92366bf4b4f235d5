import { Link } from '@tanstack/react-router';
import X from 'lucide-react/icons/x';
import { useFocusStays } from '../../ui/use-focus-stays.ts';
import { words } from '../../words.ts';
import type { SearchAddress } from '../listings/search-address.ts';
import { clearRefused } from './clear-refused.ts';
import { activeFilters } from './describe-filters.ts';

export function ActiveFilters({ address }: { address: SearchAddress }) {
  const active = activeFilters(address);
  const place = useFocusStays<HTMLDivElement>(() => document.querySelector('main h1'));
  return (
    <div {...place} className="outline-none empty:hidden">
      {active.length > 0 ? <Chips active={active} /> : null}
    </div>
  );
}

function Chips({ active }: { active: ReturnType<typeof activeFilters> }) {
  return (
    <ul aria-label={words.search.active} className="flex flex-wrap items-center gap-2">
      {active.map(({ key, name, change }) => (
        <li key={key}>
          <Link
            dir="auto"
            to="."
            search={(asked: object) => ({ ...asked, ...change, cursor: undefined })}
            resetScroll={false}
            preload={false}
            aria-label={words.search.remove(name)}
            onClick={() => clearRefused(Object.keys(change))}
            className="inline-flex min-h-9 items-center gap-1.5 rounded-full border border-accent bg-accent-soft px-3 text-accent text-sm motion-quick hover:border-ink pointer-coarse:min-h-11"
          >
            {name}
            <X aria-hidden="true" className="size-4" />
          </Link>
        </li>
      ))}
      {active.length > 1 ? (
        <li>
          <Link
            to="."
            search={({ words: typed, sort }: SearchAddress) => ({ words: typed, sort })}
            resetScroll={false}
            preload={false}
            onClick={() => clearRefused()}
            className="text-link inline-flex min-h-9 items-center px-2 text-sm pointer-coarse:min-h-11"
          >
            {words.search.clear}
          </Link>
        </li>
      ) : null}
    </ul>
  );
}
