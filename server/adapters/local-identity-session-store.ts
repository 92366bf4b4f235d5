import type { JWK } from 'jose';
import type pg from 'pg';
import type { LoginSession } from '../ports/identity.ts';
import { IS_OWNERS, type Owner } from './local-identity-person-store.ts';

export type LiveSession = {
  userId: string;
  email: string;
  emailVerified: boolean;
  name: string;
  secondFactor: boolean;
  provenSecondsAgo: number;
};

/** An account's second factors, and what its owner and this session have proven. */
export type Protection = {
  hasCodes: boolean;
  hasPasskeys: boolean;
  hasPassword: boolean;
  /** This session showed a second factor. */
  isProven: boolean;
  /** The mailbox is the owner's. */
  isConfirmed: boolean;
  provenSecondsAgo: number;
};

/** By the database's clock. */
const SECONDS_AGO = 'greatest(0, extract(epoch from now() - s.proven_at))::int';

export const sessionQueries = (pool: pg.Pool) => ({
  async findPublicKey(id: string): Promise<JWK | undefined> {
    const { rows } = await pool.query<{ public_key: string }>('select public_key from identity.jwks where id = $1', [
      id,
    ]);
    return rows[0] && (JSON.parse(rows[0].public_key) as JWK);
  },

  /** Encrypted with an old secret. */
  async deleteKeys(): Promise<void> {
    await pool.query('delete from identity.jwks');
  },

  async findLiveSession(sessionId: string, userId: string): Promise<LiveSession | undefined> {
    const { rows } = await pool.query<LiveSession>(
      `select u.id as "userId", u.email, u.email_verified as "emailVerified", u.name, s.second_factor as "secondFactor",
                ${SECONDS_AGO} as "provenSecondsAgo"
           from identity.sessions s join identity.users u on u.id = s.user_id
          where s.id = $1 and u.id = $2 and s.expires_at > now()`,
      [sessionId, userId],
    );
    return rows[0];
  },

  async findOwnerOfSession(token: string): Promise<Owner | undefined> {
    const { rows } = await pool.query<Owner>(
      `select u.id, u.email, u.name from identity.sessions s join identity.users u on u.id = s.user_id
          where s.token = $1 and s.expires_at > now()`,
      [token],
    );
    return rows[0];
  },

  async setSecondFactor(sessionId: string): Promise<void> {
    await pool.query('update identity.sessions set second_factor = true, proven_at = now() where id = $1', [sessionId]);
  },

  /** The session has shown the password again. */
  async setProven(token: string): Promise<void> {
    await pool.query('update identity.sessions set proven_at = now() where token = $1', [token]);
  },

  async findProtection(token: string): Promise<Protection | undefined> {
    const { rows } = await pool.query<Protection>(
      `select u.two_factor_enabled as "hasCodes", s.second_factor as "isProven", a.password is not null as "hasPassword",
                ${IS_OWNERS} as "isConfirmed", ${SECONDS_AGO} as "provenSecondsAgo",
                exists (select from identity.passkeys p where p.user_id = u.id) as "hasPasskeys"
           from identity.sessions s join identity.users u on u.id = s.user_id
           left join identity.accounts a on a.user_id = u.id and a.provider_id = 'credential'
          where s.token = $1 and s.expires_at > now()`,
      [token],
    );
    return rows[0];
  },

  async listSessions(userId: string): Promise<LoginSession[]> {
    const { rows } = await pool.query<{ id: string; user_agent: string | null; created_at: Date }>(
      `select id, user_agent, created_at from identity.sessions
          where user_id = $1 and expires_at > now() order by created_at desc, id limit 50`,
      [userId],
    );
    return rows.map((row) => ({ id: row.id, device: row.user_agent ?? '', startedAt: row.created_at }));
  },

  async deleteSession(userId: string, id: string): Promise<boolean> {
    const { rowCount } = await pool.query('delete from identity.sessions where user_id = $1 and id = $2', [userId, id]);
    return rowCount === 1;
  },

  async deleteOtherSessions(userId: string, kept: string): Promise<void> {
    await pool.query('delete from identity.sessions where user_id = $1 and id <> $2', [userId, kept]);
  },

  async deleteSessions(userId: string): Promise<void> {
    await pool.query('delete from identity.sessions where user_id = $1', [userId]);
  },
});
