import type pg from 'pg';
import type { FrontDoorLoad, WriteKind } from './front-door-load.ts';

const found = {
  'sign-up': `select email as mark from identity.users where email = any($1)`,
  listing: 'select title as mark from listings where title = any($1)',
  message: 'select text as mark from messages where text = any($1)',
  purchase: 'select listing_id::text as mark from sales where listing_id = any($1::uuid[])',
} satisfies Record<WriteKind, string>;

/** @returns confirmed writes that are not there, and writes that are there twice */
export async function findLost(pool: pg.Pool, confirmed: FrontDoorLoad['confirmed']) {
  const missing: string[] = [];
  const twice: string[] = [];
  for (const [kind, statement] of Object.entries(found)) {
    const marks = confirmed.filter((write) => write.kind === kind).map(({ mark }) => mark);
    const { rows } = await pool.query<{ mark: string }>(statement, [marks]);
    const there = rows.map(({ mark }) => mark);
    missing.push(...marks.filter((mark) => !there.includes(mark)).map((mark) => `${kind} ${mark}`));
    twice.push(...there.filter((mark, at) => there.indexOf(mark) !== at).map((mark) => `${kind} ${mark}`));
  }
  return { missing, twice };
}
