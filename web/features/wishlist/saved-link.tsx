import { Link } from '@tanstack/react-router';
import Heart from 'lucide-react/icons/heart';
import { useSession } from '../../platform/session.ts';
import { words } from '../../words.ts';
import { useSavedCount } from './saved-store.ts';

/** Link to saved listings with a count. @param named shows the label below the heart */
export function SavedLink({ named = false, className }: { named?: boolean; className: string }) {
  const isSignedIn = useSession().status === 'signed-in';
  const count = useSavedCount();
  return (
    <Link to={isSignedIn ? '/dashboard/my-orders' : '/saved'} className={className}>
      <span className="relative">
        <Heart aria-hidden="true" className="size-6" />
        {count > 0 ? (
          <span
            aria-hidden="true"
            className="absolute -top-1.5 left-3.5 grid h-4.5 min-w-4.5 place-items-center rounded-full bg-accent px-1 font-medium text-accent-ink text-xs leading-none"
          >
            {count > 99 ? '99+' : count}
          </span>
        ) : null}
      </span>
      <span className={named ? '' : 'sr-only'}>{words.nav.saved}</span>
      {count > 0 ? <span className="sr-only"> {count}</span> : null}
    </Link>
  );
}
