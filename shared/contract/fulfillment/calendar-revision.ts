import { z } from '../zod.ts';

/** Of an agreed time, as mails have it. */
export const calendarRevision = z.object({
  sequence: z.number().int(),
  changedAt: z.iso.datetime(),
  /** The shop: buyer and seller do not see the other's address. */
  organizer: z.object({ name: z.string(), email: z.string() }),
});
