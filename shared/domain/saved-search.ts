/** How soon somebody hears of new pieces in a search they saved: once a day, within minutes, or not at all. */
export const paces = ['daily', 'soon', 'never'] as const;
export type Pace = (typeof paces)[number];

/** The most searches that one person may keep. */
export const MAX_SAVED_SEARCHES = 50;

/** Pieces that one mail shows; the rest is behind its link. */
export const FINDS_IN_MAIL = 10;

/** Finds of one seller within 24 hours that a search's mails tell of: one seller must not flood everybody's mail. */
export const findsOfSeller = { usual: 3, verified: 12 };
