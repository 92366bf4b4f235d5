import type pg from 'pg';
import type { EndingEvent } from '../ports/identity.ts';

type Part = 'password' | 'sessions' | 'passkeys' | 'app' | 'links';

/** Reliability 3.20 has the whole table, and a test walks it. */
const endings: Record<EndingEvent, readonly Part[]> = {
  first_proof: ['sessions', 'passkeys', 'app', 'links'],
  first_google: ['password', 'sessions', 'passkeys', 'app', 'links'],
  new_password: ['sessions', 'links'],
  // A password alone opened the others.
  new_factor: ['sessions', 'links'],
  not_me: ['password', 'sessions', 'links'],
  factors_forgotten: ['sessions', 'passkeys', 'app', 'links'],
};

const statements: Record<Part, readonly string[]> = {
  password: [`delete from identity.accounts where user_id = $1 and provider_id = 'credential'`],
  sessions: ['delete from identity.sessions where user_id = $1 and token is distinct from $2::text'],
  passkeys: ['delete from identity.passkeys where user_id = $1'],
  app: [
    'delete from identity.two_factors where user_id = $1',
    'update identity.users set two_factor_enabled = false where id = $1',
  ],
  // Also logins that still wait for their code.
  links: ['delete from identity.verifications where value = $1 and identifier is distinct from $2::text'],
};

/** Ends what is older. @param kept the remaining session's token, or the remaining link's identifier */
export async function endOlder(
  pool: pg.Pool,
  userId: string,
  { event, kept }: { event: EndingEvent; kept?: string | undefined },
): Promise<void> {
  const parts = endings[event].flatMap((part) => statements[part]);
  const named = parts.map((statement, n) => `part${n} as (${statement})`).join(', ');
  await pool.query(`with ${named} select $2::text`, [userId, kept ?? null]);
}

/** Possibly added by somebody else; by row id. */
export type Added = { passkey?: string | undefined; app?: string | undefined; google?: string | undefined };

/** Removes what a change added. */
export async function removeAdded(pool: pg.Pool, userId: string, { passkey, app, google }: Added): Promise<void> {
  if (passkey) await pool.query('delete from identity.passkeys where user_id = $1 and id = $2', [userId, passkey]);
  if (google) await pool.query('delete from identity.accounts where user_id = $1 and id = $2', [userId, google]);
  if (!app) return;
  await pool.query(
    `with app as (delete from identity.two_factors where user_id = $1 and id = $2 returning user_id)
     update identity.users set two_factor_enabled = false where id in (select user_id from app)`,
    [userId, app],
  );
}
