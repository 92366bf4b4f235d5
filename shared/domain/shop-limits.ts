import { HOLD_MINUTES, HOLD_MINUTES_WITHOUT_CARD } from './purchase.ts';

export type ShopLimits = {
  /** Hold for a buyer during card entry, and before it. */
  holdMinutes: number;
  holdMinutesWithoutCard: number;
  /** Advertised listings per seller, and days of advertising. */
  advertisedPerSeller: number;
  advertisingDays: number;
  /** Active listings, and new ones per 24 hours, of an unverified seller. */
  listingsUntilVerified: number;
  newListingsADay: number;
};
export type LimitName = keyof ShopLimits;

export const defaultLimits: ShopLimits = {
  holdMinutes: HOLD_MINUTES,
  holdMinutesWithoutCard: HOLD_MINUTES_WITHOUT_CARD,
  advertisedPerSeller: 5,
  advertisingDays: 14,
  listingsUntilVerified: 100,
  newListingsADay: 200,
};

/** Bounds of each limit; only minutes may have decimals. */
export const limitBounds: Readonly<Record<LimitName, { least: number; most: number; isWhole: boolean }>> = {
  holdMinutes: { least: 0.05, most: 1440, isWhole: false },
  holdMinutesWithoutCard: { least: 0.05, most: 1440, isWhole: false },
  advertisedPerSeller: { least: 0, most: 1000, isWhole: true },
  advertisingDays: { least: 1, most: 365, isWhole: true },
  listingsUntilVerified: { least: 1, most: 1_000_000, isWhole: true },
  newListingsADay: { least: 1, most: 1_000_000, isWhole: true },
};
export const limitNames = Object.keys(limitBounds) as LimitName[];
