/** Daily, within minutes, or never. */
export const paces = ['daily', 'soon', 'never'] as const;
export type Pace = (typeof paces)[number];

export const MAX_SAVED_SEARCHES = 50;

export const FINDS_IN_MAIL = 10;

/** New listings of one seller per search and 24 hours, against flooding. */
export const findsOfSeller = { usual: 3, verified: 12 };
