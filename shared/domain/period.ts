/** In days; the first is the default. */
export const periods = [30, 90] as const;
export type Period = (typeof periods)[number];

export const SELLER_DAYS = 30;

/** Returns a UTC day as `YYYY-MM-DD`. */
export function dayOf(instant: Date, daysBefore = 0): string {
  const day = new Date(instant);
  day.setUTCDate(day.getUTCDate() - daysBefore);
  return day.toISOString().slice(0, 10);
}
