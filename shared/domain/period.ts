/** How many days an overview shows; the first unless another is asked for. */
export const periods = [30, 90] as const;
export type Period = (typeof periods)[number];

/** Days of which a seller sees views and saves one by one. */
export const SELLER_DAYS = 30;

/** A day in UTC as `YYYY-MM-DD`, some days before the one of an instant. */
export function dayOf(instant: Date, daysBefore = 0): string {
  const day = new Date(instant);
  day.setUTCDate(day.getUTCDate() - daysBefore);
  return day.toISOString().slice(0, 10);
}
