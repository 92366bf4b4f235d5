import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

/** Statistics of the planner. */
export type Frequencies = {
  documents: number;
  ofTerm: (term: string) => number;
  ofStep: (step: number) => number;
  /** Returns when the newest share of all begins, in microseconds since 1970. */
  beginOf: (share: number, before?: number) => number | undefined;
};

type Elements = { names: string[]; shares: number[] } | null;

/** Milliseconds. */
const KNOWN_FOR = 60_000;

/** Reads them at most once a minute. */
export function createFrequencies(db: Db, now = () => performance.now()): () => Promise<Frequencies> {
  let known: { at: number; frequencies: Promise<Frequencies> } | undefined;
  return () => {
    if (known && now() - known.at < KNOWN_FOR) return known.frequencies;
    const frequencies = readFrequencies(db);
    known = { at: now(), frequencies };
    frequencies.catch(() => {
      known = undefined;
    });
    return frequencies;
  };
}

async function readFrequencies(db: Db): Promise<Frequencies> {
  const elements = (table: string, column: string) => sql<Elements>`
    (select json_build_object('names', most_common_elems::text::text[], 'shares', most_common_elem_freqs) from pg_stats
     where schemaname = current_schema() and tablename = ${table} and attname = ${column})`;
  const { rows } = await sql<{ documents: number; terms: Elements; steps: Elements; created: number[] | null }>`
    select greatest(reltuples, 0)::float8 as documents, ${elements('search_documents', 'terms')} as terms,
      ${elements('search_documents_stepped', 'search_steps')} as steps,
      (select to_json(histogram_bounds::text::bigint[]) from pg_stats where schemaname = current_schema()
         and tablename = 'search_documents' and attname = 'created') as created
    from pg_class where oid = 'search_documents'::regclass
  `.execute(db);
  const { documents = 0, terms = null, steps = null, created = null } = rows[0] ?? {};
  const [ofTerm, ofStep] = [countIn(terms, documents), countIn(steps, documents)];
  return { documents, ofTerm, ofStep: (step) => ofStep(String(step)), beginOf: beginIn(created ?? []) };
}

function countIn(elements: Elements, documents: number): (name: string) => number {
  if (!elements) return () => documents;
  const shares = new Map(elements.names.map((name, i) => [name, elements.shares[i] ?? 0]));
  const least = elements.shares[elements.names.length] ?? 0;
  return (name) => documents * (shares.get(name) ?? least);
}

/** @param bounds oldest first */
function beginIn(bounds: readonly number[]): Frequencies['beginOf'] {
  const parts = bounds.length - 1;
  return (share, before) => {
    if (parts < 1) return undefined;
    const later = before === undefined ? bounds.length : bounds.findIndex((bound) => bound >= before);
    const end = later < 0 ? parts : Math.min(parts, later);
    const at = end - share * parts;
    if (at <= 0) return undefined;
    const [low = 0, high = 0] = [bounds[Math.floor(at)], bounds[Math.ceil(at)]];
    return Math.floor(low + (high - low) * (at % 1));
  };
}
