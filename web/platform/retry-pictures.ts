/** Milliseconds before each further try. */
const PAUSES = [3_000, 15_000, 60_000];

const isBroken = ({ complete, naturalWidth, currentSrc }: HTMLImageElement) =>
  complete && naturalWidth === 0 && currentSrc !== '';

/** Setting the address loads it again, with its other sizes. */
function load(picture: HTMLImageElement): void {
  if (picture.isConnected) picture.src = picture.getAttribute('src') ?? '';
}

/** Loads failed pictures again; a browser leaves them broken until a reload. */
export function retryPictures(): void {
  const tries = new WeakMap<HTMLImageElement, number>();
  const later = (picture: HTMLImageElement) => {
    const tried = tries.get(picture) ?? 0;
    tries.set(picture, tried + 1);
    const pause = PAUSES[tried];
    if (pause !== undefined) setTimeout(() => load(picture), pause);
  };
  document.addEventListener('error', ({ target }) => (target instanceof HTMLImageElement ? later(target) : undefined), {
    capture: true,
  });
  window.addEventListener('online', () => [...document.images].filter(isBroken).forEach(load));
  // These failed before the page had a script.
  [...document.images].filter(isBroken).forEach(later);
}
