const PASSWORD = 'a long password of a visitor';

/** @typedef {{ email: string, password: string, conversation: string }} Person */

/**
 * Signs a buyer up by the calls of the site and begins a conversation.
 * @param {string} origin @param {number} n makes each different @param {string} listingId
 * @returns {Promise<Person>}
 */
export async function signUp(origin, n, listingId) {
  const email = `visitor-${n}@market.settee.test`;
  const from = { 'X-Forwarded-For': `10.1.${n >> 8}.${n & 255}` };
  /** @param {string} path @param {object} body @param {Record<string, string>} [headers] */
  const post = async (path, body, headers = {}) => {
    const answer = await fetch(`${origin}${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...from, ...headers },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}: ${await answer.text()}`);
    return answer;
  };
  const signedUp = await post('/api/auth/sign-up/email', { email, password: PASSWORD, name: `Visitor ${n}` });
  const cookie = signedUp.headers.getSetCookie().map((line) => line.split(';')[0]);
  const proven = await fetch(`${origin}/api/auth/token`, { headers: { ...from, cookie: cookie.join('; ') } });
  const proof = { Authorization: `Bearer ${(await proven.json()).token}` };
  await post('/api/users', { email, displayName: `Visitor ${n}`, type: 'buyer' }, proof);
  const { token } = await (await post('/api/jwt', { email }, proof)).json();
  const begun = await post(
    '/api/conversations',
    { listingId, text: `Hello, is it still there? It would be the ${n}th for our house.` },
    { Authorization: `Bearer ${token}` },
  );
  return { email, password: PASSWORD, conversation: (await begun.json()).id };
}
