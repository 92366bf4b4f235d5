import type { CallName } from '../../shared/contract/paths.ts';

/**
 * What each call must answer to whom (reliability 4), written down apart from the contract, so that one wrong word there
 * cannot open a call and pass. A number is the status of a correct call by that principal on their own object; `other` is
 * the same role with somebody else's object or e-mail. A stranger has no record of their own, so `getUser` treats them
 * like anybody who asks for a buyer's.
 */
export type Row = {
  anonymous: number;
  buyer: number;
  seller: number;
  admin: number;
  other?: number;
};

export const permissionTable = {
  getUser: { anonymous: 404, buyer: 200, seller: 200, admin: 200, other: 404 },
  createUser: { anonymous: 401, buyer: 201, seller: 201, admin: 200, other: 403 },
  issueToken: { anonymous: 401, buyer: 200, seller: 200, admin: 200, other: 401 },
  listUsers: { anonymous: 401, buyer: 403, seller: 403, admin: 200, other: 403 },
  suspendBadge: { anonymous: 401, buyer: 403, seller: 403, admin: 200, other: 403 },
  verifySeller: { anonymous: 401, buyer: 403, seller: 403, admin: 200, other: 403 },
  deleteUser: { anonymous: 401, buyer: 403, seller: 403, admin: 200, other: 403 },
  restoreUser: { anonymous: 401, buyer: 403, seller: 403, admin: 200, other: 403 },
  getAccount: { anonymous: 401, buyer: 200, seller: 200, admin: 200, other: 200 },
  startSelling: { anonymous: 401, buyer: 200, seller: 200, admin: 200, other: 200 },
  updateAccount: { anonymous: 401, buyer: 200, seller: 200, admin: 200, other: 200 },
  deleteAccount: { anonymous: 401, buyer: 200, seller: 200, admin: 409, other: 200 },
  exportAccount: { anonymous: 401, buyer: 200, seller: 200, admin: 200, other: 200 },
  listSessions: { anonymous: 401, buyer: 200, seller: 200, admin: 200, other: 200 },
  endSession: { anonymous: 401, buyer: 200, seller: 200, admin: 200, other: 404 },
  endOtherSessions: { anonymous: 401, buyer: 200, seller: 200, admin: 200, other: 200 },
  saveSearch: { anonymous: 401, buyer: 201, seller: 201, admin: 201, other: 201 },
  listSavedSearches: { anonymous: 401, buyer: 200, seller: 200, admin: 200, other: 200 },
  changeSavedSearch: { anonymous: 401, buyer: 200, seller: 200, admin: 200, other: 404 },
  removeSavedSearch: { anonymous: 401, buyer: 200, seller: 200, admin: 200, other: 404 },
  getAlertChoices: { anonymous: 401, buyer: 200, seller: 200, admin: 200, other: 200 },
  changeAlertChoices: { anonymous: 401, buyer: 200, seller: 200, admin: 200, other: 200 },
  listRemovedUsers: { anonymous: 401, buyer: 403, seller: 403, admin: 200, other: 403 },
  listRemovedListings: { anonymous: 401, buyer: 403, seller: 403, admin: 200, other: 403 },
  listActs: { anonymous: 401, buyer: 403, seller: 403, admin: 200, other: 403 },
  listPayments: { anonymous: 401, buyer: 403, seller: 403, admin: 200, other: 403 },
  refundPayment: { anonymous: 401, buyer: 403, seller: 403, admin: 200, other: 403 },
  exportPayments: { anonymous: 401, buyer: 403, seller: 403, admin: 200, other: 403 },
  listEveryListing: { anonymous: 401, buyer: 403, seller: 403, admin: 200, other: 403 },
  getEveryListing: { anonymous: 401, buyer: 403, seller: 403, admin: 200, other: 403 },
  getPerson: { anonymous: 401, buyer: 403, seller: 403, admin: 200, other: 403 },
  getMarketNumbers: { anonymous: 401, buyer: 403, seller: 403, admin: 200, other: 403 },
  createListing: { anonymous: 401, buyer: 403, seller: 201, admin: 201, other: 403 },
  listAvailable: { anonymous: 200, buyer: 200, seller: 200, admin: 200, other: 200 },
  listOwnListings: { anonymous: 401, buyer: 403, seller: 200, admin: 200, other: 403 },
  listOwnRemoved: { anonymous: 401, buyer: 403, seller: 200, admin: 200, other: 403 },
  advertiseListing: { anonymous: 401, buyer: 403, seller: 200, admin: 200, other: 404 },
  updateListing: { anonymous: 401, buyer: 403, seller: 200, admin: 200, other: 404 },
  endHold: { anonymous: 401, buyer: 403, seller: 403, admin: 200, other: 403 },
  removeListing: { anonymous: 401, buyer: 403, seller: 200, admin: 200, other: 404 },
  restoreListing: { anonymous: 401, buyer: 403, seller: 200, admin: 200, other: 404 },
  listCollection: { anonymous: 200, buyer: 200, seller: 200, admin: 200, other: 200 },
  listCategories: { anonymous: 200, buyer: 200, seller: 200, admin: 200, other: 200 },
  getListing: { anonymous: 200, buyer: 200, seller: 200, admin: 200, other: 200 },
  getInterest: { anonymous: 200, buyer: 200, seller: 200, admin: 200, other: 200 },
  countView: { anonymous: 200, buyer: 200, seller: 200, admin: 200, other: 200 },
  getSellerNumbers: { anonymous: 401, buyer: 403, seller: 200, admin: 200, other: 200 },
  listPlaces: { anonymous: 200, buyer: 200, seller: 200, admin: 200, other: 200 },
  searchListings: { anonymous: 200, buyer: 200, seller: 200, admin: 200, other: 200 },
  listSimilar: { anonymous: 200, buyer: 200, seller: 200, admin: 200, other: 200 },
  createImport: { anonymous: 401, buyer: 403, seller: 201, admin: 201, other: 201 },
  checkImport: { anonymous: 401, buyer: 403, seller: 200, admin: 200, other: 200 },
  listImports: { anonymous: 401, buyer: 403, seller: 200, admin: 200, other: 200 },
  getImport: { anonymous: 401, buyer: 403, seller: 200, admin: 200, other: 404 },
  getImportErrors: { anonymous: 401, buyer: 403, seller: 200, admin: 200, other: 404 },
  tellImportPictures: { anonymous: 401, buyer: 403, seller: 200, admin: 200, other: 422 },
  addWish: { anonymous: 401, buyer: 201, seller: 201, admin: 201, other: 403 },
  listWishes: { anonymous: 401, buyer: 200, seller: 200, admin: 200, other: 403 },
  removeWish: { anonymous: 401, buyer: 200, seller: 200, admin: 200, other: 404 },
  restoreWish: { anonymous: 401, buyer: 200, seller: 200, admin: 200, other: 404 },
  getWish: { anonymous: 401, buyer: 200, seller: 200, admin: 200, other: 404 },
  listSaved: { anonymous: 401, buyer: 200, seller: 200, admin: 200, other: 200 },
  createPaymentIntent: { anonymous: 401, buyer: 200, seller: 200, admin: 200, other: 404 },
  keepHold: { anonymous: 401, buyer: 200, seller: 200, admin: 200, other: 409 },
  releaseHold: { anonymous: 401, buyer: 200, seller: 200, admin: 200, other: 404 },
  confirmPayment: { anonymous: 401, buyer: 200, seller: 200, admin: 200, other: 404 },
  recordPaid: { anonymous: 401, buyer: 200, seller: 200, admin: 200, other: 404 },
  markOrderPaid: { anonymous: 401, buyer: 200, seller: 200, admin: 200, other: 404 },
  markPaid: { anonymous: 401, buyer: 200, seller: 200, admin: 200, other: 404 },
  listPaid: { anonymous: 401, buyer: 200, seller: 200, admin: 200, other: 403 },
  removePaid: { anonymous: 401, buyer: 200, seller: 200, admin: 200, other: 404 },
  restorePaid: { anonymous: 401, buyer: 200, seller: 200, admin: 200, other: 404 },
  getReceipt: { anonymous: 401, buyer: 200, seller: 200, admin: 200, other: 404 },
  uploadImage: { anonymous: 401, buyer: 403, seller: 201, admin: 201 },
  getSettings: { anonymous: 200, buyer: 200, seller: 200, admin: 200, other: 200 },
} as const satisfies Record<CallName, Row>;
