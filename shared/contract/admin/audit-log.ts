import { call } from '../call.ts';
import { id, page } from '../fields.ts';
import type { Ours } from '../wire-names.ts';
import { z } from '../zod.ts';

const facts = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]));

const act = z.object({
  _id: id,
  at: z.iso.datetime(),
  action: z.string(),
  actorName: z.string(),
  /** Account name or listing title, if known. */
  targetName: z.string().optional(),
  before: facts,
  after: facts,
});
export type Act = Ours<typeof act>;

export const auditLogCalls = {
  listActs: call({
    route: 'GET /audit-log',
    who: 'admin',
    summary: 'The audit log: what admins did, and what was removed or brought back, newest first.',
    query: page.extend({ about: id.optional() }),
    answer: z.array(act),
    statuses: [200],
    paged: true,
    errors: ['not_signed_in', 'not_allowed', 'invalid_input'],
  }),
};
