import type { Services } from '../../app/services.ts';
import type { Handlers } from '../../platform/http/handler.ts';
import { endHoldOn } from '../checkout/end-holds.ts';
import { type CaseCalls, caseHandlers } from './case-routes.ts';
import { readAnyListing, readEveryListing } from './read-every-listing.ts';
import { readPerson } from './read-person.ts';
import { removeAnyListing, removePerson } from './remove-held.ts';

const acknowledged = { acknowledged: true as const };

type ModerationCalls = CaseCalls &
  Pick<Handlers, 'listEveryListing' | 'getEveryListing' | 'endHold' | 'removeListing' | 'deleteUser' | 'getPerson'>;

export const moderationHandlers = (services: Services): ModerationCalls => ({
  ...caseHandlers(services),
  listEveryListing: ({ query }) => readEveryListing(services, query),
  getEveryListing: ({ params }) => readAnyListing(services, params.id),
  async endHold({ params }, { caller }) {
    await readAnyListing(services, params.id);
    await endHoldOn(services, caller, params.id);
    return acknowledged;
  },
  async removeListing({ params, body }, { caller }) {
    await removeAnyListing(services, caller, params.id, body.reason ?? '');
    return acknowledged;
  },
  async deleteUser({ params, body }, { caller }) {
    await removePerson(services, caller, params.id, body.reason ?? '');
    return acknowledged;
  },
  getPerson: ({ params }) => readPerson(services, params.id),
});
