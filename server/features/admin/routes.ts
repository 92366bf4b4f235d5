import { accountCan } from '../../../shared/domain/account.ts';
import { inTransaction } from '../../platform/db/database.ts';
import type { Handlers } from '../../platform/http/handler.ts';
import type { Services } from '../../ports/services.ts';
import { removeAnyListing, removePerson } from '../cases/remove-held.ts';
import { stateReasons } from '../cases/state-reasons.ts';
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
    await removeAnyListing(services, caller, params.id);
    if (accountCan.administer(caller)) {
      const { sellerId } = await readAnyListing(services, params.id);
      await inTransaction(services.db, (tx) =>
        stateReasons(services, tx, {
          ...{ kind: 'listing', targetId: params.id, subjectId: sellerId },
          ...{ action: 'remove', reason: body.reason ?? '', by: caller.id },
        }),
      );
    }
    return acknowledged;
  },
  async deleteUser({ params, body }, { caller }) {
    await removePerson(services, caller, params.id);
    await inTransaction(services.db, (tx) =>
      stateReasons(services, tx, {
        ...{ kind: 'account', targetId: params.id, subjectId: params.id },
        ...{ action: 'remove', reason: body.reason ?? '', by: caller.id },
      }),
    );
    return acknowledged;
  },
  getPerson: ({ params }) => readPerson(services, params.id),
});
