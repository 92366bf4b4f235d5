/** A response without its variable parts. */
export type Told = { status: number; bytes: string; headers: string };
export type Question = (email: string) => Promise<Told>;

export type Prober = {
  origin: string;
  email: string;
  idToken: string;
  token: string;
};

let asked = 0;

/** Each request has its own client address from the proxy, to avoid rate limits. */
async function send(origin: string, path: string, { body, proof }: { body?: unknown; proof?: string } = {}) {
  asked += 1;
  const address = `10.${(asked >> 16) & 255}.${(asked >> 8) & 255}.${asked & 255}`;
  const response = await fetch(`${origin}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      'X-Forwarded-For': address,
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(proof ? { Authorization: `Bearer ${proof}` } : {}),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const text = await response.text();
  const headers = [...response.headers].filter(([name]) => name !== 'date');
  return {
    status: response.status,
    bytes: text.replace(/"requestId":"[^"]+"/, ''),
    headers: JSON.stringify(headers),
  };
}

/** All calls that might reveal whether an email has an account (reliability T18). */
export function questionsAboutPeople({ origin, idToken, token }: Prober): Record<string, Question> {
  const get =
    (path: (email: string) => string, proof?: string): Question =>
    (email) =>
      send(origin, path(encodeURIComponent(email)), { proof });
  const post =
    (path: string, fields: object = {}, proof?: string): Question =>
    (email) =>
      send(origin, path, { body: { email, ...fields }, proof });
  return {
    'logging in': post('/api/auth/sign-in/email', { password: 'a wrong password' }),
    'a forgotten password': post('/api/auth/request-password-reset'),
    'a token for them': post('/api/jwt', {}, idToken),
    'their record, by a stranger': get((email) => `/api/users/${email}`),
    'their record, by a buyer': get((email) => `/api/users/${email}`, token),
    'an e-mail to confirm': post('/api/auth/send-verification-email'),
    'an account for them': post('/api/users', { displayName: 'Somebody', type: 'buyer' }, idToken),
    'their wishlist': get((email) => `/api/orders?email=${email}`, token),
    'their payments': get((email) => `/api/paid/${email}`, token),
    'their listings': get((email) => `/api/furniture/${email}`, token),
  };
}

/** Signs up by API. @returns credentials */
export async function enrolByPassword(origin: string, email: string): Promise<Prober> {
  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    fetch(`${origin}${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  asked += 1;
  const from = { 'X-Forwarded-For': `172.16.${(asked >> 8) & 255}.${asked & 255}` };
  const signedUp = await post('/api/auth/sign-up/email', { email, password: 'the right password', name: 'Ada' }, from);
  const cookie = signedUp.headers.getSetCookie().map((line) => line.split(';')[0]);
  const proof = await fetch(`${origin}/api/auth/token`, { headers: { cookie: cookie.join('; ') } });
  const { token: idToken } = (await proof.json()) as { token: string };
  const Authorization = `Bearer ${idToken}`;
  await post('/api/users', { email, displayName: 'Ada', type: 'buyer' }, { Authorization });
  const issued = await post('/api/jwt', { email }, { Authorization });
  const { token } = (await issued.json()) as { token: string };
  return { origin, email, idToken, token };
}
