/** Milliseconds after the end of a hold until it is given back: the payment is stopped first (reliability 3.4). */
const GIVING_BACK = 2_000;
/** Milliseconds between two looks at a hold that should have ended. */
const LATE = 5_000;

/** When holds end, as ISO times; a piece that is not held has none. */
type Ends = readonly (string | undefined)[];

const known = (ends: Ends) => ends.filter((end) => end !== undefined).map((end) => Date.parse(end));

/**
 * For a query that shows held pieces: asks again when the first of the holds has ended, so that nobody waits in front of
 * "Back at 14:05" at six.
 * @param endsOf the ends of all the holds in what the query has
 */
export const whenHoldEnds = <Data>(endsOf: (data: Data) => Ends) => ({
  refetchInterval: ({ state: { data } }: { state: { data: Data | undefined } }) => {
    const ends = data === undefined ? [] : known(endsOf(data));
    if (ends.length === 0) return false;
    const left = Math.min(...ends) - Date.now();
    return left > 0 ? left + GIVING_BACK : LATE;
  },
  // A tab in the background asks nothing; whoever comes back to it looks at once.
  refetchOnWindowFocus: ({ state: { data } }: { state: { data: Data | undefined } }) =>
    data !== undefined && known(endsOf(data)).some((end) => end < Date.now()) ? ('always' as const) : false,
});
