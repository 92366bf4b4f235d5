import type { Market } from './marketplace.ts';
import { png } from './pictures.ts';
import type { Person, Recipe } from './recipe.ts';

/** A conversation of this person with a seller. */
const talking = async (market: Market, owner: Person) => {
  const listing = await market.listing();
  const { id } = await owner.api.startConversation({
    body: { listingId: listing.id, text: 'Is it still available?' },
  });
  return { listing, id };
};

/** An offer that this person can answer: the seller's counter. */
const countered = async (market: Market, owner: Person) => {
  const listing = await market.listing();
  const offer = await owner.api.makeOffer({ body: { listingId: listing.id, amountCents: 8_000 } });
  const counter = await listing.seller.api.counterOffer({ params: { id: offer.id }, body: { amountCents: 10_000 } });
  return { id: counter.id };
};

const ownListing = async (market: Market, owner: Person) => ({ id: (await market.listing({ seller: owner })).id });

export const conversationRecipes = {
  startConversation: async (market) => ({
    parts: { body: { listingId: (await market.listing()).id, text: 'Is it still available?' } },
  }),
  listConversations: async () => ({ parts: {} }),
  getConversation: async (market, owner) => ({ parts: { params: { id: (await talking(market, owner)).id } } }),
  listMessages: async (market, owner) => ({ parts: { params: { id: (await talking(market, owner)).id } } }),
  sendMessage: async (market, owner) => ({
    parts: { params: { id: (await talking(market, owner)).id }, body: { text: 'When could I pick it up?' } },
  }),
  readConversation: async (market, owner) => ({ parts: { params: { id: (await talking(market, owner)).id } } }),
  archiveConversation: async (market, owner) => ({
    parts: { params: { id: (await talking(market, owner)).id }, body: { archived: true } },
  }),
  uploadMessagePhoto: async () => {
    const body = new FormData();
    body.append('image', new Blob([new Uint8Array(await png(33, 25))], { type: 'image/png' }), 'room.png');
    return { parts: { body } };
  },
  countUnread: async () => ({ parts: {} }),
  makeOffer: async (market) => ({
    parts: { body: { listingId: (await market.listing()).id, amountCents: 10_000 } },
  }),
  listOffers: async () => ({ parts: {} }),
  acceptOffer: async (market, owner) => ({ parts: { params: await countered(market, owner) } }),
  declineOffer: async (market, owner) => ({ parts: { params: await countered(market, owner) } }),
  withdrawOffer: async (market, owner) => {
    const listing = await market.listing();
    const { id } = await owner.api.makeOffer({ body: { listingId: listing.id, amountCents: 8_000 } });
    return { parts: { params: { id } } };
  },
  counterOffer: async (market, owner) => ({
    parts: { params: await countered(market, owner), body: { amountCents: 9_000 } },
  }),
  getOfferRules: async (market, owner) => ({ parts: { params: await ownListing(market, owner) } }),
  changeOfferRules: async (market, owner) => ({
    parts: {
      params: await ownListing(market, owner),
      body: { accepts: true, floorCents: 6_000, acceptCents: 11_000 },
    },
  }),
} satisfies Record<string, Recipe>;
