import { useLocation } from '@tanstack/react-router';
import { useSession } from '../../../platform/session.ts';
import { Notice } from '../../../ui/notice.tsx';
import { words } from '../../../words.ts';

/** Keeps form input. */
export function ExpiredNotice() {
  const from = useLocation({ select: ({ href }) => href });
  const { removal } = useSession();
  return (
    <div className="pt-6">
      <Notice kind="warning" announce>
        <p>{removal ?? words.session.expired}</p>
        {removal ? null : (
          <p>
            <a href={`/login?${new URLSearchParams({ from })}`} target="_blank" rel="noopener" className="text-link">
              {words.session.loginAgain}
            </a>
          </p>
        )}
      </Notice>
    </div>
  );
}
