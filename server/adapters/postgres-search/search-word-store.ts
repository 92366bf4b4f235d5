import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import { swapStart } from '../../platform/text/spelling.ts';
import type { WordUse } from '../../ports/search-engine.ts';

/** Words compared for one misspelled one: the most frequent. */
const MOST_COMPARED = 2_000;
const MOST_BEGUN = 5_000;

/** Adds to the counts; negative numbers take away. */
export async function addUses(tx: Tx, changes: readonly WordUse[]): Promise<void> {
  // In one order, so that writers never wait for each other in a circle.
  const sorted = changes.toSorted((a, b) => (a.word < b.word ? -1 : 1));
  if (sorted.length === 0) return;
  const words = sorted.map(({ word, named, all }) => ({ word, named, total: all }));
  await sql`
    insert into search_words (word, named, total)
    select word, named, total
    from json_to_recordset(${JSON.stringify(words)}::json) as d (word text, named integer, total integer)
    on conflict (word) do update set named = search_words.named + excluded.named,
      total = search_words.total + excluded.total
  `.execute(tx);
  const fewer = sorted.filter(({ all }) => all < 0).map(({ word }) => word);
  if (fewer.length > 0) await sql`delete from search_words where total <= 0 and word = any(${fewer})`.execute(tx);
}

const uses = (db: Db) => db.selectFrom('search_words').select(['word', 'named', 'total as all']);

export const findUses = (db: Db, words: readonly string[]): Promise<WordUse[]> =>
  uses(db).where(sql<boolean>`word = any(${words})`).execute();

export const findBegun = (db: Db, start: string, limit: number): Promise<WordUse[]> =>
  db
    .selectFrom(
      uses(db)
        .where(sql<boolean>`word >= ${start} collate "C" and word < ${`${start}\uFFFF`} collate "C"`)
        .limit(MOST_BEGUN)
        .as('begun'),
    )
    .selectAll()
    .orderBy('all', 'desc')
    .orderBy('word')
    .limit(limit)
    .execute();

/**
 * The most frequent first. None of a single description, which may be misspelled.
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
    .orderBy('total', 'desc')
    .limit(MOST_COMPARED)
    .execute();
