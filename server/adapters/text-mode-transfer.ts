const [LINE_FEED, RETURN] = [10, 13];
const SEVERAL = 16;

/** Returns whether the line ends of a JPEG were changed, as if it were text. Decoders report nothing. */
export function isChangedAsText(bytes: Uint8Array): boolean {
  const counts = new Array<number>(256).fill(0);
  let pairs = 0;
  for (const [at, byte] of bytes.entries()) {
    counts[byte] = (counts[byte] ?? 0) + 1;
    if (byte === LINE_FEED && bytes[at - 1] === RETURN) pairs += 1;
  }
  const [feeds = 0, returns = 0] = [counts[LINE_FEED], counts[RETURN]];
  if (feeds >= SEVERAL && feeds === pairs) return true;
  // A plain picture lacks many values, a changed one only this.
  const others = counts.filter((_, byte) => byte !== LINE_FEED && byte !== RETURN);
  const expectedPairs = (feeds * returns) / bytes.length;
  const isOneMissing = Math.min(feeds, returns) === 0 || (pairs === 0 && expectedPairs >= SEVERAL);
  return isOneMissing && Math.min(...others) >= SEVERAL;
}
