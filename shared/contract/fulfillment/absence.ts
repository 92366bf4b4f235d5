import { z } from '../zod.ts';

/** What the person says who waited for the other one. */
export const absence = z.object({ by: z.enum(['buyer', 'seller']), reason: z.string(), text: z.string() });
