import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient } from '../../../test/adapter/identity-target.ts';
import { codeOfApp } from '../../../test/support/authenticator-app.ts';
import { collectMails } from '../../../test/support/collect-mails.ts';
import { type Market, openMarket } from '../../../test/support/marketplace.ts';
import { answerRegistration } from '../../../test/support/software-passkey.ts';
import { identitySecret } from '../../adapters/local-identity-auth.ts';
import { signNotMe } from '../../adapters/local-identity-not-me.ts';
import { removeAccount } from './delete-user.ts';

const PASSWORD = 'a good password';
const NEW_PASSWORD = 'quite another password';

const { sent, mailer } = collectMails();

let market: Market;
beforeAll(async () => {
  market = await openMarket({ overrides: { identity: undefined, mailer } });
});
afterAll(() => market.close());

type Client = ReturnType<typeof createClient>;
type Person = { email: string; id: string; account: string; other: Client; own: Client; token: string };

/** A person with everything that an event could end. An earlier version allowed factors before the first proof. */
async function prepare(email: string, state: { verified?: boolean; proven?: boolean }): Promise<Person> {
  const [other, own] = [createClient(market.origin), createClient(market.origin)];
  await other.post('/api/auth/sign-up/email', { email, name: 'Ida Berg', password: PASSWORD });
  await own.post('/api/auth/sign-in/email', { email, password: PASSWORD });
  const call = async (path: string, body: object) => {
    const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${await other.token()}` };
    const answer = await fetch(`${market.origin}/api${path}`, { method: 'POST', body: JSON.stringify(body), headers });
    return (await answer.json()) as { token: string; insertedId: string };
  };
  const { insertedId: account } = await call('/users', { displayName: 'Ida Berg', email, type: 'buyer' });
  const { token } = await call('/jwt', { email });
  const [row] = await market.sql('select id from identity.users where email = $1', [email]);
  const id = String(row?.id);
  const { verified = false, proven = false } = state;
  await market.sql(
    'update identity.users set email_verified = $2, owner_proven = $3, two_factor_enabled = true where id = $1',
    [id, verified, proven],
  );
  await market.sql(
    `insert into identity.two_factors (id, user_id, secret, backup_codes) values (gen_random_uuid(), $1, 'x', 'x')`,
    [id],
  );
  await market.sql(
    `insert into identity.passkeys (id, user_id, public_key, credential_id, counter, device_type, backed_up)
     values ($1, $1, 'x', $1, 0, 'singleDevice', false)`,
    [id],
  );
  await market.sql('update identity.sessions set second_factor = true where user_id = $1', [id]);
  await market.sql(
    `insert into identity.verifications (id, identifier, value, expires_at)
     select gen_random_uuid(), name || $1, $1, now() + interval '1 hour' from unnest(array['reset-password:', '2fa-']) name`,
    [id],
  );
  for (const text of [`Open ${market.origin}/reset-password?token=x`, 'Something was sold.'])
    await market.sql(
      `insert into jobs.job (name, data, start_after) values ('send-mail', $1, now() + interval '1 day')`,
      [JSON.stringify({ to: email, subject: 'A mail', text })],
    );
  await market.sql(
    `insert into push_subscriptions (id, account_id, endpoint, p256dh, auth) values (gen_random_uuid(), $1::uuid, $1::text, 'x', 'x')`,
    [account],
  );
  return { email, id, account, other, own, token };
}

/** The remaining parts of a person's login, named as in the document. */
async function readState({ email, id, account, other, token }: Person): Promise<Record<string, string>> {
  const count = async (statement: string, value = id) => (await market.sql(statement, [value])).length > 0;
  const opens = async (password: string) =>
    (await createClient(market.origin).post('/api/auth/sign-in/email', { email, password })).status === 200;
  const mails = `select from jobs.job where name = 'send-mail' and state = 'created' and start_after > now() + interval '1 hour' and data ->> 'to' = $1 and data ->> 'text'`;
  const isAlive = async () =>
    (await fetch(`${market.origin}/api/account`, { headers: { Authorization: `Bearer ${token}` } })).status === 200;
  const many = async (stays: boolean | Promise<boolean>) => ((await stays) ? 'stay' : 'end');
  return {
    password: (await opens(PASSWORD)) ? 'stays' : (await opens(NEW_PASSWORD)) ? 'replaced' : 'ends',
    'other sessions': await many((await other.token()) !== ''),
    'access tokens': await many(isAlive()),
    passkeys: await many(count('select from identity.passkeys where user_id = $1')),
    'app and backup codes': await many(count('select from identity.two_factors where user_id = $1')),
    links: await many(count(`select from identity.verifications where value = $1 and identifier like 'reset%'`)),
    'half logins': await many(count(`select from identity.verifications where identifier = '2fa-' || $1`)),
    'mails with a link': await many(count(`${mails} like '%token=x%'`, email)),
    'other mails': await many(count(`${mails} = 'Something was sold.'`, email)),
    'notifications in browsers': await many(count('select from push_subscriptions where account_id = $1', account)),
  };
}

const readMails = async (email: string) => {
  await market.drainJobs();
  return sent.flatMap(({ to, text }) => (to === email ? [text] : [])).join('\n');
};

async function tokenOf(email: string, page: string): Promise<string> {
  const mail = await expect
    .poll(() => readMails(email), { timeout: 60_000 })
    .toContain(`/${page}?token=`)
    .then(() => readMails(email));
  return decodeURIComponent(new RegExp(`/${page}\\?token=([^"<\\s]+)`).exec(mail)?.[1] ?? '');
}

async function ok(answer: Promise<Response>): Promise<void> {
  const { status } = await answer;
  expect(status).toBe(200);
}

async function newPasswordByLink({ email, id }: Person) {
  await ok(createClient(market.origin).post('/api/auth/reset-password', { token: id, newPassword: NEW_PASSWORD }));
  expect(await readMails(email)).toContain('Your password was changed.');
}

async function byGoogle({ email }: Person) {
  const client = createClient(market.origin);
  const asked = await client.post('/api/auth/sign-in/social', { provider: 'google', callbackURL: '/google' });
  const { url } = (await asked.json()) as { url: string };
  const form = new URLSearchParams({ email, name: 'Ida Berg' });
  const chosen = await client.send(url, { method: 'POST', body: form });
  const back = await client.send(chosen.headers.get('Location') ?? '');
  expect(back.headers.get('Location')).toBe('/google');
}

const changePassword = (person: Person, more: object = {}) =>
  ok(
    person.own.post('/api/auth/change-password', {
      currentPassword: PASSWORD,
      newPassword: NEW_PASSWORD,
      revokeOtherSessions: true,
      ...more,
    }),
  );

async function asOwner({ own }: Person, method: string, path: string) {
  const headers = { Authorization: `Bearer ${await own.token()}` };
  await ok(fetch(`${market.origin}/api${path}`, { method, headers }));
}

const owners = { verified: true, proven: true };

async function operator(): Promise<string> {
  const { account } = await prepare('operator@people.test', owners);
  await market.sql(`update accounts set type = 'admin' where id = $1`, [account]);
  return account;
}
const events: Record<string, { state: { verified?: boolean; proven?: boolean }; act(one: Person): Promise<void> }> = {
  'first confirmation': {
    state: {},
    async act({ email, own }) {
      await ok(own.post('/api/auth/verify-email', { token: await tokenOf(email, 'verify-email') }));
      expect(await own.token()).not.toBe('');
    },
  },
  'first new password by a link': { state: {}, act: newPasswordByLink },
  'first Google login, unconfirmed account': { state: {}, act: byGoogle },
  'first Google login, confirmed by an earlier version': { state: { verified: true }, act: byGoogle },
  'password changed': { state: owners, act: changePassword },
  'password changed, passkeys dropped': {
    state: owners,
    act: (person) => changePassword(person, { dropPasskeys: true }),
  },
  'new password by a link': { state: owners, act: newPasswordByLink },
  'authenticator app added': {
    state: owners,
    async act({ id, own }) {
      await market.sql('delete from identity.two_factors where user_id = $1', [id]);
      await market.sql('update identity.users set two_factor_enabled = false where id = $1', [id]);
      const enabled = await own.post('/api/auth/two-factor/enable', { password: PASSWORD });
      const { totpURI } = (await enabled.json()) as { totpURI: string };
      await ok(own.post('/api/auth/two-factor/verify-totp', { code: await codeOfApp(totpURI) }));
      expect(await own.token()).not.toBe('');
    },
  },
  'passkey added': {
    state: owners,
    async act({ own }) {
      const options = await own.send('/api/auth/passkey/generate-register-options');
      const response = answerRegistration(
        (await options.json()) as Parameters<typeof answerRegistration>[0],
        market.origin,
      );
      await ok(own.post('/api/auth/passkey/verify-registration', { response, name: 'mine' }));
      expect(await own.token()).not.toBe('');
    },
  },
  '“this was not me” about a passkey': {
    state: owners,
    async act({ email, id }) {
      const secret = identitySecret(market.services.config.tokenSecret);
      const token = await signNotMe(secret, id, { added: { passkey: id }, now: new Date() });
      const stranger = createClient(market.origin);
      expect((await stranger.post('/api/auth/not-me', { token: `${token}x` })).status).toBe(422);
      await ok(stranger.post('/api/auth/not-me', { token }));
      expect(await tokenOf(email, 'reset-password')).not.toBe('');
      await market.sql(`delete from identity.verifications where value = $1 and expires_at > now()`, [id]);
    },
  },
  '“this was not me” about an app': {
    state: owners,
    async act({ id }) {
      const [app] = await market.sql('select id from identity.two_factors where user_id = $1', [id]);
      const secret = identitySecret(market.services.config.tokenSecret);
      const token = await signNotMe(secret, id, { added: { app: String(app?.id) }, now: new Date() });
      await ok(createClient(market.origin).post('/api/auth/not-me', { token }));
      await market.drainJobs();
      await market.sql(`delete from identity.verifications where value = $1 and expires_at > now()`, [id]);
    },
  },
  'logged out everywhere else': { state: owners, act: (person) => asOwner(person, 'DELETE', '/account/sessions') },
  '`npm run forget-second-factor`': {
    state: owners,
    async act({ email }) {
      expect(await market.services.identity.deleteSecondFactors?.(email.toUpperCase())).toBe(true);
    },
  },
  'account removed by its owner': { state: owners, act: (person) => asOwner(person, 'DELETE', '/account') },
  'account removed by an admin': {
    state: owners,
    act: async ({ account }) => void (await removeAccount(market.services, await operator(), { id: account })),
  },
};

const [titles = [], , ...rows] = readFileSync('docs/reliability.md', 'utf8')
  .split('\n')
  .filter((line, index, lines) => line.startsWith('|') && isOfTable(lines, index))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

function isOfTable(lines: string[], index: number): boolean {
  let top = index;
  while (lines[top - 1]?.startsWith('|')) top -= 1;
  return lines[top]?.startsWith('| event | password |') ?? false;
}

describe('what ends a login', () => {
  it('has a case for every row', () => {
    expect(rows.map(([event]) => event)).toEqual(Object.keys(events));
  });

  it.each(rows.map((cells, index) => [cells[0] ?? '', cells, index] as const))('%s', async (event, cells, index) => {
    const { state, act } = events[event] ?? { state: {}, act: async () => undefined };
    const person = await prepare(`ida${index}@people.test`, state);
    await act(person);
    const expected = Object.fromEntries(cells.map((cell, column) => [titles[column], cell]));
    expect({ event, ...(await readState(person)) }).toEqual(expected);
  });
});

/** Nothing of this table can be written or deleted meanwhile. */
async function without<T>(table: string, work: () => Promise<T>): Promise<T> {
  await market.sql(`create function is_away() returns trigger language plpgsql as
    $$ begin raise exception 'The disk is away.' using errcode = '57014'; end $$`);
  await market.sql(`create trigger is_away before update or delete on ${table} execute function is_away()`);
  return work().finally(() => market.sql('drop function is_away cascade'));
}

const allEnd = { 'other sessions': 'end', 'access tokens': 'end' };

/** Tries it while each table is away, and again afterwards. */
describe('what fails half way can be tried again, and leaves no older login', () => {
  it.each(['identity.sessions', 'accounts'])('a first proof, without %s', async (table) => {
    const person = await prepare(`ida.proof.${table}@people.test`, {});
    const token = await tokenOf(person.email, 'verify-email');
    const confirm = () => person.own.post('/api/auth/verify-email', { token });
    expect((await without(table, confirm)).status).toBeGreaterThan(499);
    await ok(confirm());
    expect(await readState(person)).toMatchObject({ ...allEnd, passkeys: 'end' });
  });

  it.each([
    ['identity.sessions', owners, 'stay'],
    ['accounts', owners, 'stay'],
    ['identity.sessions', {}, 'end'],
    ['accounts', {}, 'end'],
  ] as const)('a new password by a link, without %s, proven %o', async (table, state, passkeys) => {
    const person = await prepare(`ida.link.${table}.${passkeys}@people.test`, state);
    const reset = () =>
      createClient(market.origin).post('/api/auth/reset-password', { token: person.id, newPassword: NEW_PASSWORD });
    expect((await without(table, reset)).status).toBeGreaterThan(499);
    await ok(reset());
    expect(await readState(person)).toMatchObject({ ...allEnd, passkeys, password: 'replaced', links: 'end' });
  });

  it.each(['identity.sessions', 'identity.passkeys', 'accounts'])('a changed password, without %s', async (table) => {
    const person = await prepare(`ida.change.${table}@people.test`, owners);
    const change = () => changePassword(person, { dropPasskeys: true });
    await without(table, () => expect(change()).rejects.toThrow());
    await change();
    expect(await readState(person)).toMatchObject({ ...allEnd, passkeys: 'end', password: 'replaced' });
  });

  it('an ended session', async () => {
    const person = await prepare('ida.session@people.test', owners);
    const headers = { Authorization: `Bearer ${await person.own.token()}` };
    const sessions = await fetch(`${market.origin}/api/account/sessions`, { headers });
    const other = ((await sessions.json()) as { _id: string; isCurrent: boolean }[]).find((one) => !one.isCurrent);
    const end = () => fetch(`${market.origin}/api/account/sessions/${other?._id}`, { method: 'DELETE', headers });
    expect((await without('accounts', end)).status).toBeGreaterThan(499);
    await end();
    expect(await readState(person)).toMatchObject(allEnd);
  });
});
