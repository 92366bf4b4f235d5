export const orders = ['asc', 'desc'] as const;
export type SortOrder = (typeof orders)[number];

/** `status` sorts from for sale to sold. */
export const listingSorts = ['listed', 'name', 'price', 'status', 'views', 'saves'] as const;
export type ListingSort = (typeof listingSorts)[number];

/** `state` sorts from available to sold. */
export const wishSorts = ['saved', 'name', 'price', 'state'] as const;
export type WishSort = (typeof wishSorts)[number];

export const paidSorts = ['paid', 'name', 'price'] as const;
export type PaidSort = (typeof paidSorts)[number];

export const userSorts = ['joined', 'name', 'email'] as const;
export type UserSort = (typeof userSorts)[number];

export type ListSort = ListingSort | WishSort | PaidSort | UserSort;

const fromTheBeginning: readonly ListSort[] = ['name', 'email', 'status', 'state'];

/** Sorts texts and states ascending; numbers and dates descending. */
export const defaultOrder = (sort: ListSort): SortOrder => (fromTheBeginning.includes(sort) ? 'asc' : 'desc');
