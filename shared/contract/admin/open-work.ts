import { openWorkKinds } from '../../domain/open-work.ts';
import { call } from '../call.ts';
import { z } from '../zod.ts';

const openWork = z.object({
  kind: z.enum(openWorkKinds),
  /** At most 100. */
  count: z.number().int(),
  /** Of the oldest, where it has a date. */
  since: z.iso.datetime().optional(),
  /** The first day on which it is too late, where somebody else sets it. */
  until: z.iso.datetime().optional(),
});
export type OpenWork = z.output<typeof openWork>;

export const openWorkCalls = {
  listOpenWork: call({
    route: 'GET /open-work',
    who: 'admin',
    seldom: true,
    summary:
      'How much waits for an admin: banks to answer, disputes, returns, appeals and cases to decide, payouts that are due, debts of people who have left.',
    answer: z.array(openWork),
    statuses: [200],
    errors: ['not_signed_in', 'not_allowed'],
  }),
};
