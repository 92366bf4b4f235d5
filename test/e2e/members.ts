import { createVisitor, type Visitor } from '../support/actor.ts';
import { expect, type Login, newPerson, type Person, people } from './fixtures.ts';

export const origin = `http://127.0.0.1:${process.env.E2E_PORT}`;

/** An account that can also call the API. */
export type Member = Person & Visitor & Entrance;

export type Entrance = { token: string; cookie: string };

/** Creates an account by API calls. @param at URL of another server */
export async function join(type: Person['type'], name?: string, at = origin): Promise<Member> {
  const person = newPerson(type, name);
  const { email, password, name: displayName } = person;
  const { idToken, cookie } = await prove('sign-up', { email, password, name: displayName }, at);
  const proven = createVisitor(at, async () => idToken);
  await proven.api.createUser({ body: { displayName, email, type: type === 'Buyer' ? 'buyer' : 'seller' } });
  return { ...person, cookie, ...(await enter(idToken, email, at)) };
}

/** Confirms the email by the link that the sign-up sent. It ends the sessions of before. */
export async function confirmEmail({ email, password }: Login, at = origin): Promise<void> {
  const findLink = async () =>
    /verify-email\?token=([\w.-]+)/.exec(await (await fetch(`${at}/sandbox/mail?to=${email}`)).text())?.[1];
  await expect.poll(findLink, { timeout: 60_000 }).toBeDefined();
  const answer = await fetch(`${at}/api/auth/verify-email`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ token: await findLink(), password }),
  });
  if (!answer.ok) throw new Error(`The link was refused: ${await answer.text()}`);
}

export const actAsAdmin = (): Promise<Visitor> => actAs(people.admin);

/** Returns an API client of an account. @param at URL of another server */
export async function actAs(login: Login, at = origin): Promise<Visitor> {
  const { idToken } = await prove('sign-in', login, at);
  return enter(idToken, login.email, at);
}

/** Stories are shorter than a token's 300 s (spec §9). */
async function enter(idToken: string, email: string, at = origin): Promise<Visitor & { token: string }> {
  const { token } = await createVisitor(at, async () => idToken).api.issueToken({ body: { email } });
  return { ...createVisitor(at, async () => token), token };
}

/** @returns an ID token, and the session cookie */
async function prove(by: 'sign-up' | 'sign-in', login: Login & { name?: string }, at = origin) {
  const headers = { 'Content-Type': 'application/json' };
  const signed = await fetch(`${at}/api/auth/${by}/email`, {
    method: 'POST',
    headers,
    body: JSON.stringify(login),
  });
  if (!signed.ok) throw new Error(`${by} was refused: ${await signed.text()}`);
  const cookie = signed.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const answer = await fetch(`${at}/api/auth/token`, { headers: { cookie } });
  const { token } = (await answer.json()) as { token: string };
  return { idToken: token, cookie };
}
