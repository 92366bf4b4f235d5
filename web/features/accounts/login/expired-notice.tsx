import { useLocation } from '@tanstack/react-router';
import { Notice } from '../../../ui/notice.tsx';
import { words } from '../../../words.ts';

/** Keeps form input. */
export function ExpiredNotice() {
  const from = useLocation({ select: ({ href }) => href });
  return (
    <div className="pt-6">
      <Notice kind="warning" announce>
        <p>{words.session.expired}</p>
        <p>
          <a href={`/login?${new URLSearchParams({ from })}`} target="_blank" rel="noopener" className="text-link">
            {words.session.loginAgain}
          </a>
        </p>
      </Notice>
    </div>
  );
}
