import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

export function PersonLink({ id, name, email }: { id: string; name: string; email: string }) {
  return (
    <span className="grid min-w-0 text-end tabled:min-w-28 tabled:text-start">
      <PersonName id={id} name={name} />
      <BreakableEmail email={email} />
    </span>
  );
}

export function PersonName({ id, name, children }: { id: string; name: string; children?: ReactNode }) {
  return (
    <span className="inline-block min-w-0 tabled:min-w-24">
      <Link
        to="/dashboard/admin/people/$id"
        params={{ id }}
        preload={false}
        dir="auto"
        className="tap-link wrap-anywhere py-0.5 underline decoration-1 decoration-edge underline-offset-4 motion-quick hover:text-accent hover:decoration-current pointer-coarse:py-1.5"
      >
        {name}
      </Link>
      {children}
    </span>
  );
}

/** Email that may wrap before its @. */
function BreakableEmail({ email }: { email: string }) {
  const at = email.lastIndexOf('@');
  return (
    <span className="wrap-anywhere text-muted text-sm">
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </span>
  );
}
