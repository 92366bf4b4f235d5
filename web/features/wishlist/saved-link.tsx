import { Link } from '@tanstack/react-router';
import Heart from 'lucide-react/icons/heart';
import { useSession } from '../../platform/session.ts';
import { CountedIcon } from '../../ui/counted-icon.tsx';
import { words } from '../../words.ts';
import { useSavedCount } from './saved-store.ts';

/** Link to saved listings with a count. @param named shows the label below the heart */
export function SavedLink({ named = false, className }: { named?: boolean; className: string }) {
  const isSignedIn = useSession().status === 'signed-in';
  const count = useSavedCount();
  return (
    <Link to={isSignedIn ? '/dashboard/my-orders' : '/saved'} className={className}>
      <CountedIcon icon={Heart} count={count} />
      <span className={named ? '' : 'sr-only'}>{words.nav.saved}</span>
      {count > 0 ? <span className="sr-only"> {count}</span> : null}
    </Link>
  );
}
