import { Link, useRouter } from '@tanstack/react-router';
import Menu from 'lucide-react/icons/menu';
import X from 'lucide-react/icons/x';
import { Suspense, useEffect } from 'react';
import { lazyPart } from '../../platform/lazy-part.ts';
import { useSession } from '../../platform/session.ts';
import { useDisclosure } from '../../ui/use-disclosure.ts';
import { words } from '../../words.ts';
import { LanguagePicker } from './language-picker.tsx';
import { navLinkStyle } from './nav-link-style.ts';
import { NavLinks } from './nav-links.tsx';

const DashboardEntries = lazyPart(async () => (await import('../dashboard/phone-entries.tsx')).PhoneEntries);

/** The one menu of a narrow screen, as a native disclosure that works before scripts load. */
export function PhoneMenu() {
  const router = useRouter();
  const { account } = useSession();
  const { isOpen, close, props } = useDisclosure();
  useEffect(() => router.subscribe('onBeforeNavigate', close), [router, close]);

  return (
    <details className="group sm:hidden" {...props}>
      <summary className="-mr-2 flex min-h-11 min-w-11 list-none justify-center items-center gap-2 rounded-control px-2 font-medium [&::-webkit-details-marker]:hidden">
        <span className="max-[24rem]:in-data-known:sr-only">{words.nav.menu}</span>
        <Menu aria-hidden="true" className="size-6 group-open:hidden" />
        <X aria-hidden="true" className="hidden size-6 group-open:block" />
      </summary>
      <div className="absolute inset-x-0 top-full z-30 max-h-[calc(100dvh-8rem)] overflow-y-auto overscroll-contain border-line border-b bg-paper px-[calc(var(--gutter)-0.75rem)] pt-2 pb-5 text-lg shadow-raised">
        <ul className="grid">
          <NavLinks />
          <li className="in-data-known:hidden">
            <Link to="/signup" preload={false} className={navLinkStyle}>
              {words.nav.signup}
            </Link>
          </li>
          {/** Members find it in their dashboard, under another name. */}
          <li className="in-data-known:hidden">
            <Link to="/dashboard/sell" preload={false} className={navLinkStyle}>
              {words.nav.sell}
            </Link>
          </li>
          {isOpen ? (
            <li>
              <LanguagePicker />
            </li>
          ) : null}
        </ul>
        {isOpen && account ? (
          <Suspense>
            <DashboardEntries account={account} />
          </Suspense>
        ) : null}
      </div>
    </details>
  );
}
