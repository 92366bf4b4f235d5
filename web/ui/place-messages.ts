/** What a message may not cover: what can be taken back, and the title of what it speaks of. */
const TITLES = '[data-undo], main h1, [role="dialog"] h2';
const ROWS = 'article, tr';

/** What was pressed last: a message that follows speaks of it. */
let pressed: Element | null = null;

/** Keeps what is pressed, by mouse, finger or key. @returns stops that */
export function followPresses(): () => void {
  const hear = ({ target }: Event) => {
    pressed = target instanceof Element ? target : null;
  };
  document.addEventListener('click', hear, true);
  return () => document.removeEventListener('click', hear, true);
}

const overlaps = (one: DOMRect, other: DOMRect) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/**
 * Chooses where messages stand: at the foot of the window, or below its header where they would cover more at the foot.
 * @param list what holds the messages, wherever it stands now
 */
export function placeFor(list: Element): 'foot' | 'head' {
  const now = list.getBoundingClientRect();
  const at = (top: number) => new DOMRect(now.left, top, now.width, now.height);
  const row = pressed?.isConnected ? pressed.closest(ROWS) : null;
  const kept = [...document.querySelectorAll(TITLES), ...(row ? [row] : [])].map((part) =>
    part.getBoundingClientRect(),
  );
  const covered = (place: DOMRect) => kept.filter((part) => overlaps(place, part)).length;
  const tabBar = document.querySelector('.tab-bar')?.getBoundingClientRect().height ?? 0;
  const foot = covered(at(window.innerHeight - tabBar - now.height));
  return foot > 0 && covered(at(HEAD)) < foot ? 'head' : 'foot';
}

/** Pixels from the top of the window to below its header (`top-16`). */
const HEAD = 64;
