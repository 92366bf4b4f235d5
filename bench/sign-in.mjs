import { DEMO_PASSWORD } from '../server/app/demo/people.ts';

/** Signs a demo seller in over HTTP. @param {string} origin @returns {Promise<string>} an access token */
export async function signIn(origin) {
  const email = 'seller@settee.test';
  /** @param {string} path @param {object} body @param {Record<string, string>} headers */
  const post = (path, body, headers = {}) =>
    fetch(`${origin}${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const signedIn = await post('/api/auth/sign-in/email', { email, password: DEMO_PASSWORD });
  const cookie = signedIn.headers.getSetCookie().map((line) => line.split(';')[0]);
  const proof = await (await fetch(`${origin}/api/auth/token`, { headers: { cookie: cookie.join('; ') } })).json();
  const issued = await post('/api/jwt', { email }, { Authorization: `Bearer ${proof.token}` });
  return (await issued.json()).token;
}
