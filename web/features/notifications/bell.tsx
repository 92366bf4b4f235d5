import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import BellIcon from 'lucide-react/icons/bell';
import { useEffect } from 'react';
import { onLiveEvent } from '../../platform/live/live-events.ts';
import { readAgain } from '../../platform/live/read-again.ts';
import { CountedIcon } from '../../ui/counted-icon.tsx';
import { useDisclosure } from '../../ui/use-disclosure.ts';
import { words } from '../../words.ts';
import { BellPanel } from './bell-panel.tsx';
import { unreadQuery } from './notification-queries.ts';

type Props = { className: string; isLink?: boolean };

/** Shows how many are unread, and opens the newest. @param isLink opens the page instead, on phones */
export function Bell({ className, isLink = false }: Props) {
  const cache = useQueryClient();
  useEffect(
    () => onLiveEvent('notification', () => readAgain(cache, unreadQuery.queryKey, ['notifications'])),
    [cache],
  );
  return isLink ? (
    <Link to="/notifications" preload={false} className={className}>
      <Face />
    </Link>
  ) : (
    <Disclosure className={className} />
  );
}

function Face() {
  const count = useQuery(unreadQuery).data?.notifications ?? 0;
  return (
    <>
      <CountedIcon icon={BellIcon} count={count} />
      <span className="sr-only">
        {words.titles.notifications}
        {count > 0 ? `, ${words.notifications.unread(count)}` : ''}
      </span>
    </>
  );
}

function Disclosure({ className }: { className: string }) {
  const { isOpen, close, props } = useDisclosure();
  return (
    <details className="relative" {...props}>
      <summary className={`${className} list-none [&::-webkit-details-marker]:hidden`}>
        <Face />
      </summary>
      {isOpen ? <BellPanel onClose={close} /> : null}
    </details>
  );
}
