/** React's code and sentence, and the router's of a lost match in any browser. */
const isOfLeftPage = /#418|routeId|^(Hydration|Invariant) failed/;

/** Returns what went wrong: React wraps it. */
export const causeOf = (error: unknown): unknown => (error instanceof Error && error.cause) || error;

/** Whether React discarded the served HTML only because its page was left before it was hydrated. */
export const isDiscardedPage = (cause: unknown): boolean => cause instanceof Error && isOfLeftPage.test(cause.message);
