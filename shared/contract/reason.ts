import { z } from './zod.ts';

const amount = z.object({ cents: z.number(), currency: z.string(), plain: z.literal(true).optional() });

/** Names a text of `shared/words/refusals` and its values. */
export const reason = z.object({
  key: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number(), amount])).optional(),
});
