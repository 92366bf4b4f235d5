import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import { swapStart } from '../../platform/text/spelling.ts';
import type { WordUse } from '../../ports/search-engine.ts';

/** Words compared for one misspelled one: the most frequent. */
const MOST_COMPARED = 2_000;
const MOST_BEGUN = 5_000;

/** `lastSeller`: one of those who use it newly; undefined for none. */
export type UseChange = WordUse & { lastSeller: number | undefined };

/** Adds to the counts; negative numbers take away. A seller who was the last one before counts no second time. */
export async function addUses(tx: Tx, changes: readonly UseChange[]): Promise<void> {
  // In one order, so that writers never wait for each other in a circle.
  const sorted = changes.toSorted((a, b) => (a.word < b.word ? -1 : 1));
  if (sorted.length === 0) return;
  const words = sorted.map(({ word, named, all, sellers, lastSeller }) => ({
    word,
    named,
    total: all,
    sellers,
    last_seller: lastSeller,
  }));
  await sql`
    insert into search_words (word, named, total, sellers, last_seller)
    select word, named, total, sellers, last_seller
    from json_to_recordset(${JSON.stringify(words)}::json)
      as d (word text, named integer, total integer, sellers integer, last_seller integer)
    on conflict (word) do update set named = search_words.named + excluded.named,
      total = search_words.total + excluded.total,
      sellers = least(search_words.total + excluded.total,
        search_words.sellers + excluded.sellers - coalesce(search_words.last_seller = excluded.last_seller, false)::integer),
      last_seller = coalesce(excluded.last_seller, search_words.last_seller)
  `.execute(tx);
  const fewer = sorted.filter(({ all }) => all < 0).map(({ word }) => word);
  if (fewer.length > 0) await sql`delete from search_words where total <= 0 and word = any(${fewer})`.execute(tx);
}

const uses = (db: Db) => db.selectFrom('search_words').select(['word', 'named', 'total as all', 'sellers']);

export const findUses = (db: Db, words: readonly string[]): Promise<WordUse[]> =>
  uses(db).where(sql<boolean>`word = any(${words})`).execute();

/** Those of several sellers have a limit of their own, so that one seller's many words never leave them unread. */
export async function findBegun(db: Db, start: string, limit: number): Promise<WordUse[]> {
  const begun = sql`select word, named, total as "all", sellers from search_words
    where word >= ${start} collate "C" and word < ${`${start}\uFFFF`} collate "C"`;
  const { rows } = await sql<WordUse>`select * from (
      (${begun} and sellers > 1 limit ${MOST_BEGUN}) union all (${begun} and sellers <= 1 limit ${MOST_BEGUN})
    ) as begun order by sellers desc, "all" desc, word limit ${limit}`.execute(db);
  return rows;
}

/**
 * Those of the most sellers first. None of a single description, which may be misspelled.
 * @param most difference in length
 */
export const findAlike = (db: Db, word: string, most: number): Promise<WordUse[]> =>
  uses(db)
    .where(
      sql<boolean>`(left(word, 3) in (${word.slice(0, 3)}, ${swapStart(word).slice(0, 3)}) or right(word, 3) = ${word.slice(-3)}
        or (left(word, 1) || right(word, 1)) = ${`${word[0]}${word.at(-1)}`})`,
    )
    .where(sql<boolean>`length(word) between ${word.length - most}::integer and ${word.length + most}::integer`)
    .where(sql<boolean>`(named > 0 or total > 1)`)
    .orderBy('sellers', 'desc')
    .orderBy('total', 'desc')
    .limit(MOST_COMPARED)
    .execute();
