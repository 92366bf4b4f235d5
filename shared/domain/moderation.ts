/** How a listing stands for an admin: as for everybody, or removed with its seller or alone. */
export const adminListingStates = ['available', 'held', 'sold', 'withdrawn', 'removed'] as const;
export type AdminListingState = (typeof adminListingStates)[number];

/** The most rows that one export holds. */
export const EXPORT_ROWS = 10_000;
