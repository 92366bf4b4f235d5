import { Link } from '@tanstack/react-router';
import { Notice } from '../../ui/notice.tsx';
import { words } from '../../words.ts';

/** What a suspended person can still do, above each screen of the dashboard. */
export function SuspendedNotice() {
  return (
    <div className="pt-6">
      <Notice kind="warning" announce>
        <p className="max-w-prose">{words.dashboard.suspended}</p>
        <p>
          <Link to="/notifications" className="text-link tap-link">
            {words.dashboard.toNotifications}
          </Link>
        </p>
      </Notice>
    </div>
  );
}
