/** By what the lists of the dashboard can be sorted, and which end people usually want first. */

export const orders = ['asc', 'desc'] as const;
export type SortOrder = (typeof orders)[number];

/** A seller's own pieces; `status` goes from what is for sale to what is sold. */
export const listingSorts = ['listed', 'name', 'price', 'status', 'views', 'saves'] as const;
export type ListingSort = (typeof listingSorts)[number];

/** A buyer's saved pieces; `state` goes from what can be bought to what is sold. */
export const wishSorts = ['saved', 'name', 'price', 'state'] as const;
export type WishSort = (typeof wishSorts)[number];

/** What a buyer has paid for. */
export const paidSorts = ['paid', 'name', 'price'] as const;
export type PaidSort = (typeof paidSorts)[number];

/** Buyers and sellers, for admins. */
export const userSorts = ['joined', 'name', 'email'] as const;
export type UserSort = (typeof userSorts)[number];

export type ListSort = ListingSort | WishSort | PaidSort | UserSort;

const fromTheBeginning: readonly ListSort[] = ['name', 'email', 'status', 'state'];

/** Words go from A to Z and states from the beginning; of numbers and days the greatest come first. */
export const usualOrder = (sort: ListSort): SortOrder => (fromTheBeginning.includes(sort) ? 'asc' : 'desc');
