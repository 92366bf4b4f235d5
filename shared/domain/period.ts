/** Days of an overview; the first is the default. */
export const periods = [30, 90] as const;
export type Period = (typeof periods)[number];

/** Days with daily views and saves for sellers. */
export const SELLER_DAYS = 30;

/** Returns a UTC day as `YYYY-MM-DD`, some days before an instant. */
export function dayOf(instant: Date, daysBefore = 0): string {
  const day = new Date(instant);
  day.setUTCDate(day.getUTCDate() - daysBefore);
  return day.toISOString().slice(0, 10);
}
