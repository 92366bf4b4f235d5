/** Alert frequency of a saved search: daily, within minutes, or never. */
export const paces = ['daily', 'soon', 'never'] as const;
export type Pace = (typeof paces)[number];

export const MAX_SAVED_SEARCHES = 50;

export const FINDS_IN_MAIL = 10;

/** Maximum new listings of one seller in a search's emails per 24 hours, against flooding. */
export const findsOfSeller = { usual: 3, verified: 12 };
