import { call } from '../call.ts';
import type { Ours } from '../wire-names.ts';
import { z } from '../zod.ts';

const categoryCard = z.object({ _id: z.string(), category: z.string(), imageURL: z.string() });
export type CategoryCard = Ours<typeof categoryCard>;

export const categoryCalls = {
  listCategories: call({
    route: 'GET /categories',
    who: 'anyone',
    forStrangers: 'kept',
    summary: 'The categories that people choose from, in order, with their pictures.',
    answer: z.array(categoryCard),
    statuses: [200],
    errors: [],
  }),
};
