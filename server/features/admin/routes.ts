import type { Handlers } from '../../platform/http/handler.ts';
import type { Services } from '../../ports/services.ts';
import { readRemovedUsers } from '../accounts/read-removed-users.ts';
import { readUsers } from '../accounts/read-users.ts';
import { restoreUser } from '../accounts/restore-user.ts';
import { suspendBadge } from '../accounts/suspend-badge.ts';
import { verifySeller } from '../accounts/verify-seller.ts';
import { removePerson } from '../cases/remove-held.ts';
import { endHoldOn } from '../checkout/end-holds.ts';
import { readRemovedListings } from '../listings/read-removed-listings.ts';
import { readActs } from './read-acts.ts';
import { readAnyListing, readEveryListing } from './read-every-listing.ts';
import { readOpenWork } from './read-open-work.ts';
import { readPerson } from './read-person.ts';

const acknowledged = { acknowledged: true as const };

type AdminCalls = Pick<
  Handlers,
  | 'listUsers'
  | 'verifySeller'
  | 'suspendBadge'
  | 'deleteUser'
  | 'restoreUser'
  | 'listRemovedUsers'
  | 'getPerson'
  | 'listRemovedListings'
  | 'listEveryListing'
  | 'getEveryListing'
  | 'endHold'
  | 'listActs'
  | 'listOpenWork'
>;

export const adminHandlers = (services: Services): AdminCalls => ({
  listUsers: ({ params, query }) => readUsers(services, params.type, query),
  async verifySeller({ params }, { caller }) {
    await verifySeller(services, caller, params.id);
    return acknowledged;
  },
  async suspendBadge({ params, body }, { caller }) {
    await suspendBadge(services, caller, { id: params.id, reason: body.reason });
    return acknowledged;
  },
  async deleteUser({ params, body }, { caller }) {
    await removePerson(services, caller, { id: params.id, why: body });
    return acknowledged;
  },
  async restoreUser({ params }, { caller }) {
    await restoreUser(services, caller, params.id);
    return acknowledged;
  },
  listRemovedUsers: ({ query }) => readRemovedUsers(services, query),
  getPerson: ({ params }, { caller }) => readPerson(services, caller, params.id),
  listRemovedListings: ({ query }, { caller }) => readRemovedListings(services, caller, query),
  listEveryListing: ({ query }) => readEveryListing(services, query),
  getEveryListing: ({ params }, { caller }) => readAnyListing(services, caller, params.id),
  async endHold({ params }, { caller }) {
    await readAnyListing(services, caller, params.id);
    await endHoldOn(services, caller, params.id);
    return acknowledged;
  },
  listActs: ({ query }) => readActs(services, query),
  listOpenWork: () => readOpenWork(services),
});
