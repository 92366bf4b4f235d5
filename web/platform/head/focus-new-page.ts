import type { AnyRouter } from '@tanstack/react-router';

/** What somebody is in the middle of: nothing that came with a new page may take the focus from it. */
const IN_USE = 'input, textarea, select, [contenteditable], [role="dialog"] *, [role="alertdialog"] *';

/**
 * Moves the focus to the part that a link named, or to the heading of the page that it led to, which a screen reader then
 * reads; it would stay on a link of the page before, or be lost with it. A window over a list is no new page, and what
 * the window does with the focus is its own matter.
 */
export function focusNewPage(router: AnyRouter): void {
  let leftFrom: Element | null = null;
  router.subscribe('onBeforeNavigate', () => {
    leftFrom = document.activeElement;
  });
  router.subscribe('onResolved', ({ fromLocation, toLocation, pathChanged }) => {
    if (!fromLocation || !pathChanged || toLocation.state.piece) return;
    const focused = document.activeElement;
    if (focused?.matches(IN_USE)) return;
    // A page may come late. The person may have gone on meanwhile, to a menu for example, and keeps the focus there.
    if (focused && focused !== leftFrom && focused !== document.body) return;
    focusPage(document.getElementById(toLocation.hash));
  });
}

/** Moves the focus to the heading of the page, unless there is a better place for it. */
export function focusPage(named?: HTMLElement | null): void {
  const place = named ?? document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (!place) return;
  place.tabIndex = -1;
  // The page keeps its place, which going back may have found again.
  place.focus({ preventScroll: true });
}
