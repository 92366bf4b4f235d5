import { useRouter } from '@tanstack/react-router';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { SessionAccount } from '../../platform/session.ts';
import { words } from '../../words.ts';
import { MenuEntries } from './menu-entries.tsx';

export function SideMenu({ account }: { account: SessionAccount }) {
  const details = useRef<HTMLDetailsElement>(null);
  const router = useRouter();

  useEffect(() => router.subscribe('onBeforeNavigate', () => details.current?.removeAttribute('open')), [router]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !details.current?.open) return;
    details.current.removeAttribute('open');
    details.current.querySelector('summary')?.focus();
  };

  return (
    <nav
      aria-label={words.dashboard.menu}
      className="print:hidden lg:sticky lg:top-(--site-header) lg:w-56 lg:shrink-0 lg:self-start lg:pt-14"
    >
      <ul className="hidden flex-wrap gap-1 sm:mt-4 sm:-ml-3 sm:flex lg:mt-0 lg:ml-0 lg:grid">
        <MenuEntries account={account} />
      </ul>
      <details
        ref={details}
        onKeyDown={onKeyDown}
        className="group mt-4 rounded-card border border-line bg-surface sm:hidden"
      >
        <summary className="flex min-h-11 list-none items-center justify-between rounded-card px-4 font-medium [&::-webkit-details-marker]:hidden">
          {words.dashboard.menu}
          <ChevronDown aria-hidden="true" className="size-5 text-muted motion-quick group-open:rotate-180" />
        </summary>
        <ul className="grid gap-1 border-line border-t p-2">
          <MenuEntries account={account} />
        </ul>
      </details>
    </nav>
  );
}
