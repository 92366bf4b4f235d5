import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createClient, type IdentityTarget, openIdentity } from './identity-target.ts';

let target: IdentityTarget;
beforeAll(async () => {
  target = await openIdentity();
});
afterAll(() => target.close());

const ask = { provider: 'google', callbackURL: '/google?step=done', errorCallbackURL: '/google?step=failed' };

async function chooseAccount(client: ReturnType<typeof createClient>, form: Record<string, string>) {
  const { url } = (await (await client.post('/api/auth/sign-in/social', ask)).json()) as { url: string };
  const page = await client.send(url);
  expect(page.status).toBe(200);
  return client.send(url, { method: 'POST', body: new URLSearchParams(form) });
}

async function comeBack(client: ReturnType<typeof createClient>, chosen: Response): Promise<string> {
  expect(chosen.status).toBe(303);
  const back = await client.send(chosen.headers.get('Location') ?? '');
  expect(back.status).toBe(302);
  return back.headers.get('Location') ?? '';
}

describe('signing in with Google', () => {
  // spec §1: An external identity service: email with password, and a Google popup (D16)
  // spec §7: Identity calls: Google popup
  test('a chosen account comes back signed in, and is the same person the next time', async () => {
    const subjects: (string | undefined)[] = [];
    for (const _ of ['first', 'second']) {
      const robin = createClient(target.origin);
      const landed = await comeBack(robin, await chooseAccount(robin, { email: 'robin.ellery@gmail.test' }));
      expect(landed).toBe('/google?step=done');
      const proof = await target.identity.verify(await robin.token());
      expect(proof).toMatchObject({
        email: 'robin.ellery@gmail.test',
        emailVerified: true,
        displayName: 'Robin Ellery',
      });
      subjects.push(proof?.subject);
    }
    expect(subjects[0]).toBe(subjects[1]);
  });

  test('another account can be entered on the page; invalid input is asked for again', async () => {
    const visitor = createClient(target.origin);
    expect((await chooseAccount(visitor, { name: 'New', email: 'nonsense' })).status).toBe(422);
    await comeBack(visitor, await chooseAccount(visitor, { name: 'New Person', email: 'New.Person@mail.test' }));
    expect(await target.identity.verify(await visitor.token())).toMatchObject({ email: 'new.person@mail.test' });
  });

  test('a cancelled choice signs nobody in', async () => {
    const visitor = createClient(target.origin);
    const landed = await comeBack(visitor, await chooseAccount(visitor, { cancel: 'true' }));
    expect(landed).toContain('step=failed');
    expect(landed).toContain('error=access_denied');
    expect((await visitor.send('/api/auth/token')).status).toBe(401);
  });

  test('an account with an unproven e-mail is not joined to Google’s (reliability 3.9)', async () => {
    await createClient(target.origin).post('/api/auth/sign-up/email', {
      email: 'noor.haddad@gmail.test',
      name: 'Not Noor',
      password: 'a squatter’s password',
    });
    const noor = createClient(target.origin);
    const landed = await comeBack(noor, await chooseAccount(noor, { email: 'noor.haddad@gmail.test' }));
    expect(landed).toContain('error=account_not_linked');
    expect((await noor.send('/api/auth/token')).status).toBe(401);
  });

  test("an unverified account is removed when the email's owner signs in with Google", async () => {
    const mailing = await openIdentity({ mailDelivers: true });
    const signUp = async (email: string) => {
      const stranger = createClient(mailing.origin);
      await stranger.post('/api/auth/sign-up/email', { email, name: 'Not Noor', password: 'a squatter’s password' });
      return stranger;
    };
    // One link was never opened; the other was opened before that required more.
    const [unopened, opened] = ['noor.haddad@gmail.test', 'sam.okafor@gmail.test'];
    const strangers = [await signUp(unopened), await signUp(opened)];
    const before = await mailing.identity.verify((await strangers[0]?.token()) ?? '');
    await mailing.pool.query('update identity.users set email_verified = true where email = $1', [opened]);
    for (const email of [unopened, opened]) {
      const owner = createClient(mailing.origin);
      const landed = await comeBack(owner, await chooseAccount(owner, { email }));
      expect(landed).toBe('/google?step=done');
      const proof = await mailing.identity.verify(await owner.token());
      expect(proof).toMatchObject({ email, emailVerified: true });
      expect(proof?.subject).not.toBe(before?.subject);
      const guess = await createClient(mailing.origin).post('/api/auth/sign-in/email', {
        email,
        password: 'a squatter’s password',
      });
      expect(guess.status).toBe(401);
    }
    for (const stranger of strangers) expect((await stranger.send('/api/auth/token')).status).toBe(401);
    await mailing.close();
  });

  test('an answer is valid once, unchanged, in the browser that requested it', async () => {
    const asker = createClient(target.origin);
    const chosen = await chooseAccount(asker, { email: 'sam.okafor@gmail.test' });
    const back = chosen.headers.get('Location') ?? '';
    const forged = new URL(back);
    forged.searchParams.set('code', `${forged.searchParams.get('code')}x`);
    for (const [client, address] of [
      [createClient(target.origin), back],
      [asker, forged.href],
      [asker, back],
    ] as const) {
      expect((await client.send(address)).headers.get('Location')).toContain('error=');
      expect((await client.send('/api/auth/token')).status).toBe(401);
    }
  });
});

describe('the way to Google', () => {
  test.each(['https://elsewhere.example/', '//elsewhere.example', '/\\elsewhere.example', 'javascript:alert(1)'])(
    'does not send anybody to %s',
    async (callbackURL) => {
      const answer = await createClient(target.origin).post('/api/auth/sign-in/social', { ...ask, callbackURL });
      expect(answer.status).toBe(422);
    },
  );

  test('accepts no ID token in place of the redirect', async () => {
    const answer = await createClient(target.origin).post('/api/auth/sign-in/social', {
      ...ask,
      idToken: { token: 'x' },
    });
    expect(await answer.json()).toMatchObject({
      redirect: true,
      url: expect.stringContaining('/sandbox/google/authorize'),
    });
  });
});

describe('the stand-in', () => {
  test('redirects only to our own callback', async () => {
    const visitor = createClient(target.origin);
    const { url } = (await (await visitor.post('/api/auth/sign-in/social', ask)).json()) as { url: string };
    const changed = new URL(url);
    changed.searchParams.set('redirect_uri', 'https://elsewhere.example/callback');
    expect((await visitor.send(changed.href)).status).toBe(400);
    expect(
      (await visitor.send(changed.href, { method: 'POST', body: new URLSearchParams({ cancel: 'true' }) })).status,
    ).toBe(400);
  });

  test('gives no token for a code without its verifier', async () => {
    const visitor = createClient(target.origin);
    const chosen = await chooseAccount(visitor, { email: 'robin.ellery@gmail.test' });
    const back = new URL(chosen.headers.get('Location') ?? '');
    const answer = await visitor.send('/sandbox/google/token', {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        client_id: 'settee-local',
        code: back.searchParams.get('code') ?? '',
        redirect_uri: `${back.origin}${back.pathname}`,
        code_verifier: 'a guess',
      }),
    });
    expect(answer.status).toBe(400);
    expect((await visitor.send('/sandbox/google/userinfo')).status).toBe(401);
  });
});
