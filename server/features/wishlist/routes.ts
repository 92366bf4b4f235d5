import type { Handlers } from '../../platform/http/handler.ts';
import { WithStatus } from '../../platform/http/handler.ts';
import type { Services } from '../../ports/services.ts';
import { createContactCount } from '../listings/count-contacts.ts';
import { addWish } from './add-wish.ts';
import { readInterest, readSaved } from './read-saved.ts';
import { readWish, readWishes } from './read-wishes.ts';
import { removeWish } from './remove-wish.ts';
import { restoreWish } from './restore-wish.ts';

const acknowledged = { acknowledged: true as const };

type WishlistCalls = Pick<
  Handlers,
  'addWish' | 'listWishes' | 'removeWish' | 'restoreWish' | 'getWish' | 'listSaved' | 'getInterest'
>;

/** Handles wishes, which the spec calls orders. */
export function wishlistHandlers(services: Services): WishlistCalls {
  const countContact = createContactCount(services);
  return {
    async addWish({ body }, { caller }) {
      const { id, isNew } = await addWish(services, caller, { wish: body, countContact });
      return new WithStatus(isNew ? 201 : 200, { ...acknowledged, id });
    },
    listWishes: ({ query }, { caller }) => readWishes(services, caller, query.email, query),
    async removeWish({ params }, { caller }) {
      await removeWish(services, caller, params.id);
      return acknowledged;
    },
    async restoreWish({ params }, { caller }) {
      await restoreWish(services, caller, params.id);
      return acknowledged;
    },
    getWish: ({ params }, { caller }) => readWish(services, caller, params.id),
    listSaved: (_, { caller }) => readSaved(services, caller),
    getInterest: ({ params }) => readInterest(services, params.id),
  };
}
