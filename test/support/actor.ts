import type { CallName, WireApi } from '../../shared/contract/contract.ts';
import { type Answer, createApi, type Parts, sendCall } from './api-client.ts';
import { retryWhileBusy } from './retry-while-busy.ts';
import type { TestClock } from './test-clock.ts';
import type { TestIdentity } from './test-identity.ts';

/** An API client, signed in or not. */
export type Visitor = {
  /** Typed calls; errors have `status` and `code`. */
  api: WireApi;
  /** Tries again while the server is busy, as the site does. */
  call(name: CallName, parts?: Parts): Promise<Answer>;
  /** The first answer, busy or not. */
  callOnce(name: CallName, parts?: Parts): Promise<Answer>;
  fetch(path: string, init?: RequestInit): Promise<Response>;
};

export type Actor = Visitor & {
  id: string;
  email: string;
  displayName: string;
  idToken: string;
  /** A valid access token, renewed by the market's clock. */
  token(): Promise<string>;
};

const RENEW_AFTER = 240;

/** @param token credential, if any */
export function createVisitor(origin: string, token: () => Promise<string | undefined>): Visitor {
  const callOnce: Visitor['callOnce'] = async (name, parts = {}) => sendCall(origin, name, parts, await token());
  const call: Visitor['call'] = (name, parts) => retryWhileBusy(() => callOnce(name, parts), isBusy);
  return {
    api: createApi(call),
    call,
    callOnce,
    async fetch(path, init = {}) {
      const headers = new Headers(init.headers);
      const proof = await token();
      if (proof && !headers.has('Authorization')) headers.set('Authorization', `Bearer ${proof}`);
      return fetch(`${origin}${path}`, { ...init, headers });
    },
  };
}

const isBusy = ({ body }: Answer) => (body as { code?: string } | null)?.code === 'busy';

type Person = { email: string; displayName: string; type: 'buyer' | 'seller'; emailVerified?: boolean };

/** Signs up by API: identity proof, account, access token. */
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
