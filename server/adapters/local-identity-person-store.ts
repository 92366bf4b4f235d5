import type pg from 'pg';

export type Owner = { id: string; email: string; name: string };

export type KnownEmail = { id: string; emailVerified: boolean; ownerProven: boolean };

/** Google vouches for a mailbox. */
export const IS_OWNERS = `(u.owner_proven or exists (
  select from identity.accounts g where g.user_id = u.id and g.provider_id = 'google'))`;

/** Better Auth's name of a link that sets a password. */
export const linkOf = (token: string) => `reset-password:${token}`;

export const personQueries = (pool: pg.Pool) => ({
  async findEmail(userId: string): Promise<string | undefined> {
    const { rows } = await pool.query<{ email: string }>('select email from identity.users where id = $1', [userId]);
    return rows[0]?.email;
  },

  async findByEmail(email: string): Promise<KnownEmail | undefined> {
    const { rows } = await pool.query<KnownEmail>(
      `select id, email_verified as "emailVerified", ${IS_OWNERS} as "ownerProven"
           from identity.users u where email = $1`,
      [email],
    );
    return rows[0];
  },

  async hasEmail(email: string): Promise<boolean> {
    const { rowCount } = await pool.query('select 1 from identity.users where email = $1', [email]);
    return rowCount === 1;
  },

  /** Undefined when used, unknown or too old. */
  async findOwnerOfLink(token: string): Promise<Owner | undefined> {
    const { rows } = await pool.query<Owner>(
      `select u.id, u.email, u.name from identity.verifications v join identity.users u on u.id = v.value
          where v.identifier = $1 and v.expires_at > now()`,
      [linkOf(token)],
    );
    return rows[0];
  },

  async setOwnerProven(userId: string): Promise<void> {
    await pool.query(
      'update identity.users set email_verified = true, owner_proven = true, updated_at = now() where id = $1',
      [userId],
    );
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
});
