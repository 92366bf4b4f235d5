/** Public states, or removed, alone or with its seller. */
export const adminListingStates = ['available', 'held', 'sold', 'withdrawn', 'removed'] as const;
export type AdminListingState = (typeof adminListingStates)[number];

export const EXPORT_ROWS = 10_000;
