/** Milliseconds from a hold's expiry to its release: the payment is canceled first (reliability 3.4). */
const GIVING_BACK = 2_000;
const LATE = 5_000;

/** ISO times; undefined without a hold. */
type Ends = readonly (string | undefined)[];

const known = (ends: Ends) => ends.filter((end) => end !== undefined).map((end) => Date.parse(end));

/**
 * Refetches when the first hold expires.
 * @param endsOf the ends of all holds in the data
 */
export const whenHoldEnds = <Data>(endsOf: (data: Data) => Ends) => ({
  refetchInterval: ({ state: { data } }: { state: { data: Data | undefined } }) => {
    const ends = data === undefined ? [] : known(endsOf(data));
    if (ends.length === 0) return false;
    const left = Math.min(...ends) - Date.now();
    return left > 0 ? left + GIVING_BACK : LATE;
  },
  // A background tab refetches on focus instead.
  refetchOnWindowFocus: ({ state: { data } }: { state: { data: Data | undefined } }) =>
    data !== undefined && known(endsOf(data)).some((end) => end < Date.now()) ? ('always' as const) : false,
});
