/** As other shops name the words of a search. */
const otherNames = ['q', 'query', 'search', 'search_query', 's', 'k', 'keyword', 'keywords', 'term', 'text', '_nkw'];
const searched = /^\/(?:search|collections\/[^/]+)$/;

/** Where an address without an id leads, after somebody shortened it. */
const lists = new Map([
  ['/dashboard/purchases', '/dashboard/payment-history'],
  ['/dashboard/receipt', '/dashboard/payment-history'],
  ['/dashboard/paid', '/dashboard/payment-history'],
  ['/dashboard/edit', '/dashboard/my-products'],
  ['/collections', '/category'],
  ['/furniture', '/search'],
]);

/**
 * Returns the page that a person means: `/search?q=oak` is `/search?words=oak`.
 * @returns undefined for an address of ours
 */
export function meantPage(requested: string): string | undefined {
  const { pathname, search, searchParams } = new URL(requested);
  const list = lists.get(pathname);
  if (list) return list + search;
  if (!searched.test(pathname) || searchParams.get('words')?.trim()) return undefined;
  const name = otherNames.find((other) => searchParams.get(other)?.trim());
  if (name === undefined) return undefined;
  searchParams.set('words', searchParams.get(name) ?? '');
  for (const other of otherNames) searchParams.delete(other);
  return `${pathname}?${searchParams}`;
}
