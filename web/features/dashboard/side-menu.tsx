import { useLocation, useMatch } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { SessionAccount } from '../../platform/session.ts';
import { words } from '../../words.ts';
import { MenuEntries } from './menu-entries.tsx';

/** On a tablet one line, unless the page lists the same; absent on a phone. */
export function SideMenu({ account }: { account: SessionAccount }) {
  const isListed = useMatch({ from: '/dashboard/', shouldThrow: false }) !== undefined;
  const { pathname } = useLocation();
  const menu = useRef<HTMLElement>(null);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const line = list.current;
    const current = pathname && line?.querySelector('[aria-current=page]');
    if (!line || !menu.current || !current) return;
    const { left, bottom } = current.getBoundingClientRect();
    line.scrollLeft += left - line.clientWidth / 2;
    menu.current.scrollTop += Math.max(0, bottom - menu.current.getBoundingClientRect().bottom);
  }, [pathname]);
  return (
    <nav
      ref={menu}
      aria-label={words.dashboard.menu}
      className={`max-sm:hidden print:hidden lg:sticky lg:top-(--site-header) lg:-mx-1 lg:max-h-[calc(100dvh-var(--site-header))] lg:w-58 lg:overflow-y-auto lg:px-1 lg:pb-1 lg:shrink-0 lg:self-start lg:pt-14 ${isListed ? 'max-lg:hidden' : ''}`}
    >
      <ul ref={list} className="menu-line flex gap-1 max-lg:overflow-x-auto lg:grid lg:gap-0">
        <MenuEntries account={account} />
      </ul>
    </nav>
  );
}
