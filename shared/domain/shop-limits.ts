import { HOLD_MINUTES, HOLD_MINUTES_WITHOUT_CARD } from './purchase.ts';

/** What an operator limits, in numbers. */
export type ShopLimits = {
  /** How long a listing is put aside for a buyer who enters a card, and before the buyer begins to. */
  holdMinutes: number;
  holdMinutesWithoutCard: number;
  /** Listings that one seller may advertise at once, and the days after which advertising ends. */
  advertisedPerSeller: number;
  advertisingDays: number;
  /** Listings on sale, and new ones within 24 hours, of a seller whom no admin has verified. */
  listingsUntilVerified: number;
  newListingsADay: number;
};
export type LimitName = keyof ShopLimits;

/** The limits of a shop whose operator has decided none. */
export const plainLimits: ShopLimits = {
  holdMinutes: HOLD_MINUTES,
  holdMinutesWithoutCard: HOLD_MINUTES_WITHOUT_CARD,
  advertisedPerSeller: 5,
  advertisingDays: 14,
  listingsUntilVerified: 100,
  newListingsADay: 200,
};

/** The least and the most that each limit may be; minutes may have decimals, counts and days may not. */
export const limitBounds: Readonly<Record<LimitName, { least: number; most: number; isWhole: boolean }>> = {
  holdMinutes: { least: 0.05, most: 1440, isWhole: false },
  holdMinutesWithoutCard: { least: 0.05, most: 1440, isWhole: false },
  advertisedPerSeller: { least: 0, most: 1000, isWhole: true },
  advertisingDays: { least: 1, most: 365, isWhole: true },
  listingsUntilVerified: { least: 1, most: 1_000_000, isWhole: true },
  newListingsADay: { least: 1, most: 1_000_000, isWhole: true },
};
export const limitNames = Object.keys(limitBounds) as LimitName[];
