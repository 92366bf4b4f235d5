import { completeSale } from './complete-sale.ts';
import type { Market } from './marketplace.ts';
import type { Person, Recipe } from './recipe.ts';

/** A sale that this person bought and that was handed over. */
const completed = async (market: Market, buyer: Person) => completeSale(market, buyer, await market.listing());

/** A shown review of a buyer about this person; a sale needs no seller account here. */
const reviewed = async (market: Market, about: Person) => {
  const writer = await market.buyer();
  const { fulfillmentId } = await completeSale(market, about, await market.listing());
  await market.sql('update fulfillments set buyer_id = $2, seller_id = $3 where id = $1', [
    fulfillmentId,
    writer.id,
    about.id,
  ]);
  const { id } = await writer.api.writeReview({ body: { fulfillmentId, stars: 4, text: 'Just as shown.' } });
  await market.sql('update reviews set shown_from = now() where id = $1', [id]);
  return { id };
};

export const trustRecipes = {
  blockAccount: async (market) => ({ parts: { body: { accountId: (await market.seller()).id } } }),
  unblockAccount: async (market, owner) => {
    const { id: accountId } = await market.seller();
    await owner.api.blockAccount({ body: { accountId } });
    return { parts: { params: { accountId } } };
  },
  listBlocks: async () => ({ parts: {} }),
  getSeller: async (market) => ({ parts: { params: { id: (await market.seller()).id } } }),
  listSellerListings: async (market) => ({ parts: { params: { id: (await market.listing()).seller.id } } }),
  listSellerReviews: async (market) => ({ parts: { params: { id: (await market.seller()).id } } }),
  writeReview: async (market, owner) => ({
    parts: {
      body: { fulfillmentId: (await completed(market, owner)).fulfillmentId, stars: 5, text: 'All went well.' },
    },
  }),
  replyToReview: async (market, owner) => ({
    parts: { params: await reviewed(market, owner), body: { text: 'Thank you.' } },
  }),
  listReviewedSales: async () => ({ parts: {} }),
} satisfies Record<string, Recipe>;
