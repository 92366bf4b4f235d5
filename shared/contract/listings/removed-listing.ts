import { decisionObstacles } from '../../domain/decision-obstacle.ts';
import { id, removal } from '../fields.ts';
import type { Ours } from '../wire-names.ts';
import { z } from '../zod.ts';

export const removedListing = z.object({
  _id: id,
  productName: z.string(),
  title: z.string(),
  price: z.string(),
  image: z.string(),
  sellerName: z.string(),
  removedBy: z.string(),
  deletedBySeller: z.boolean(),
  /** Why the caller may not bring it back. */
  obstacle: z.enum(decisionObstacles).optional(),
  ...removal,
});
export type RemovedListing = Ours<typeof removedListing>;
