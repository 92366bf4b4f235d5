import { Link, useRouter } from '@tanstack/react-router';
import Menu from 'lucide-react/icons/menu';
import X from 'lucide-react/icons/x';
import { type FocusEvent, type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useBackCloses } from '../../ui/use-back-closes.ts';
import { words } from '../../words.ts';
import { LanguagePicker } from './language-picker.tsx';
import { navLinkStyle } from './nav-link-style.ts';
import { NavLinks } from './nav-links.tsx';

/** Navigation on a narrow screen, as a native disclosure that works before scripts load. */
export function PhoneMenu() {
  const details = useRef<HTMLDetailsElement>(null);
  const router = useRouter();
  const [isOpen, setOpen] = useState(false);

  const close = useCallback(() => details.current?.removeAttribute('open'), []);
  const closeFromWithin = () => {
    close();
    details.current?.querySelector('summary')?.focus();
  };
  useBackCloses(isOpen, closeFromWithin);
  useEffect(() => router.subscribe('onBeforeNavigate', close), [router, close]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && details.current?.open) closeFromWithin();
  };
  const onBlur = (event: FocusEvent) => {
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) close();
  };

  return (
    <details
      ref={details}
      className="group sm:hidden"
      onKeyDown={onKeyDown}
      onBlur={onBlur}
      onToggle={() => setOpen(details.current?.open ?? false)}
    >
      <summary className="-mr-2 flex min-h-11 min-w-11 list-none justify-center items-center gap-2 rounded-control px-2 font-medium [&::-webkit-details-marker]:hidden">
        <span className="max-[24rem]:in-data-known:sr-only">{words.nav.menu}</span>
        <Menu aria-hidden="true" className="size-6 group-open:hidden" />
        <X aria-hidden="true" className="hidden size-6 group-open:block" />
      </summary>
      <ul className="absolute inset-x-0 top-full z-30 grid border-line border-b bg-paper px-[calc(var(--gutter)-0.75rem)] pt-2 pb-5 text-lg shadow-raised">
        <NavLinks />
        <li className="in-data-known:hidden">
          <Link to="/signup" preload={false} className={navLinkStyle}>
            {words.nav.signup}
          </Link>
        </li>
        <li>
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
    </details>
  );
}
