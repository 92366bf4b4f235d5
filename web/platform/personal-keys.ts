/** Keys in local storage of what belongs to a person; signing out removes them. */
export const VIEWED_KEY = 'recently-viewed';
