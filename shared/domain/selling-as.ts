/** As what a person sells: it decides whether consumer law applies to a sale. */
export const sellerKinds = ['private', 'trader'] as const;
export type SellerKind = (typeof sellerKinds)[number];

/** Days in which a consumer can withdraw from a purchase from a trader. */
export const WITHDRAWAL_DAYS = 14;
