import { z } from '../zod.ts';

/** The report of the person who waited for the other one. */
export const absence = z.object({ by: z.enum(['buyer', 'seller']), reason: z.string(), text: z.string() });
