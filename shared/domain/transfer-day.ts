const HOUR = 3_600_000;

/** Whether a bank transfer can have been sent on a day such as `2026-05-04`, anywhere on earth, after a payment. */
export const isTransferDay = (day: string, { paidAt, now }: { paidAt: Date; now: Date }): boolean =>
  day >= dayAt(paidAt, -12) && day <= dayAt(now, 14);

const dayAt = (at: Date, offset: number) => new Date(at.getTime() + offset * HOUR).toISOString().slice(0, 10);
