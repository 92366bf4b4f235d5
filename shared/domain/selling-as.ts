/** Decides whether consumer law applies. */
export const sellerKinds = ['private', 'trader'] as const;
export type SellerKind = (typeof sellerKinds)[number];

/** Days after receipt in which a consumer can withdraw from a trader's sale. */
export const WITHDRAWAL_DAYS = 14;
