/** Milliseconds in which a change must be seen; later ones have another cause. */
const EXPECTED = 1000;
const SLIDE: KeyframeAnimationOptions = { duration: 220, easing: 'cubic-bezier(0.2, 0, 0, 1)' };

/** Returns the row of a `DataTable`, or what stands in its place. */
export const findRow = (id: string): HTMLElement | null => document.querySelector(`[data-row="${CSS.escape(id)}"]`);

/**
 * Slides what follows an element to its new place when the element next changes its size. By transforms, which are no
 * layout shift.
 */
export function slideAfter(element: Element | null): void {
  const main = document.querySelector('main');
  if (!element || !main || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const places = new Map([...following(element)].map((one) => [one, one.getBoundingClientRect()]));
  const observer = new MutationObserver(() => {
    const moves = [...places].flatMap(([one, before]) => moveOf(one, before));
    if (moves.length === 0) return;
    observer.disconnect();
    for (const { one, x, y } of moves) one.animate({ translate: [`${x}px ${y}px`, '0'] }, SLIDE);
  });
  observer.observe(main, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), EXPECTED);
}

/** All later siblings of the element and of what it is in. */
function* following(element: Element): Generator<Element> {
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement)
    for (let next = at.nextElementSibling; next; next = next.nextElementSibling) yield next;
}

function moveOf(one: Element, before: DOMRect): { one: Element; x: number; y: number }[] {
  const now = one.getBoundingClientRect();
  const [x, y] = [before.left - now.left, before.top - now.top];
  const isSeen = Math.min(before.top, now.top) < innerHeight;
  return one.isConnected && isSeen && Math.abs(x) + Math.abs(y) > 1 ? [{ one, x, y }] : [];
}
