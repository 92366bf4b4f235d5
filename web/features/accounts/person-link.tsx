import type { ReactNode } from 'react';
import { NameLink } from '../../ui/name-link.tsx';

export function PersonLink({ id, name, email }: { id: string; name: string; email: string }) {
  return (
    <span className="grid min-w-0 text-end tabled:min-w-28 tabled:text-start tabled:@min-[64rem]/wide-list:min-w-40">
      <PersonName id={id} name={name} />
      <BreakableEmail email={email} />
    </span>
  );
}

export function PersonName({ id, name, children }: { id: string; name: string; children?: ReactNode }) {
  return (
    <span className="inline-block min-w-0 tabled:min-w-24">
      <NameLink to="/dashboard/admin/people/$id" params={{ id }} preload={false}>
        {name}
      </NameLink>
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
