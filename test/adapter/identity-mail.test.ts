import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createClient, type IdentityTarget, openIdentity } from './identity-target.ts';

let target: IdentityTarget;
beforeAll(async () => {
  target = await openIdentity({ mailDelivers: true });
});
afterAll(() => target.close());

const client = () => createClient(target.origin);
const password = 'a good password';
const mailsTo = (email: string) => target.mails.filter(({ to }) => to === email);

/** Requests a link and waits for its email. @returns the email and its token */
async function askForLink(email: string) {
  const before = mailsTo(email).length;
  await client().post('/api/auth/request-password-reset', { email });
  const mail = await vi.waitFor(
    () => {
      const newest = mailsTo(email).at(before);
      if (!newest) throw new Error(`No mail to ${email} yet.`);
      return newest;
    },
    { timeout: 120_000 },
  );
  return { text: mail.text, token: /token=([\w-]+)/.exec(mail.text)?.[1] ?? '' };
}

const choose = async (token: string, newPassword = 'another password') =>
  (await client().post('/api/auth/reset-password', { token, newPassword })).status;

test("a sign-up with another's email puts no text of its own into the mails", async () => {
  const email = 'victim@example.com';
  const name = 'Ida\n\nYour account is locked: https://evil.example';
  expect((await client().post('/api/auth/sign-up/email', { email, name, password })).status).toBe(200);
  await vi.waitFor(() => expect(mailsTo(email)).toHaveLength(1), { timeout: 120_000 });
  await askForLink(email);
  for (const { text } of mailsTo(email)) expect(text).toMatch(/^Hello,\n/);
  expect(JSON.stringify(mailsTo(email))).not.toContain('evil');
});

test('mails greet by name once the email is verified', async () => {
  const email = 'proven@example.com';
  await target.identity.createLogin({ email, name: 'Ida\n\nBerg', password });
  expect((await askForLink(email)).text).toMatch(/^Hello Ida Berg,\n/);
});

test('a link sets no password that is the name or email of its owner, and stays usable', async () => {
  const email = 'own.words@example.com';
  await target.identity.createLogin({ email, name: 'Wilhelmina', password });
  const { token } = await askForLink(email);
  for (const own of [email.toUpperCase(), 'own.words', 'wilhelmina']) expect(await choose(token, own)).toBe(422);
  expect(await choose(token)).toBe(200);
});

test('a new password ends the other links for one, however it was chosen', async () => {
  const email = 'links@example.com';
  await client().post('/api/auth/sign-up/email', { email, name: 'Ida', password });
  const [older, newer] = [await askForLink(email), await askForLink(email)];
  const signedOut = target.signedOut.length;
  expect([await choose(newer.token), await choose(newer.token), await choose(older.token)]).toEqual([200, 422, 422]);
  // The access tokens of all sessions end before it, and again for logins since then.
  expect(target.signedOut.length).toBe(signedOut + 2);

  const ida = client();
  await ida.post('/api/auth/sign-in/email', { email, password: 'another password' });
  const { token } = await askForLink(email);
  const change = (currentPassword: string) =>
    ida.post('/api/auth/change-password', { currentPassword, newPassword: password, revokeOtherSessions: true });
  expect((await change('a wrong password')).status).toBe(422);
  expect((await change('another password')).status).toBe(200);
  expect(await choose(token)).toBe(422);
});
