import { call } from './call.ts';
import { acknowledged, id, page } from './fields.ts';
import { z } from './zod.ts';

const block = z.object({ accountId: id, name: z.string(), at: z.iso.datetime() });
export type Block = z.output<typeof block>;

const errors = ['not_signed_in', 'not_found', 'invalid_input'] as const;

export const blockCalls = {
  blockAccount: call({
    route: 'POST /blocks',
    who: 'signedIn',
    summary:
      'Ends messages, offers and purchases with a person, in both directions. They are not told. A repeat changes nothing.',
    body: z.object({ accountId: id }),
    answer: acknowledged,
    statuses: [200],
    errors: [...errors],
  }),
  unblockAccount: call({
    route: 'DELETE /blocks/:accountId',
    who: 'signedIn',
    summary: 'Ends the caller’s block of a person. A repeat changes nothing.',
    params: z.object({ accountId: id }),
    answer: acknowledged,
    statuses: [200],
    errors: [...errors],
  }),
  listBlocks: call({
    route: 'GET /blocks',
    who: 'signedIn',
    summary: 'People whom the caller has blocked, latest first.',
    query: page,
    answer: z.array(block),
    statuses: [200],
    paged: true,
    errors: ['not_signed_in', 'invalid_input'],
  }),
};
