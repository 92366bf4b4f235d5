import type { CallAnswer, CallName, Contract, ParsedInput } from '../../../shared/contract/contract.ts';
import type { CatalogueChange } from '../../platform/db/catalogue-change-store.ts';
import { parseCategory } from '../../platform/shop/shop-categories.ts';

/** Names of what an answer depends on: a change drops answers with its tags. A listing's id is a tag too. */
type Tags = readonly string[];

const anyList = 'lists';
const listOf = (category: string) => `list ${category}`;
const pageOf = (sellerId: string) => `seller ${sellerId}`;
const countsOf = (category: string) => `counts ${category}`;

const idsOf = (listings: readonly { id: string }[]) => listings.map(({ id }) => id);

type TagsOf = {
  [N in CallName]?: (answer: CallAnswer<Contract[N]>, input: ParsedInput<Contract[N]>) => Tags | undefined;
};

const tagsOf: TagsOf = {
  listAvailable: ({ items }) => [anyList, ...idsOf(items)],
  listCollection({ items }, { params }) {
    const category = parseCategory(params.name);
    return category ? [listOf(category), ...idsOf(items)] : undefined;
  },
  getListing: ({ id }) => [id],
  // The choice of similar listings may be out of date, as long as an answer is cached.
  listSimilar: (items, { params }) => [params.id, ...idsOf(items)],
  // Filter counts of a category.
  searchListings: ({ nearest }, { query }) =>
    query.limit === 0 && query.category?.length && !nearest ? query.category.map(countsOf) : undefined,
  getSeller: ({ id }) => [pageOf(id)],
  listSellerListings: ({ items }, { params }) => [pageOf(params.id), ...idsOf(items)],
  listSellerReviews: (_, { params }) => [pageOf(params.id)],
  listCategories: () => [],
  listLegal: () => [],
  getLegalPage: () => [],
};

/** Returns a call's dependencies besides the shop itself; undefined for every listing. */
export function tagsOfAnswer<N extends CallName>(name: N, answer: unknown, input: unknown): Tags | undefined {
  return tagsOf[name]?.(answer as CallAnswer<Contract[N]>, input as ParsedInput<Contract[N]>);
}

/** Returns the tags to drop; undefined for all answers. */
export function tagsOfChanges(changes: readonly CatalogueChange[]): Tags | undefined {
  const tags = new Set<string>();
  for (const change of changes) {
    if (change.kind === 'account') {
      tags.add(pageOf(change.accountId));
      continue;
    }
    if (change.kind !== 'listing') return undefined;
    tags.add(change.listingId).add(countsOf(change.category));
    if (change.moved) tags.add(anyList).add(listOf(change.category));
  }
  return [...tags];
}
