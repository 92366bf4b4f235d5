import type { ActFacts } from '../../platform/db/database-schema.ts';
import type { CategoryRow } from './category-store.ts';

/** Each fact as a text, for the audit log. */
const factsOf = (rows: readonly CategoryRow[]) => ({
  categories: rows.map(({ name }) => name).join(', '),
  hiddenCategories: rows.flatMap(({ name, hidden }) => (hidden ? name : [])).join(', '),
  categoryNames: rows.flatMap(({ name, names }) => namesOf(name, Object.values(names))).join(', '),
  categoryPictures: rows.flatMap(({ name, url }) => (url ? `${name}: ${url}` : [])).join(', '),
});

const namesOf = (name: string, names: readonly string[]) => (names.length > 0 ? `${name}: ${names.join(' / ')}` : []);

/** Returns the facts that differ, before and after. */
export function describeCategories(
  before: readonly CategoryRow[],
  after: readonly CategoryRow[],
): [before: ActFacts, after: ActFacts] {
  const [was, is] = [factsOf(before), factsOf(after)];
  const changed = (Object.keys(is) as (keyof typeof is)[]).filter((fact) => was[fact] !== is[fact]);
  const pick = (facts: typeof is) => Object.fromEntries(changed.map((fact) => [fact, facts[fact]]));
  return [pick(was), pick(is)];
}
