import { lastPressed } from './last-press.ts';

/** Pixels between two toasts. */
export const TOAST_GAP = 8;

/** A toast must not cover Undo or the title that it refers to. */
const TITLES = '[data-undo], main h1, [role="dialog"] h2';
const ROWS = 'article, tr';

const overlaps = (one: DOMRect, other: DOMRect) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/**
 * Returns the toast position that covers less.
 * @param list the toast container
 */
export function toastPlacement(list: Element): 'foot' | 'head' {
  const cards = [...list.children].map((card) => card.getBoundingClientRect());
  const width = Math.max(...cards.map((card) => card.width));
  const height = cards.reduce((sum, card) => sum + card.height + TOAST_GAP, 0);
  const at = (top: number) => new DOMRect((window.innerWidth - width) / 2, top, width, height);
  const row = lastPressed()?.closest(ROWS);
  const protectedAreas = [...document.querySelectorAll(TITLES), ...(row ? [row] : [])].map((part) =>
    part.getBoundingClientRect(),
  );
  const covered = (place: DOMRect) => protectedAreas.filter((part) => overlaps(place, part)).length;
  const tabBar = document.querySelector('.tab-bar')?.getBoundingClientRect().height ?? 0;
  const foot = covered(at(window.innerHeight - tabBar - height));
  return foot > 0 && covered(at(HEAD)) < foot ? 'head' : 'foot';
}

/** Pixels from the top of the window to below its header (`top-16`). */
const HEAD = 64;
