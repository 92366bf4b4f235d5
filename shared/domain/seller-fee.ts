import type { ShopCategory } from './category.ts';
import type { Cents } from './money.ts';

export type SellerFee = {
  /** Of the price, with up to two decimals. */
  percent: number;
  /** The least, in minor units. */
  minimumCents: Cents;
  /** By category slug; others pay `percent`. */
  percentOf?: Readonly<Record<string, number>> | undefined;
};

export const defaultSellerFee: SellerFee = { percent: 8, minimumCents: 100 };

/**
 * Whole minor units, half rounded up; at most the price.
 * @param category slug; undefined before one is chosen
 */
export function sellerFee(price: Cents, { minimumCents, ...fee }: SellerFee, category?: string): Cents {
  const percent = (category === undefined ? undefined : fee.percentOf?.[category]) ?? fee.percent;
  // Whole hundredths avoid binary fractions.
  const share = Math.floor((price * Math.round(percent * 100) + 5_000) / 10_000);
  return Math.min(price, Math.max(share, minimumCents));
}

/** Returns slugs that name no category of the shop. */
export const unknownCategories = ({ percentOf = {} }: SellerFee, categories: readonly ShopCategory[]): string[] =>
  Object.keys(percentOf).filter((named) => !categories.some(({ slug }) => slug === named));

/**
 * Half rounded up.
 * @param left cents of the price that did not go back
 */
export const feeLeft = (fee: Cents, price: Cents, left: Cents): Cents =>
  price <= 0 || left <= 0 ? 0 : Math.floor((2 * fee * Math.min(left, price) + price) / (2 * price));
