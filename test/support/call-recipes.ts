import type { WireApi } from '../../shared/contract/contract.ts';
import { contract } from '../../shared/contract/contract.ts';
import type { CallName } from '../../shared/contract/paths.ts';
import { sampleRow, writeCsv } from '../../shared/domain/import-file.ts';
import type { Actor } from './actor.ts';
import { type Parts, sendCall } from './api-client.ts';
import { conversationRecipes } from './conversation-recipes.ts';
import { disputePayment } from './dispute-payment.ts';
import { fulfillmentRecipes } from './fulfillment-recipes.ts';
import type { Market } from './marketplace.ts';
import { notificationRecipes } from './notification-recipes.ts';
import { payoutRecipes } from './payout-recipes.ts';
import { png } from './pictures.ts';
import type { Person, Prepared, Recipe, Role } from './recipe.ts';
import { refundRecipes } from './refund-recipes.ts';
import { returnRecipes } from './return-recipes.ts';
import { settingsRecipes } from './settings-recipes.ts';
import { trustRecipes } from './trust-recipes.ts';

const sent = (parts: Parts = {}): Prepared => ({ parts });

export const CANARY_PHONE = '+1 503 555 0177';

const listingOf = (market: Market, seller: Actor) => market.listing({ seller, phone: CANARY_PHONE });
const onSale = async (market: Market) => market.listing({ phone: CANARY_PHONE });

const wished = async (market: Market, owner: Person) => {
  const listing = await onSale(market);
  const { insertedId } = await owner.api.addWish({ body: { previousId: listing.id } });
  return { listing, wishId: insertedId };
};

const held = async (market: Market, owner: Person) => {
  const { listing } = await wished(market, owner);
  await owner.api.createPaymentIntent({ body: { previousId: listing.id, price: listing.price } });
  return { previousId: listing.id };
};

const bought = async (market: Market, owner: Person) => {
  const listing = await onSale(market);
  await market.buy(owner, listing);
  return { previousId: listing.id };
};

const disputed = async (market: Market): Promise<string> =>
  disputePayment(market, (await bought(market, await enrol(market, 'buyer'))).previousId);

const paidRecord = async (market: Market, owner: Person) => {
  const { insertedId } = await owner.api.recordPaid({ body: await bought(market, owner) });
  return { id: insertedId };
};

/** Creates an open case. @returns its id */
const reported = async (market: Market) => {
  const { id } = await onSale(market);
  await market.stranger.api.sendReport({ body: { kind: 'listing', targetId: id, reason: 'other' } });
  const [row] = await market.sql('select id from cases where target_id = $1', [id]);
  return String(row?.id);
};

/** Creates a case with a warning against a person. @returns its id */
const decidedAgainst = async (market: Market, owner: Person) => {
  const id = crypto.randomUUID();
  await market.sql(
    `insert into cases (id, kind, target_id, subject_id, state, action, reason, decided_at)
     values ($1, 'account', $2, $2, 'decided', 'warn', 'Spam', now())`,
    [id, owner.id],
  );
  return id;
};

const sampleListings = () => {
  const body = new FormData();
  body.append('file', new Blob([writeCsv([Object.keys(sampleRow), Object.values(sampleRow)])]), 'listings.csv');
  return body;
};

const imported = async (market: Market, owner: Person) => {
  const { body } = await owner.call('createImport', { body: sampleListings() });
  await market.drainJobs();
  return { id: (body as Awaited<ReturnType<WireApi['createImport']>>)._id };
};

const searched = async (owner: Person) => {
  const { insertedId } = await owner.api.saveSearch({ body: { name: 'Oak chairs', query: { words: 'oak' } } });
  return { id: insertedId };
};

/** One per call: a call without a recipe does not compile (reliability 4, T14). */
export const recipes: Record<CallName, Recipe> = {
  getUser: async (_, { email }) => sent({ params: { email } }),
  createUser: async (market, { email, displayName, idToken, role }) => {
    if (role === 'admin') return { parts: { body: { email, displayName, type: 'buyer' } }, idToken };
    const newcomer = `new.${email}`;
    const proof = market.identity.idToken({ email: newcomer });
    return { parts: { body: { email: newcomer, displayName, type: role } }, idToken: proof };
  },
  issueToken: async (_, { email, idToken }) => ({ parts: { body: { email } }, idToken }),
  listUsers: async () => sent({ params: { type: 'buyer' } }),
  suspendBadge: async (market) =>
    sent({ params: { id: (await market.seller({ verified: true })).id }, body: { reason: 'Not who they say.' } }),
  verifySeller: async (market) => sent({ params: { id: (await market.seller()).id } }),
  deleteUser: async (market) => sent({ params: { id: (await market.buyer()).id }, body: { reason: 'Spam' } }),
  restoreUser: async (market) => {
    const { id } = await market.buyer();
    await (await market.admin()).api.deleteUser({ params: { id } });
    return sent({ params: { id } });
  },
  getAccount: async () => sent(),
  startSelling: async () => sent(),
  // The link is not valid any more: there is an admin.
  claimFirstAdmin: async () => sent({ body: { token: 'of-a-link-that-was-used' } }),
  updateAccount: async () => sent({ body: { displayName: 'Renamed' } }),
  deleteAccount: async () => sent(),
  exportAccount: async () => sent(),
  listSessions: async () => sent(),
  endSession: async (market, owner) => {
    const { body } = await sendCall(market.origin, 'listSessions', {}, owner.idToken);
    const [session] = body as Awaited<ReturnType<WireApi['listSessions']>>;
    return sent({ params: { id: session?._id ?? '' } });
  },
  endOtherSessions: async () => sent(),
  saveSearch: async () => sent({ body: { name: 'Oak chairs', query: { words: 'oak', category: 'Chair' } } }),
  listSavedSearches: async () => sent(),
  changeSavedSearch: async (_, owner) => sent({ params: await searched(owner), body: { pace: 'soon' } }),
  removeSavedSearch: async (_, owner) => sent({ params: await searched(owner) }),
  getAlertChoices: async () => sent(),
  changeAlertChoices: async () => sent({ body: { sold: false } }),
  listRemovedUsers: async () => sent(),
  listRemovedListings: async () => sent(),
  listOpenWork: async () => sent(),
  listActs: async () => sent(),
  listPayments: async () => sent(),
  exportPayments: async () => sent(),
  listEveryListing: async (market) => {
    await onSale(market);
    return sent();
  },
  getEveryListing: async (market) => sent({ params: { id: (await market.listing()).id } }),
  getPerson: async (market) => sent({ params: { id: (await market.buyer()).id } }),
  getDispute: async (market) => sent({ params: { id: await disputed(market) } }),
  sendEvidence: async (market) => sent({ params: { id: await disputed(market) }, body: { text: 'It was picked up.' } }),
  getMarketNumbers: async () => sent({ query: { days: 30 } }),
  createListing: async (market, owner) => {
    const body = {
      sellerName: owner.displayName,
      sellerEmail: owner.email,
      location: 'Portland, Oregon',
      phone: CANARY_PHONE,
      productName: 'Chair',
      price: '120',
      condition: 'Good',
      description: 'A chair that has been sat on.',
      year: '2019',
      image: await market.picture(owner),
    };
    return sent({ body });
  },
  listAvailable: async (market) => {
    await onSale(market);
    return sent();
  },
  listOwnListings: async (_, { email }) => sent({ params: { email } }),
  listOwnRemoved: async (_, { email }) => sent({ params: { email } }),
  advertiseListing: async (market, owner) => sent({ params: { id: (await listingOf(market, owner)).id } }),
  updateListing: async (market, owner) =>
    sent({ params: { id: (await listingOf(market, owner)).id }, body: { price: '99.50' } }),
  endHold: async (market) => sent({ params: { id: (await market.listing()).id } }),
  removeListing: async (market, owner) =>
    sent({ params: { id: (await listingOf(market, owner)).id }, body: { reason: 'Spam' } }),
  restoreListing: async (market, owner) => {
    const { id } = await listingOf(market, owner);
    await owner.api.removeListing({ params: { id } });
    return sent({ params: { id } });
  },
  listCollection: async (market) => {
    await onSale(market);
    return sent({ params: { name: 'chair' } });
  },
  listCategories: async () => sent(),
  getListing: async (market) => sent({ params: { id: (await onSale(market)).id } }),
  showContact: async (market) => sent({ params: { id: (await onSale(market)).id } }),
  getInterest: async (market) => sent({ params: { id: (await onSale(market)).id } }),
  countView: async (market) => sent({ params: { id: (await onSale(market)).id } }),
  getSellerNumbers: async () => sent(),
  listPlaces: async () => sent({ query: { q: 'Portland' } }),
  searchListings: async (market) => {
    await onSale(market);
    return sent({ query: { words: 'chair' } });
  },
  listSimilar: async (market) => sent({ params: { id: (await onSale(market)).id } }),
  createImport: async () => sent({ body: sampleListings() }),
  checkImport: async () => sent({ body: sampleListings() }),
  listImports: async () => sent(),
  getImport: async (market, owner) => sent({ params: await imported(market, owner) }),
  getImportErrors: async (market, owner) => sent({ params: await imported(market, owner) }),
  storeImportPictures: async (market, owner) =>
    sent({ body: { pictures: [{ name: 'chair.jpg', url: await market.picture(owner) }] } }),
  addWish: async (market, { email }) => sent({ body: { previousId: (await onSale(market)).id, buyerEmail: email } }),
  listWishes: async (_, { email }) => sent({ query: { email } }),
  removeWish: async (market, owner) => sent({ params: { id: (await wished(market, owner)).wishId } }),
  restoreWish: async (market, owner) => {
    const { wishId: id } = await wished(market, owner);
    await owner.api.removeWish({ params: { id } });
    return sent({ params: { id } });
  },
  getWish: async (market, owner) => sent({ params: { id: (await wished(market, owner)).listing.id } }),
  listSaved: async () => sent(),
  createPaymentIntent: async (market, owner) => {
    const { listing } = await wished(market, owner);
    return sent({ body: { previousId: listing.id, price: listing.price } });
  },
  extendHold: async (market, owner) => sent({ params: await held(market, owner) }),
  releaseHold: async (market, owner) => sent({ params: await held(market, owner) }),
  confirmPayment: async (market, owner) => sent({ params: await bought(market, owner) }),
  recordPaid: async (market, owner) => sent({ body: await bought(market, owner) }),
  markOrderPaid: async (market, owner) => sent({ params: await bought(market, owner) }),
  markPaid: async (market, owner) => sent({ params: await paidRecord(market, owner) }),
  listPaid: async (_, { email }) => sent({ params: { email } }),
  removePaid: async (market, owner) => sent({ params: await paidRecord(market, owner) }),
  restorePaid: async (market, owner) => {
    const { id } = await paidRecord(market, owner);
    await owner.api.removePaid({ params: { id } });
    return sent({ params: { id } });
  },
  getReceipt: async (market, owner) => sent({ params: await paidRecord(market, owner) }),
  ...refundRecipes,
  ...returnRecipes,
  ...conversationRecipes,
  ...fulfillmentRecipes,
  ...payoutRecipes,
  ...notificationRecipes,
  ...trustRecipes,
  uploadImage: async () => {
    const body = new FormData();
    body.append('key', 'no credential');
    body.append('image', new Blob([new Uint8Array(await png(32, 24))], { type: 'image/png' }), 'chair.png');
    return sent({ body });
  },
  getSettings: async () => sent(),
  sendReport: async (market) =>
    sent({ body: { kind: 'listing', targetId: (await onSale(market)).id, reason: 'spam', text: 'Twice the same' } }),
  listCases: async () => sent({ query: { state: 'open' } }),
  getCaseContext: async (market) => sent({ params: { id: await reported(market) } }),
  getCase: async (market) => sent({ params: { id: await reported(market) } }),
  decideCase: async (market) =>
    sent({ params: { id: await reported(market) }, body: { action: 'warn', reason: 'Please describe it better.' } }),
  getStatement: async (market, owner) => sent({ params: { id: await decidedAgainst(market, owner) } }),
  appealCase: async (market, owner) =>
    sent({ params: { id: await decidedAgainst(market, owner) }, body: { text: 'It is what I wrote.' } }),
  getSellingAs: async () => sent(),
  changeSellingAs: async () => sent({ body: { kind: 'private' } }),
  listLegal: async () => sent(),
  getLegalPage: async () => sent({ params: { document: 'terms' }, query: { language: 'de' } }),
  getLegalSource: async () => sent({ params: { document: 'terms' } }),
  previewLegal: async () => sent({ body: { text: '## Who we are' } }),
  publishLegal: async (market) => {
    const { version } = await (await market.admin()).api.getLegalSource({ params: { document: 'safety' } });
    const texts = { en: `Safe ${version}`, de: `Sicher ${version}`, es: `Segura ${version}` };
    return sent({ params: { document: 'safety' }, body: { version, ...texts } });
  },
  getTermsToAccept: async () => sent(),
  acceptTerms: async () => sent({ body: { version: 1 } }),
  ...settingsRecipes,
};

let people = 0;

/** Creates a person of a role with a unique name, to detect leaks. */
export async function enrol(market: Market, role: Role): Promise<Person> {
  people += 1;
  if (role === 'admin') return { ...(await market.admin()), role };
  return { ...(await market[role]({ name: `Wilhelmina Canary ${people}` })), role };
}

/** Returns the lowest role that can own the resource. */
export const ownerRole = (name: CallName): Role => (contract[name].who === 'seller' ? 'seller' : 'buyer');

/** Returns the credential of a call: an access token, or an ID token. */
export async function credential(name: CallName, person: Actor): Promise<string> {
  return contract[name].who === 'identity' ? person.idToken : person.token();
}
