import type { SessionAccount } from '../../platform/session.ts';
import { words } from '../../words.ts';
import { MenuEntries } from './menu-entries.tsx';

/** The dashboard's entries in the one menu of a phone. */
export const PhoneEntries = ({ account }: { account: SessionAccount }) => (
  <nav aria-label={words.dashboard.menu} className="mt-2 border-line border-t pt-2 text-base">
    <ul className="grid grid-cols-2 gap-x-2">
      <MenuEntries account={account} />
    </ul>
  </nav>
);
