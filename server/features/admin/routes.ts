import type { Handlers } from '../../platform/http/handler.ts';
import type { Services } from '../../ports/services.ts';
import { removeAnyListing, removePerson } from '../cases/remove-held.ts';
import { endHoldOn } from '../checkout/end-holds.ts';
import { readAnyListing, readEveryListing } from './read-every-listing.ts';
import { readPerson } from './read-person.ts';

const acknowledged = { acknowledged: true as const };

type AdminCalls = Pick<
  Handlers,
  'listEveryListing' | 'getEveryListing' | 'endHold' | 'removeListing' | 'deleteUser' | 'getPerson'
>;

export const adminHandlers = (services: Services): AdminCalls => ({
  listEveryListing: ({ query }) => readEveryListing(services, query),
  getEveryListing: ({ params }) => readAnyListing(services, params.id),
  async endHold({ params }, { caller }) {
    await readAnyListing(services, params.id);
    await endHoldOn(services, caller, params.id);
    return acknowledged;
  },
  async removeListing({ params, body }, { caller }) {
    await removeAnyListing(services, caller, params.id, body);
    return acknowledged;
  },
  async deleteUser({ params, body }, { caller }) {
    await removePerson(services, caller, params.id, body);
    return acknowledged;
  },
  getPerson: ({ params }) => readPerson(services, params.id),
});
