import type { JWK } from 'jose';
import type pg from 'pg';
import type { LoginSession } from '../ports/identity.ts';

export type LiveSession = {
  userId: string;
  email: string;
  emailVerified: boolean;
  name: string;
  secondFactor: boolean;
};

/** What protects an account beside its password, and whether the present session has shown it. */
export type Protection = { hasCodes: boolean; hasPasskeys: boolean; hasPassword: boolean; isProven: boolean };

/** Somebody whose e-mail Google vouches for now. */
export type KnownEmail = { id: string; emailVerified: boolean; ownerProven: boolean; hasGoogle: boolean };

export type LocalIdentityStore = ReturnType<typeof createLocalIdentityStore>;

/** The few things our own code asks of the identity tables; the rest is Better Auth's. */
export function createLocalIdentityStore(pool: pg.Pool) {
  return {
    /** The public half of the key that an ID token names. */
    async findPublicKey(id: string): Promise<JWK | undefined> {
      const { rows } = await pool.query<{ public_key: string }>('select public_key from identity.jwks where id = $1', [
        id,
      ]);
      return rows[0] && (JSON.parse(rows[0].public_key) as JWK);
    },

    /** Whose session this is, as their row says right now; undefined when it ended or the person is gone. */
    async findLiveSession(sessionId: string, userId: string): Promise<LiveSession | undefined> {
      const { rows } = await pool.query<LiveSession>(
        `select u.id as "userId", u.email, u.email_verified as "emailVerified", u.name, s.second_factor as "secondFactor"
           from identity.sessions s join identity.users u on u.id = s.user_id
          where s.id = $1 and u.id = $2 and s.expires_at > now()`,
        [sessionId, userId],
      );
      return rows[0];
    },

    /** Keeps that a second factor was shown in a session. */
    async setSecondFactor(sessionId: string): Promise<void> {
      await pool.query('update identity.sessions set second_factor = true where id = $1', [sessionId]);
    },

    /** How the person behind a session's secret token has protected their account; undefined for no open session. */
    async findProtection(token: string): Promise<Protection | undefined> {
      const { rows } = await pool.query<Protection>(
        `select u.two_factor_enabled as "hasCodes", s.second_factor as "isProven", a.password is not null as "hasPassword",
                exists (select from identity.passkeys p where p.user_id = u.id) as "hasPasskeys"
           from identity.sessions s join identity.users u on u.id = s.user_id
           left join identity.accounts a on a.user_id = u.id and a.provider_id = 'credential'
          where s.token = $1 and s.expires_at > now()`,
        [token],
      );
      return rows[0];
    },

    /** Removes every second factor of a person, who lost them. @returns whether there is such a person */
    async deleteSecondFactors(email: string): Promise<boolean> {
      const { rows } = await pool.query<{ id: string }>(
        'update identity.users set two_factor_enabled = false where email = lower($1) returning id',
        [email],
      );
      for (const table of ['two_factors', 'passkeys', 'sessions'])
        await pool.query(`delete from identity.${table} where user_id = $1`, [rows[0]?.id ?? '']);
      return rows.length === 1;
    },

    /** The newest 50 open sessions of a person. */
    async listSessions(userId: string): Promise<LoginSession[]> {
      const { rows } = await pool.query<{ id: string; user_agent: string | null; created_at: Date }>(
        `select id, user_agent, created_at from identity.sessions
          where user_id = $1 and expires_at > now() order by created_at desc, id limit 50`,
        [userId],
      );
      return rows.map((row) => ({ id: row.id, device: row.user_agent ?? '', startedAt: row.created_at }));
    },

    /** @returns whether there was such a session of this person */
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

    /** Drops the signing keys that this installation's secret can no longer open; tokens they signed prove nothing any more. */
    async deleteKeys(): Promise<void> {
      await pool.query('delete from identity.jwks');
    },

    /** Whom a link for a new password was mailed to; undefined when it was used or never made. */
    async findEmailByLink(token: string): Promise<string | undefined> {
      const { rows } = await pool.query<{ email: string }>(
        `select u.email from identity.verifications v join identity.users u on u.id = v.value where v.identifier = $1`,
        [`reset-password:${token}`],
      );
      return rows[0]?.email;
    },

    /** Ends every link for a new password that was mailed to a person and not used. */
    async deleteLinks(userId: string): Promise<void> {
      await pool.query(`delete from identity.verifications where value = $1 and identifier like 'reset-password:%'`, [
        userId,
      ]);
    },

    /** Keeps that an e-mail belongs to the person who holds its account. */
    async setOwnerProven(email: string): Promise<void> {
      await pool.query(
        'update identity.users set email_verified = true, owner_proven = true, updated_at = now() where email = $1',
        [email],
      );
    },

    async findByEmail(email: string): Promise<KnownEmail | undefined> {
      const { rows } = await pool.query<KnownEmail>(
        `select id, email_verified as "emailVerified", owner_proven as "ownerProven",
                exists (select from identity.accounts a where a.user_id = u.id and a.provider_id = 'google') as "hasGoogle"
           from identity.users u where email = $1`,
        [email],
      );
      return rows[0];
    },

    /** From now on nobody signs in with the password that was. */
    async deletePassword(userId: string): Promise<void> {
      await pool.query(`delete from identity.accounts where user_id = $1 and provider_id = 'credential'`, [userId]);
    },

    /** Forgets a person with their sessions and ways to sign in, so that the e-mail can sign up again. */
    async deleteUser(userId: string): Promise<void> {
      await pool.query('delete from identity.users where id = $1', [userId]);
    },

    /** Forgets a person, and the links that were mailed to them. */
    async eraseUser(userId: string): Promise<void> {
      await pool.query('delete from identity.verifications where value = $1', [userId]);
      await pool.query('delete from identity.users where id = $1', [userId]);
    },

    /** A person's login, the ways to sign in and the open sessions, without what opens any of them. */
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
     * Makes a person with a password and a confirmed e-mail; one who is there already is left as they are.
     * @returns their id
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
