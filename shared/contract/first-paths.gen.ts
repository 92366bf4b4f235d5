// Made from the contract by `npm run paths`; a test fails when it is not current.

export const firstPaths = {
  getAccount: 'GET /account',
  listAvailable: 'GET /furniture-available',
  listCollection: 'GET /item/:name',
  getListing: 'GET /listing/:id',
  listCategories: 'GET /categories',
  searchListings: 'GET /search',
  listSimilar: 'GET /listing/:id/similar',
  getInterest: 'GET /listing/:id/interest',
  getSettings: 'GET /settings',
  listLegal: 'GET /legal',
  getLegalPage: 'GET /legal/:document',
  countView: 'POST /furniture/:id/view',
} as const;

export const firstPagedCalls = {
  listAvailable: true,
  listCollection: true,
} as const;
