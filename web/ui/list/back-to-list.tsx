import { Link } from '@tanstack/react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { MouseEvent } from 'react';
import { isPlainClick } from '../is-plain-click.ts';

/** A press goes back to the list as it was. */
export function BackToList({ to, children }: { to: string; children: string }) {
  const goBack = (event: MouseEvent) => {
    const steps = stepsTo(to);
    if (steps === 0 || !isPlainClick(event)) return;
    event.preventDefault();
    window.history.go(steps);
  };
  return (
    <Link to={to} onClick={goBack} className="text-link inline-flex min-h-11 w-fit items-center gap-2">
      <ArrowLeft aria-hidden="true" className="size-4" />
      {children}
    </Link>
  );
}

/** 0: no visit, or an older browser. */
function stepsTo(path: string): number {
  const navigation: Navigation | undefined = window.navigation;
  const now = navigation?.currentEntry?.index ?? 0;
  const visited = navigation?.entries().slice(0, now);
  return (visited?.findLast(({ url }) => url && new URL(url).pathname === path)?.index ?? now) - now;
}
