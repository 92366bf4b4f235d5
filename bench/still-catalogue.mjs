/** A catalogue in which nothing changes. @type {import('../server/ports/catalogue.ts').Catalogue} */
export const stillCatalogue = {
  isCurrent: () => true,
  catchUp: async () => undefined,
  deleteOld: async () => undefined,
  onChange: () => () => undefined,
  stop: async () => undefined,
};

/** Each search reads its listings from the database. */
export const uncachedCatalogue = { ...stillCatalogue, isCurrent: () => false };
