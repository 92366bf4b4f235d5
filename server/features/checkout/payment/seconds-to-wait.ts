const MAX_SECONDS = 300;

/**
 * How long to wait after so many failed tries: half a second, each time twice as long, five minutes at the most, and not
 * all at the same moment (reliability 3.10).
 * @returns seconds
 */
export const secondsToWait = (tries: number): number =>
  Math.min(MAX_SECONDS, 0.5 * 2 ** tries) * (0.75 + Math.random() / 4);
