import type { Api, CallName } from '../../shared/contract/contract.ts';
import { type Answer, createApi, type Parts, sendCall } from './api-client.ts';
import type { TestClock } from './test-clock.ts';
import type { TestIdentity } from './test-identity.ts';

/** Somebody at the market's front door, signed in or not. */
export type Visitor = {
  /** The contract's calls, typed; a refusal is thrown with `status` and `code`. */
  api: Api;
  /** A call whose answer is wanted as it is, or whose input is meant to be wrong. */
  call(name: CallName, parts?: Parts): Promise<Answer>;
  /** Any request below the market's address, with this visitor's token. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
};

/** Somebody with an account. */
export type Actor = Visitor & {
  id: string;
  email: string;
  displayName: string;
  /** What the identity service says of this person. */
  idToken: string;
  /** An access token that is good now; renewed against the market's clock, as a browser does. */
  token(): Promise<string>;
};

/** Seconds after which a token is renewed, well before its 300 s are over (spec §9). */
const RENEW_AFTER = 240;

/** @param token what to prove oneself by, if anything */
export function createVisitor(origin: string, token: () => Promise<string | undefined>): Visitor {
  const call: Visitor['call'] = async (name, parts = {}) => sendCall(origin, name, parts, await token());
  return {
    api: createApi(call),
    call,
    async fetch(path, init = {}) {
      const headers = new Headers(init.headers);
      const proof = await token();
      if (proof && !headers.has('Authorization')) headers.set('Authorization', `Bearer ${proof}`);
      return fetch(`${origin}${path}`, { ...init, headers });
    },
  };
}

type Person = { email: string; displayName: string; type: 'buyer' | 'seller'; emailVerified?: boolean };

/** Signs a person up by the front door: identity proof, account, access token. */
export async function signUp(
  origin: string,
  clock: TestClock,
  identity: TestIdentity,
  { email, displayName, type, emailVerified = true }: Person,
): Promise<Actor> {
  const idToken = identity.idToken({ email, displayName, emailVerified });
  const proven = createVisitor(origin, async () => idToken);
  const { insertedId } = await proven.api.createUser({ body: { email, displayName, type } });
  let current = { token: '', at: Number.NEGATIVE_INFINITY };
  const token = async () => {
    const now = clock.now().getTime() / 1000;
    if (now - current.at > RENEW_AFTER)
      current = { token: (await proven.api.issueToken({ body: { email } })).token, at: now };
    return current.token;
  };
  return { id: insertedId, email, displayName, idToken, token, ...createVisitor(origin, token) };
}
