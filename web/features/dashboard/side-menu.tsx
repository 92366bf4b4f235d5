import type { SessionAccount } from '../../platform/session.ts';
import { words } from '../../words.ts';
import { MenuEntries } from './menu-entries.tsx';

/** Beside the page, above it on a tablet, absent on a phone. */
export const SideMenu = ({ account }: { account: SessionAccount }) => (
  <nav
    aria-label={words.dashboard.menu}
    className="max-sm:hidden print:hidden lg:sticky lg:top-(--site-header) lg:w-56 lg:shrink-0 lg:self-start lg:pt-14"
  >
    <ul className="mt-4 -ml-3 flex flex-wrap gap-1 lg:mt-0 lg:ml-0 lg:grid">
      <MenuEntries account={account} />
    </ul>
  </nav>
);
