/** By what the lists of the dashboard can be sorted, and which end people usually want first. */

export const orders = ['asc', 'desc'] as const;
export type SortOrder = (typeof orders)[number];

/** A seller's own pieces; `status` goes from what is for sale to what is sold. */
export const listingSorts = ['listed', 'name', 'price', 'status', 'views', 'saves'] as const;
export type ListingSort = (typeof listingSorts)[number];

/** Buyers and sellers, for admins. */
export const userSorts = ['joined', 'name', 'email'] as const;
export type UserSort = (typeof userSorts)[number];

/** Words go from A to Z and states from the beginning; of numbers and days the greatest come first. */
export const usualOrder = (sort: ListingSort | UserSort): SortOrder =>
  sort === 'name' || sort === 'email' || sort === 'status' ? 'asc' : 'desc';
