/** Public, waiting for an admin, or removed alone or with its seller. */
export const adminListingStates = ['available', 'held', 'sold', 'withdrawn', 'waiting', 'removed'] as const;
export type AdminListingState = (typeof adminListingStates)[number];

export const EXPORT_ROWS = 10_000;
