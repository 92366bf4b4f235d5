import { Link, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { refusalText } from '../platform/i18n/refusal-text.ts';
import { words } from '../words.ts';

/** The server's sentence for a missing login (shared/errors.ts). */
export const LOG_IN_FIRST = 'Please log in to continue.';

/** Shows a message; one that asks to log in gets the link, with the way back to this page. */
export function WithLogin({ children }: { children: ReactNode }) {
  if (children !== refusalText({ message: LOG_IN_FIRST }, 'not_signed_in')) return children;
  return (
    <>
      {children} <LoginLink />
    </>
  );
}

function LoginLink() {
  const from = useLocation({ select: ({ href }) => href });
  return (
    <Link to="/login" search={{ from }} preload={false} className="text-link">
      {words.titles.login}
    </Link>
  );
}
