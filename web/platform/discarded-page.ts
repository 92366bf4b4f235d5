/** React's code in a build, its sentence elsewhere, and the router's where a match is gone, in any browser's words. */
const isOfLeftPage = /#418\b|^(?:Hydration|Invariant) failed|\brouteId\b/;

/** Returns what went wrong: React wraps it. */
export const causeOf = (error: unknown): unknown => (error instanceof Error && error.cause) || error;

/** Whether React discarded the served HTML only because its page was left before it was hydrated. */
export const isDiscardedPage = (cause: unknown): boolean => cause instanceof Error && isOfLeftPage.test(cause.message);
