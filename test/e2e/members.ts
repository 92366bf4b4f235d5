import { createVisitor, type Visitor } from '../support/actor.ts';
import { type Login, newPerson, type Person, people } from './fixtures.ts';

/** Where the stories' server is. */
export const origin = `http://127.0.0.1:${process.env.E2E_PORT}`;

/** Somebody with an account, who can also act without a browser: what a story is not about happens behind its scenes. */
export type Member = Person & Visitor & Entrance;

/** What a browser keeps of somebody who is logged in: the access token, and the cookie to renew it with. */
export type Entrance = { token: string; cookie: string };

/** Makes somebody an account by the front door's calls (design §2). @param at where, when not at the stories' server */
export async function join(type: Person['type'], name?: string, at = origin): Promise<Member> {
  const person = newPerson(type, name);
  const { email, password, name: displayName } = person;
  const { idToken, cookie } = await prove('sign-up', { email, password, name: displayName }, at);
  const proven = createVisitor(at, async () => idToken);
  await proven.api.createUser({ body: { displayName, email, type: type === 'Buyer' ? 'buyer' : 'seller' } });
  return { ...person, cookie, ...(await enter(idToken, email, at)) };
}

/** Lets the admin act without a browser. */
export const actAsAdmin = (): Promise<Visitor> => actAs(people.admin);

/** Lets somebody who has an account act without a browser. @param at where, when not at the stories' server */
export async function actAs(login: Login, at = origin): Promise<Visitor> {
  const { idToken } = await prove('sign-in', login, at);
  return enter(idToken, login.email, at);
}

/** Stories are shorter than the 300 s of a token (spec §9). */
async function enter(idToken: string, email: string, at = origin): Promise<Visitor & { token: string }> {
  const { token } = await createVisitor(at, async () => idToken).api.issueToken({ body: { email } });
  return { ...createVisitor(at, async () => token), token };
}

/** @returns an ID token, and the cookie that gives another */
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
