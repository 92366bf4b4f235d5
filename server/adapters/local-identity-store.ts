import type { JWK } from 'jose';
import type pg from 'pg';
import type { LoginSession } from '../ports/identity.ts';

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

export type Owner = { id: string; email: string; name: string };

export type KnownEmail = { id: string; emailVerified: boolean; ownerProven: boolean };

/** Google vouches for a mailbox. */
const IS_OWNERS = `(u.owner_proven or exists (
  select from identity.accounts g where g.user_id = u.id and g.provider_id = 'google'))`;

/** By the database's clock. */
const SECONDS_AGO = 'greatest(0, extract(epoch from now() - s.proven_at))::int';

/** Creates our own queries on identity tables; Better Auth does the rest. */
export function createLocalIdentityStore(pool: pg.Pool) {
  return {
    async findPublicKey(id: string): Promise<JWK | undefined> {
      const { rows } = await pool.query<{ public_key: string }>('select public_key from identity.jwks where id = $1', [
        id,
      ]);
      return rows[0] && (JSON.parse(rows[0].public_key) as JWK);
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

    async setSecondFactor(sessionId: string): Promise<void> {
      await pool.query('update identity.sessions set second_factor = true, proven_at = now() where id = $1', [
        sessionId,
      ]);
    },

    /** The session has shown the password again. */
    async setProven(token: string): Promise<void> {
      await pool.query('update identity.sessions set proven_at = now() where token = $1', [token]);
    },

    /**
     * Stores the step of a code as used, once under concurrency.
     * @param step 30-second steps since 1970
     * @returns false when this step or a newer one was used
     */
    async claimStep(userId: string, step: number): Promise<boolean> {
      const { rowCount } = await pool.query(
        'update identity.two_factors set used_step = $2 where user_id = $1 and coalesce(used_step, -1) < $2',
        [userId, step],
      );
      return rowCount === 1;
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
      const { rowCount } = await pool.query('delete from identity.sessions where user_id = $1 and id = $2', [
        userId,
        id,
      ]);
      return rowCount === 1;
    },

    async deleteOtherSessions(userId: string, kept: string): Promise<void> {
      await pool.query('delete from identity.sessions where user_id = $1 and id <> $2', [userId, kept]);
    },

    async deleteSessions(userId: string): Promise<void> {
      await pool.query('delete from identity.sessions where user_id = $1', [userId]);
    },

    /** Encrypted with an old secret. */
    async deleteKeys(): Promise<void> {
      await pool.query('delete from identity.jwks');
    },

    /** Undefined when used or unknown. */
    async findOwnerOfLink(token: string): Promise<Owner | undefined> {
      const { rows } = await pool.query<Owner>(
        `select u.id, u.email, u.name from identity.verifications v join identity.users u on u.id = v.value
          where v.identifier = $1`,
        [`reset-password:${token}`],
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

    /** @returns the person's id, and whether this was their first proof; undefined when nobody has the email */
    async setOwnerProven(email: string): Promise<{ id: string; isFirst: boolean } | undefined> {
      const { rows } = await pool.query<{ id: string; isFirst: boolean }>(
        `with former as (
           select u.id, not ${IS_OWNERS} as is_first from identity.users u where email = $1 for no key update
         )
         update identity.users u set email_verified = true, owner_proven = true, updated_at = now()
           from former f where u.id = f.id returning u.id, f.is_first as "isFirst"`,
        [email],
      );
      return rows[0];
    },

    async deletePasskeys(userId: string): Promise<void> {
      await pool.query('delete from identity.passkeys where user_id = $1', [userId]);
    },

    async findEmail(userId: string): Promise<string | undefined> {
      const { rows } = await pool.query<{ email: string }>('select email from identity.users where id = $1', [userId]);
      return rows[0]?.email;
    },

    async hasPassword(userId: string): Promise<boolean> {
      const { rowCount } = await pool.query(
        `select 1 from identity.accounts where user_id = $1 and provider_id = 'credential'`,
        [userId],
      );
      return rowCount === 1;
    },

    /** Returns the id of the authenticator app. */
    async findApp(userId: string): Promise<string | undefined> {
      const { rows } = await pool.query<{ id: string }>('select id from identity.two_factors where user_id = $1', [
        userId,
      ]);
      return rows[0]?.id;
    },

    async findByEmail(email: string): Promise<KnownEmail | undefined> {
      const { rows } = await pool.query<KnownEmail>(
        `select id, email_verified as "emailVerified", ${IS_OWNERS} as "ownerProven"
           from identity.users u where email = $1`,
        [email],
      );
      return rows[0];
    },

    /** The email can sign up again. */
    async eraseUser(userId: string): Promise<void> {
      await pool.query('delete from identity.verifications where value = $1', [userId]);
      await pool.query('delete from identity.users where id = $1', [userId]);
    },

    /** Login, sign-in methods and open sessions, without secrets. */
    async exportUser(userId: string): Promise<Record<string, unknown>[]> {
      const { rows } = await pool.query<{ login: Record<string, unknown> }>(
        `select jsonb_build_object('email', u.email, 'name', u.name, 'emailVerified', u.email_verified, 'createdAt', u.created_at,
            'signInBy', (select jsonb_agg(jsonb_build_object('provider', a.provider_id, 'since', a.created_at))
              from identity.accounts a where a.user_id = u.id),
            'authenticatorApp', u.two_factor_enabled,
            'passkeys', (select jsonb_agg(jsonb_build_object('name', p.name, 'since', p.created_at))
              from identity.passkeys p where p.user_id = u.id),
            'sessions', (select jsonb_agg(jsonb_build_object('address', s.ip_address, 'device', s.user_agent, 'since', s.created_at))
              from identity.sessions s where s.user_id = u.id)) as login
           from identity.users u where u.id = $1`,
        [userId],
      );
      return rows.map(({ login }) => login);
    },

    async hasEmail(email: string): Promise<boolean> {
      const { rowCount } = await pool.query('select 1 from identity.users where email = $1', [email]);
      return rowCount === 1;
    },

    /**
     * With a confirmed email, unless it exists.
     * @returns the id
     */
    async insertLogin(person: { email: string; name: string; passwordHash: string }): Promise<string> {
      const { rows } = await pool.query<{ id: string }>(
        `with person as (
           insert into identity.users (id, name, email, email_verified, owner_proven) values ($1, $2, lower($3), true, true)
           on conflict (email) do update set email = excluded.email returning id
         ), login as (
           insert into identity.accounts (id, user_id, provider_id, account_id, password)
           select $4, id, 'credential', id, $5 from person
           on conflict (provider_id, account_id) do nothing
         )
         select id from person`,
        [crypto.randomUUID(), person.name, person.email, crypto.randomUUID(), person.passwordHash],
      );
      if (!rows[0]) throw new Error('A login was neither made nor found.');
      return rows[0].id;
    },
  };
}
