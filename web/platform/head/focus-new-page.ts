import type { AnyRouter } from '@tanstack/react-router';

/** A new page must not take their focus. */
const IN_USE = 'input, textarea, select, [contenteditable], [role="dialog"] *, [role="alertdialog"] *';

/** Focuses a new page's linked part or heading, for screen readers; not for a modal. */
export function focusNewPage(router: AnyRouter): void {
  let leftFrom: Element | null = null;
  router.subscribe('onBeforeNavigate', () => {
    leftFrom = document.activeElement;
  });
  router.subscribe('onResolved', ({ fromLocation, toLocation, pathChanged }) => {
    if (!fromLocation || !pathChanged || toLocation.state.listing) return;
    const focused = document.activeElement;
    if (focused?.matches(IN_USE)) return;
    // The page was late: the person focused something else.
    if (focused && focused !== leftFrom && focused !== document.body) return;
    focusPage(document.getElementById(toLocation.hash));
  });
}

/** Focuses the page heading, or a given element. */
export function focusPage(named?: HTMLElement | null): void {
  const place = named ?? document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (!place) return;
  place.tabIndex = -1;
  // Keeps the scroll position, which Back may have restored.
  place.focus({ preventScroll: true });
}
