import { z } from 'zod';
import { withoutDirectionControls } from '../domain/clean-text.ts';
import { MAX_SAVED_SEARCHES, paces } from '../domain/saved-search.ts';
import { issueMessage } from '../words/issue-message.ts';
import { savedSearchRefusals } from '../words/refusals/saved-searches.ts';
import { call } from './call.ts';
import { acknowledged, idParams, inserted, line, readAsText } from './fields.ts';
import type { Ours } from './wire-names.ts';

const pace = z.enum(paces, { error: issueMessage(savedSearchRefusals.paceChoice()) });

const savedSearch = z.object({
  _id: z.string(),
  name: z.string(),
  query: z.record(z.string(), z.string()),
  pace,
  createdAt: z.iso.datetime(),
});
export type SavedSearch = Ours<typeof savedSearch>;

export const savedSearchCalls = {
  saveSearch: call({
    route: 'POST /saved-searches',
    who: 'signedIn',
    summary:
      'Saves a search, to be told of new listings by mail. The same search again changes nothing; 50 at the most.',
    body: z.object({
      name: line(120, 'name'),
      query: z.record(
        z.string().max(40),
        z.union([z.string().max(600).overwrite(withoutDirectionControls), readAsText, z.boolean()]),
      ),
      pace: pace.default('daily'),
    }),
    answer: inserted,
    statuses: [201, 200],
    errors: ['not_signed_in', 'conflict', 'invalid_input'],
  }),
  listSavedSearches: call({
    route: 'GET /saved-searches',
    who: 'signedIn',
    summary: 'The caller’s saved searches, newest first.',
    answer: z.array(savedSearch).max(MAX_SAVED_SEARCHES),
    statuses: [200],
    errors: ['not_signed_in'],
  }),
  changeSavedSearch: call({
    route: 'PATCH /saved-searches/:id',
    who: 'signedIn',
    summary: 'Changes how often a saved search sends mails.',
    params: idParams,
    body: z.object({ pace }),
    answer: acknowledged,
    statuses: [200],
    errors: ['not_signed_in', 'not_found', 'invalid_input'],
  }),
  removeSavedSearch: call({
    route: 'DELETE /saved-searches/:id',
    who: 'signedIn',
    summary: 'Forgets a saved search.',
    params: idParams,
    answer: acknowledged,
    statuses: [200],
    errors: ['not_signed_in', 'not_found'],
  }),
};
