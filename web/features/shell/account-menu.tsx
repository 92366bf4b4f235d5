import { Link } from '@tanstack/react-router';
import { accountCan } from '../../../shared/domain/account.ts';
import type { SessionAccount } from '../../platform/session.ts';
import { useDisclosure } from '../../ui/use-disclosure.ts';
import { words } from '../../words.ts';
import { MessagesLink } from '../conversations/messages-link.tsx';
import { useLogOut } from './use-log-out.ts';

export function initialsOf(name: string): string {
  const names = name.trim().split(/\s+/);
  const ends = names.length > 1 ? [names[0], names.at(-1)] : names;
  return ends.map((one) => [...(one ?? '')][0]?.toLocaleUpperCase() ?? '').join('');
}

const entry =
  'flex min-h-11 w-full items-center px-4 text-start font-medium no-underline motion-quick hover:bg-sunken aria-[current=page]:text-accent';

type Props = { account: SessionAccount; iconStyle: string };

/** The messages, and on a wide screen the menu; a phone has the tab bar for it. */
export function AccountMenu({ account, iconStyle }: Props) {
  // A press closes it; a pending navigation does not.
  const { close, props } = useDisclosure();
  const leave = useLogOut();
  return (
    <>
      <MessagesLink className={iconStyle} />
      <details className="relative max-lg:hidden" {...props}>
        <summary className="grid size-11 list-none place-items-center rounded-full [&::-webkit-details-marker]:hidden">
          <span className="grid size-9 place-items-center rounded-full bg-accent-soft font-medium text-accent text-sm">
            {initialsOf(account.displayName)}
          </span>
          <span dir="auto" className="sr-only">
            {' '}
            {words.nav.accountMenu(account.displayName)}
          </span>
        </summary>
        <ul className="absolute top-full right-0 z-40 mt-1 grid w-56 rounded-card border border-line bg-surface py-1.5 shadow-raised">
          <li dir="auto" className="truncate px-4 pt-1 pb-2 text-muted text-sm">
            {account.displayName}
          </li>
          <li>
            <Link to="/dashboard/payment-history" onClick={close} className={entry}>
              {words.nav.purchases}
            </Link>
          </li>
          {accountCan.sell(account) ? (
            <li>
              <Link to="/dashboard/my-products" onClick={close} className={entry}>
                {words.nav.listings}
              </Link>
            </li>
          ) : null}
          <li>
            <Link to="/dashboard/account" onClick={close} className={entry}>
              {words.nav.settings}
            </Link>
          </li>
          <li>
            <button type="button" onClick={() => void leave()} className={entry}>
              {words.nav.logout}
            </button>
          </li>
        </ul>
      </details>
    </>
  );
}
