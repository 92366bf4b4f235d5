import type { MouseEvent } from 'react';
import { isPlainClick } from './is-plain-click.ts';

/** Shows at once that a link to a new document was pressed: on a slow network nothing else changes for seconds. */
export function markLeaving(event: MouseEvent<HTMLElement>): void {
  if (!isPlainClick(event)) return;
  const link = event.currentTarget;
  link.setAttribute('aria-busy', 'true');
  // Back may bring the page as it was.
  addEventListener('pageshow', () => link.removeAttribute('aria-busy'), { once: true });
}
