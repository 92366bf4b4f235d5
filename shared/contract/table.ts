import { z } from './zod.ts';

/** What a browser writes as a CSV file. */
export const table = z.object({
  fileName: z.string(),
  columns: z.array(z.string()),
  rows: z.array(z.array(z.string())),
});
export type Table = z.output<typeof table>;
