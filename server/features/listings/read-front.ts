import type { Page } from '../../../shared/contract/call.ts';
import { invalidFields } from '../../../shared/errors.ts';
import { refusalForPrograms } from '../../../shared/words/refusal.ts';
import type { Db } from '../../platform/db/database.ts';
import { decodeCursor, encodeCursor } from '../../platform/db/page-cursor.ts';
import { isId } from '../../platform/db/time-key.ts';
import { findFrontKeys, findFrontKeysOf } from './front-store.ts';
import { findShownByIds, listOnSale, type RankedKey, type ShownListing } from './listing-store.ts';

/** Listings on the front page, and one seller's before sellers take turns. */
export const FRONT = 24;
export const FRONT_PER_SELLER = 2;

type FrontCursor = { front: string[]; shown: number; after: RankedKey | undefined };

const shape = ['number', 'boolean', 'number', 'string'] as const;
const BYTES = 16;

const encode = ({ front, shown, after }: FrontCursor): string => {
  const ids = Buffer.from(front.map((id) => id.replaceAll('-', '')).join(''), 'hex').toString('base64url');
  // Beside the rest: encoded twice, they would take a third more of the first page.
  return `${ids}.${encodeCursor([shown, after?.first ?? false, after?.micros ?? 0, after?.id ?? ''])}`;
};

/**
 * Parses a cursor; undefined for the usual order.
 * @throws invalid_input
 */
export function readFrontCursor(cursor: string | undefined): FrontCursor | undefined {
  if (cursor === undefined || !cursor.includes('.')) return undefined;
  const [ids = '', rest] = cursor.split('.');
  const [shown, first, micros, id] = decodeCursor(rest, shape) ?? [];
  const hex = Buffer.from(ids, 'base64url').toString('hex');
  const front = hex.match(/.{32}/g)?.map((one) => one.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')) ?? [];
  const isPlace = Number.isSafeInteger(shown) && Number.isSafeInteger(micros) && (id === '' || isId(id));
  if (!isPlace || front.length > FRONT || hex.length !== front.length * BYTES * 2)
    throw invalidFields({ cursor: refusalForPrograms('This cursor does not belong to this list.') });
  const after = id === '' ? undefined : { first: first === true, micros: Number(micros), id: String(id) };
  return { front, shown: Math.max(0, Number(shown)), after };
}

/**
 * At most two listings per seller among the first 24; few sellers take turns.
 * @returns undefined where the usual order complies
 */
export async function chooseFront(db: Db): Promise<string[] | undefined> {
  const front: string[] = [];
  const taken = new Map<string, number>();
  let passedOver = false;
  for (let after: RankedKey | undefined; front.length < FRONT; ) {
    const full = [...taken].filter(([, count]) => count >= FRONT_PER_SELLER).map(([seller]) => seller);
    const keys = await findFrontKeys(db, FRONT, { after, without: full });
    for (const { id, seller_id } of keys) {
      const count = taken.get(seller_id) ?? 0;
      if (count >= FRONT_PER_SELLER) passedOver = true;
      else if (front.push(id) && front.length === FRONT) break;
      if (count < FRONT_PER_SELLER) taken.set(seller_id, count + 1);
    }
    const last = keys.at(-1);
    if (keys.length < FRONT || !last) break;
    after = { first: last.advertised, micros: last.micros, id: last.id };
  }
  if (!passedOver || taken.size === 1) return undefined;
  return front.length === FRONT ? front : [...front, ...(await takeTurns(db, [...taken.keys()], front))];
}

/** Returns one of each seller, then another. */
async function takeTurns(db: Db, sellers: readonly string[], front: readonly string[]): Promise<string[]> {
  const keys = (await findFrontKeysOf(db, FRONT, sellers)).filter(({ id }) => !front.includes(id));
  const own = Map.groupBy(keys, ({ seller_id }) => seller_id);
  const rounds = Array.from({ length: FRONT }, (_, round) =>
    [...own.values()]
      .flatMap((those) => those[round] ?? [])
      .sort((a, b) => Number(b.advertised) - Number(a.advertised) || b.micros - a.micros || b.id.localeCompare(a.id)),
  );
  return rounds
    .flat()
    .map(({ id }) => id)
    .slice(0, FRONT - front.length);
}

/** Reads a page in the chosen order. */
export async function readFrontPage<Item>(
  db: Db,
  limit: number,
  { front, shown, after }: FrontCursor,
  present: (row: ShownListing) => Item,
): Promise<Page<Item>> {
  const ids = front.slice(shown, shown + limit);
  const rows = ids.length > 0 ? await findShownByIds(db, ids, ['available', 'held']) : [];
  const inFront = ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
  const wanted = limit - ids.length;
  const rest = await listOnSale(db, wanted, { after, without: front });
  const inRest = rest.slice(0, wanted);
  const last = inRest.at(-1);
  const end = last ? { first: last.advertised, micros: last.micros, id: last.id } : after;
  const isMore = shown + ids.length < front.length || rest.length > wanted;
  return {
    items: [...inFront, ...inRest].map(present),
    ...(isMore ? { nextCursor: encode({ front, shown: shown + ids.length, after: end }) } : {}),
  };
}
