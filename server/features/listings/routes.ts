import type { Caller, Handlers } from '../../platform/http/handler.ts';
import { offeredCategories } from '../../platform/shop/shop-categories.ts';
import type { Services } from '../../ports/services.ts';
import { advertiseListing } from './advertise-listing.ts';
import { createContactCount } from './count-contacts.ts';
import { createListing } from './create-listing.ts';
import { readAvailable, readCollection, readContact, readListingPage, readOwnListings } from './read-listings.ts';
import { readOwnRemoved } from './read-removed-listings.ts';
import { restoreListing } from './restore-listing.ts';
import { updateListing } from './update-listing.ts';

const acknowledged = { acknowledged: true as const };

type ListingCalls = Pick<
  Handlers,
  | 'createListing'
  | 'listAvailable'
  | 'listOwnListings'
  | 'listOwnRemoved'
  | 'advertiseListing'
  | 'updateListing'
  | 'removeListing'
  | 'restoreListing'
  | 'listCollection'
  | 'listCategories'
  | 'getListing'
  | 'showContact'
>;

/** Needs a statement of reasons from an admin. */
type Remove = (caller: Caller, id: string, why: { reason?: string; clause?: string }) => Promise<void>;

/** Handles the calls about listings. */
export function listingHandlers(services: Services, remove: Remove): ListingCalls {
  const countContact = createContactCount(services);
  return {
    async createListing({ body }, { caller, madeId }) {
      const { id } = await createListing(services, caller, { listing: body, madeId });
      return { ...acknowledged, id };
    },
    listAvailable: ({ query }, { caller }) => readAvailable(services, caller, query),
    listOwnListings: ({ params, query }, { caller }) => readOwnListings(services, caller, params.email, query),
    listOwnRemoved: ({ params, query }, { caller }) =>
      readOwnRemoved(services, caller, { email: params.email, page: query }),
    async advertiseListing({ params }, { caller }) {
      await advertiseListing(services, caller, params.id);
      return acknowledged;
    },
    async updateListing({ params, body }, { caller }) {
      await updateListing(services, caller, { id: params.id, edit: body });
      return acknowledged;
    },
    async removeListing({ params, body }, { caller }) {
      await remove(caller, params.id, body);
      return acknowledged;
    },
    async restoreListing({ params }, { caller }) {
      await restoreListing(services, caller, params.id);
      return acknowledged;
    },
    listCollection: ({ params, query }, { caller }) =>
      readCollection(services, caller, { name: params.name, page: query }),
    listCategories: async () =>
      offeredCategories().map(({ slug, name, picture }) => ({ id: slug, category: name, picture })),
    getListing: ({ params }, { caller }) => readListingPage(services, caller, params.id),
    showContact: ({ params }, { caller }) => readContact(services, caller, { id: params.id, countContact }),
  };
}
