const MAX_SECONDS = 300;

/** Doubles from half a second to five minutes, with jitter. */
export const secondsToWait = (tries: number): number =>
  Math.min(MAX_SECONDS, 0.5 * 2 ** tries) * (0.75 + Math.random() / 4);
