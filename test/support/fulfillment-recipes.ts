import type { Market } from './marketplace.ts';
import type { Person, Recipe } from './recipe.ts';

/** A sale; the person is its buyer or its seller. */
const sold = async (market: Market, owner: Person, as: 'buyer' | 'seller') => {
  const listing = await market.listing(as === 'seller' ? { seller: owner } : {});
  const buyer = as === 'buyer' ? owner : await market.buyer();
  await market.buy(buyer, listing);
  const [row] = await market.sql('select id from fulfillments where listing_id = $1', [listing.id]);
  return { id: String(row?.id), buyer, seller: listing.seller };
};

const HOUR = 3_600_000;
const soon = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();
const windows = [{ start: soon(30), end: soon(32) }];

/** A sale of this buyer for which the seller has proposed a time. */
const proposed = async (market: Market, owner: Person) => {
  const { id, seller } = await sold(market, owner, 'buyer');
  const [window] = await seller.api.proposeWindows({ params: { id }, body: { windows } });
  return { id, windowId: String(window?.id) };
};

/** A delivered sale of this buyer. */
const inspected = async (market: Market, owner: Person) => {
  const { id } = await sold(market, owner, 'buyer');
  await market.sql(`update fulfillments set method = 'seller_delivery' where id = $1`, [id]);
  await market.sql(`update fulfillments set state = 'inspecting' where id = $1`, [id]);
  return id;
};

/** A sale of this buyer whose agreed time is over. */
const missed = async (market: Market, owner: Person) => {
  const { id, seller } = await sold(market, owner, 'buyer');
  await seller.api.proposeWindows({ params: { id }, body: { windows } });
  await market.sql(
    `update fulfillment_windows set state = 'accepted', starts_at = now() - interval '3 hours',
       ends_at = now() - interval '1 hour' where fulfillment_id = $1`,
    [id],
  );
  await market.sql(`update fulfillments set state = 'arranged' where id = $1`, [id]);
  return id;
};

/** A disputed sale of this buyer. */
const disputed = async (market: Market, owner: Person) => {
  const id = await inspected(market, owner);
  await market.sql(`update fulfillments set state = 'disputed' where id = $1`, [id]);
  await market.sql(
    `insert into disputes (fulfillment_id, opened_by, reason, text) values ($1, 'buyer', 'A leg is broken.', '')`,
    [id],
  );
  return id;
};

const anotherBuyer = async (market: Market): Promise<Person> => ({ ...(await market.buyer()), role: 'buyer' });

export const fulfillmentRecipes = {
  listFulfillments: async () => ({ parts: {} }),
  getFulfillment: async (market, owner) => ({ parts: { params: { id: (await sold(market, owner, 'buyer')).id } } }),
  proposeWindows: async (market, owner) => ({
    parts: { params: { id: (await sold(market, owner, 'buyer')).id }, body: { windows } },
  }),
  acceptWindow: async (market, owner) => ({ parts: { params: await proposed(market, owner) } }),
  cancelFulfillment: async (market, owner) => ({
    parts: { params: { id: (await sold(market, owner, 'buyer')).id }, body: { reason: 'We found no time.' } },
  }),
  refuseFulfillment: async (market, owner) => {
    const params = await proposed(market, owner);
    await market.sql(`update fulfillments set state = 'arranged' where id = $1`, [params.id]);
    return { parts: { params: { id: params.id }, body: { reason: 'A leg is broken.' } } };
  },
  setHandoverAddress: async (market, owner) => {
    const { id } = await sold(market, { ...(await market.seller()), role: 'seller' }, 'seller');
    await market.sql('update fulfillments set seller_id = $1 where id = $2', [owner.id, id]);
    return { parts: { params: { id }, body: { address: '12 Alder Street' } } };
  },
  getHandoverCode: async (market, owner) => ({ parts: { params: { id: (await sold(market, owner, 'buyer')).id } } }),
  getHandoverChallenge: async (market, owner) => {
    const { id } = await sold(market, { ...(await market.seller()), role: 'seller' }, 'seller');
    await market.sql(`update fulfillments set seller_id = $1, state = 'arranged' where id = $2`, [owner.id, id]);
    return { parts: { params: { id } } };
  },
  handOver: async (market, owner) => {
    const { id, buyer } = await sold(market, { ...(await market.seller()), role: 'seller' }, 'seller');
    // A person who has sold may be a buyer again, so any role can be the seller of a sale.
    await market.sql('update fulfillments set seller_id = $1 where id = $2', [owner.id, id]);
    const { code } = await buyer.api.getHandoverCode({ params: { id } });
    return { parts: { params: { id }, body: { code } } };
  },
  sendParcel: async (market, owner) => {
    const { id } = await sold(market, { ...(await market.seller()), role: 'seller' }, 'seller');
    await market.sql(`update fulfillments set seller_id = $1, method = 'carrier' where id = $2`, [owner.id, id]);
    return { parts: { params: { id }, body: { tracking: 'DHL 00340434161094' } } };
  },
  confirmFulfillment: async (market, owner) => ({ parts: { params: { id: await inspected(market, owner) } } }),
  reportProblem: async (market, owner) => ({
    parts: { params: { id: await inspected(market, owner) }, body: { reason: 'A leg is broken.' } },
  }),
  reportNoShow: async (market, owner) => ({
    parts: { params: { id: await missed(market, owner) }, body: { reason: 'Nobody came.' } },
  }),
  proposeLowerPrice: async (market, owner) => ({
    parts: { params: { id: await missed(market, owner) }, body: { amountCents: 1_000 } },
  }),
  acceptLowerPrice: async (market, owner) => {
    const id = await missed(market, owner);
    await market.sql(`update fulfillments set reduction_cents = 1000, reduction_by = 'seller' where id = $1`, [id]);
    return { parts: { params: { id }, body: { amountCents: 1_000 } } };
  },
  listDisputes: async () => ({ parts: {} }),
  getDisputeCase: async (market, owner) => ({ parts: { params: { id: await disputed(market, owner) } } }),
  decideDispute: async (market, owner) => {
    const id = await disputed(market, await anotherBuyer(market));
    // The seller can give the money back, and so can the operator.
    if (owner.role !== 'admin')
      await market.sql('update fulfillments set seller_id = $1 where id = $2', [owner.id, id]);
    return { parts: { params: { id }, body: { outcome: 'refund', reason: 'A leg is broken.' } } };
  },
  addEvidence: async (market, owner) => ({
    parts: { params: { id: await disputed(market, owner) }, body: { text: 'The leg was whole.' } },
  }),
  appealDispute: async (market, owner) => {
    const id = await disputed(market, owner);
    const admin = await market.admin();
    await admin.api.decideDispute({ params: { id }, body: { outcome: 'release', reason: 'It was shown as it is.' } });
    return { parts: { params: { id }, body: { reason: 'The leg was not shown.' } } };
  },
} satisfies Record<string, Recipe>;
