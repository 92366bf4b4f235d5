import type { CallAnswer, CallName, Contract, ParsedInput } from '../../../shared/contract/contract.ts';
import { parseCategory } from '../../../shared/domain/category.ts';
import type { CatalogueChange } from '../../platform/db/catalogue-change-store.ts';

/** Names what an answer depends on; a change drops the answers with its tags. The id of a listing is a tag too. */
type Tags = readonly string[];

const anyList = 'lists';
const listOf = (category: string) => `list ${category}`;
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
  // Which ones are the most similar may be out of date for as long as an answer is kept at most.
  listSimilar: (items, { params }) => [params.id.toLowerCase(), ...idsOf(items)],
  // The numbers beside the filters of a category.
  searchListings: ({ nearest }, { query }) =>
    query.limit === 0 && query.category?.length && !nearest ? query.category.map(countsOf) : undefined,
  listCategories: () => [],
  listLegal: () => [],
  getLegalPage: () => [],
};

/** Returns what the answer of a call depends on besides the shop itself; undefined for every listing. */
export function tagsOfAnswer<N extends CallName>(name: N, answer: unknown, input: unknown): Tags | undefined {
  return tagsOf[name]?.(answer as CallAnswer<Contract[N]>, input as ParsedInput<Contract[N]>);
}

/** Returns the tags of the answers that must go; undefined for all answers. */
export function tagsOfChanges(changes: readonly CatalogueChange[]): Tags | undefined {
  const tags = new Set<string>();
  for (const change of changes) {
    if (change.kind !== 'listing') return undefined;
    tags.add(change.listingId).add(countsOf(change.category));
    if (change.moved) tags.add(anyList).add(listOf(change.category));
  }
  return [...tags];
}
