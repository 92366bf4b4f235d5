import type { Recipe } from './recipe.ts';

const body = { reason: 'damaged' as const, text: 'A leg is broken.' };

/** A listing that this person has paid for. */
const paidFor: Recipe = async (market, owner) => {
  const listing = await market.listing();
  await market.buy(owner, listing);
  return { parts: { params: { id: listing.id } } };
};

export const returnRecipes = {
  getReturn: paidFor,
  requestReturn: async (market, owner) => {
    const { parts } = await paidFor(market, owner);
    return { parts: { ...parts, body } };
  },
  declareWithdrawal: async (market, owner) => {
    const seller = await market.seller();
    await seller.api.changeSellingAs({
      body: {
        kind: 'trader',
        legalName: 'Tables Ltd.',
        address: 'Main Street 1',
        registration: 'HRB 1',
        email: 'a@tables.test',
      },
    });
    const listing = await market.listing({ seller });
    await market.buy(owner, listing);
    return { parts: { params: { id: listing.id }, body: { text: 'It is too big.' } } };
  },
  listReturns: async () => ({ parts: { query: { state: 'open' } } }),
  answerReturn: async (market, owner) => {
    const [buyer, listing] = [await market.buyer(), await market.listing({ seller: owner })];
    await market.buy(buyer, listing);
    const { _id: id } = await buyer.api.requestReturn({ params: { id: listing.id }, body });
    return { parts: { params: { id }, body: { answer: 'accepted', text: 'I will pick it up.' } } };
  },
} satisfies Record<string, Recipe>;
