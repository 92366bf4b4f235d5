import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '../../../platform/api.ts';

const tokenOf = (claims: object, id = crypto.randomUUID()) =>
  `h.${btoa(JSON.stringify({ ...claims, id })).replaceAll('=', '')}.s`;
const accessToken = (seconds = 300, issuedAgo = 0) => {
  const iat = Math.floor(Date.now() / 1000) - issuedAgo;
  return tokenOf({ iat, exp: iat + seconds });
};

type Answers = Record<string, (() => { status: number; body: unknown }) | undefined>;

const ok = (body: unknown) => () => ({ status: 200, body });
const refused = (status: number) => () => ({ status, body: { code: 'identity_not_proven', message: 'No.' } });
const removal = {
  code: 'account_removed',
  message: 'The shop removed this account.',
  details: { removedBy: 'shop' },
} as const;
const record = { _id: '1', displayName: 'Ida', type: 'buyer', isVarified: false };

let asked: string[];
let answers: Answers;

async function openPage(changes: Answers = {}) {
  answers = {
    '/api/settings': ok({ identity: { kind: 'local', google: true } }),
    '/api/auth/token': ok({ token: tokenOf({ email: 'ida@example.com', name: 'Ida' }) }),
    '/api/auth/sign-out': ok({}),
    '/api/jwt': () => ({ status: 200, body: { token: accessToken() } }),
    '/api/account': ok(record),
    ...changes,
  };
  asked = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    const answer = answers[address]?.();
    if (!answer) throw new TypeError('Failed to fetch');
    return Response.json(answer.body, { status: answer.status });
  });
  vi.resetModules();
  const session = await import('../../../platform/session.ts');
  const access = await import('./access.ts');
  // Load early, since fake timers do not wait for imports.
  await import('./local-identity-client.ts');
  (await import('./start-session.ts')).startSession();
  await vi.advanceTimersByTimeAsync(100);
  return { ...session, ...access };
}

const store = (token: string) => {
  localStorage.setItem('token', token);
  localStorage.setItem('token-email', 'ida@example.com');
};

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a page that opens', () => {
  test('without a token makes no call', async () => {
    const page = await openPage();
    expect(page.getSession()).toEqual({ status: 'signed-out' });
    expect(asked).toEqual([]);
  });

  test('with a good token requests the record at once', async () => {
    store(accessToken());
    const page = await openPage();
    expect(page.getSession()).toMatchObject({ status: 'signed-in', account: { id: '1', email: 'ida@example.com' } });
    expect(asked).toEqual(['/api/account']);
  });

  test('with an old token renews it first', async () => {
    store(accessToken(300, 301));
    const page = await openPage();
    await vi.waitFor(() => expect(page.getSession().status).toBe('signed-in'), { timeout: 120_000 });
    expect(asked).toEqual(['/api/settings', '/api/auth/token', '/api/jwt', '/api/account']);
  });

  test('subscribes again to notifications, which end for all devices with the session of one', async () => {
    store(accessToken());
    const subscription = { toJSON: () => ({ endpoint: 'https://push.test/1', keys: { p256dh: 'p', auth: 'a' } }) };
    const registration = { pushManager: { getSubscription: async () => subscription } };
    vi.stubGlobal('Notification', { permission: 'granted' });
    vi.stubGlobal('PushManager', class {});
    vi.stubGlobal('navigator', { onLine: true, serviceWorker: { getRegistration: async () => registration } });
    const sent = vi.fn();
    vi.doMock('../../../platform/api-client.ts', () => ({ getApi: () => ({ addPushSubscription: sent }) }));
    await openPage();
    vi.doUnmock('../../../platform/api-client.ts');
    await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce(), { timeout: 120_000 });
  });

  test('without a connection keeps the token and tries again', async () => {
    store(accessToken());
    const offline: Answers = { '/api/account': refused(503) };
    const page = await openPage(offline);
    expect(page.getSession()).toEqual({ status: 'loading', unreached: true });
    await vi.advanceTimersByTimeAsync(5000);
    expect(asked.length).toBe(2);
    expect(localStorage.getItem('token')).not.toBeNull();
  });
});

describe('the token', () => {
  // spec §9: Auth token max age 300 s
  test('is renewed silently before its 300 s end (spec §9)', async () => {
    const first = accessToken();
    store(first);
    const page = await openPage();
    await vi.advanceTimersByTimeAsync(275_000);
    await vi.waitFor(() => expect(localStorage.getItem('token')).not.toBe(first), { timeout: 120_000 });
    expect(asked.filter((address) => address === '/api/jwt').length).toBe(1);
    expect(page.getSession().status).toBe('signed-in');
  });

  test('is renewed once for many calls at a time', async () => {
    store(accessToken());
    const page = await openPage();
    const renewed = await Promise.all([page.renewToken(), page.renewToken(), page.renewToken()]);
    expect(new Set(renewed).size).toBe(1);
    expect(asked.filter((address) => address === '/api/jwt').length).toBe(1);
  });

  test('is used by its length where this device’s clock is wrong', async () => {
    store(accessToken(300, 301));
    const page = await openPage({ '/api/jwt': () => ({ status: 200, body: { token: accessToken(300, 3600) } }) });
    await page.getFreshToken();
    expect(asked.filter((address) => address === '/api/jwt').length).toBe(1);
  });

  test.each([
    ['the identity session is over', { '/api/auth/token': refused(401) }],
    ['the account is gone', { '/api/jwt': refused(401) }],
  ])('that cannot be renewed because %s signs out and says so', async (_, changes) => {
    store(accessToken());
    const page = await openPage(changes);
    expect(await page.renewToken()).toBeUndefined();
    expect(page.getSession()).toEqual({ status: 'signed-out', expired: true });
    expect(localStorage.length).toBe(0);
  });

  test.each([
    ['the identity still answers', { '/api/jwt': () => ({ status: 401, body: removal }) }, undefined],
    ['the identity session is over', { '/api/auth/token': refused(401) }, new ApiError(401, removal)],
    ['the identity session ends meanwhile', { '/api/jwt': refused(401) }, new ApiError(401, removal)],
  ])('of a removed person says who removed the account when %s', async (_, changes, known) => {
    store(accessToken());
    const page = await openPage(changes);
    expect(await page.renewToken(known)).toBeUndefined();
    expect(page.getSession()).toEqual({ status: 'signed-out', expired: true, removal: removal.message });
  });

  test.each([
    ['nobody answers', '/api/jwt', undefined, 0],
    ['the identity service is gone', '/api/auth/token', undefined, 0],
    ['the server is busy', '/api/jwt', refused(503), 503],
    ['too many were asked for', '/api/jwt', refused(429), 429],
    ['a network asks for a login of its own', '/api/auth/token', refused(403), 0],
  ])(
    'that cannot be renewed while %s stays, and no call goes out as a stranger’s',
    async (_, address, answer, status) => {
      store(accessToken());
      const page = await openPage({ '/api/saved': ok([]) });
      answers = { ...answers, [address]: answer };
      await vi.advanceTimersByTimeAsync(280_000);
      const { api } = await import('../../../platform/api.ts');
      await expect(api.listSaved()).rejects.toMatchObject({ name: 'ApiError', status });
      expect(asked).toContain(address);
      expect(asked).not.toContain('/api/saved');
      expect(page.getSession().status).toBe('signed-in');
      expect(localStorage.getItem('token')).not.toBeNull();
    },
  );

  test('that is refused while its renewal gets no answer stays: the call says that nobody was reached', async () => {
    store(accessToken());
    const page = await openPage({ '/api/jwt': refused(503), '/api/saved': refused(401) });
    const { api } = await import('../../../platform/api.ts');
    await expect(api.listSaved()).rejects.toMatchObject({ status: 503 });
    expect(page.getSession().status).toBe('signed-in');
  });
});

describe('signing out', () => {
  // spec §4: Auth: loading during sign out
  test('is on loading meanwhile, and leaves nothing behind (spec §4)', async () => {
    store(accessToken());
    const page = await openPage();
    const leaving = page.signOut();
    expect(page.getSession().status).toBe('loading');
    await leaving;
    expect(page.getSession()).toEqual({ status: 'signed-out' });
    expect(localStorage.length).toBe(0);
    expect(asked).toContain('/api/auth/sign-out');
  });

  test('is not undone by a renewal under way', async () => {
    store(accessToken());
    const page = await openPage();
    const renewing = page.renewToken();
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: null }));
    expect(await renewing).toBeUndefined();
    expect(localStorage.length).toBe(0);
  });

  test('signs out here when the server does not answer', async () => {
    store(accessToken());
    const page = await openPage({ '/api/auth/sign-out': refused(503) });
    await page.signOut();
    expect(page.getSession()).toEqual({ status: 'signed-out' });
  });

  test('does not wait for a server that never answers', async () => {
    store(accessToken());
    const page = await openPage();
    vi.stubGlobal('fetch', () => new Promise<never>(() => undefined));
    void page.signOut();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(page.getSession()).toEqual({ status: 'signed-out' });
    expect(localStorage.getItem('token')).toBeNull();
  });

  test('is not undone by the record that arrives late', async () => {
    store(accessToken());
    let answer = (): void => undefined;
    const page = await openPage();
    const known = globalThis.fetch;
    vi.stubGlobal('fetch', async (address: string) => {
      if (address === '/api/account') await new Promise<void>((arrived) => (answer = arrived));
      return known(address);
    });
    const opening = page.openSession();
    await vi.advanceTimersByTimeAsync(100);
    await page.signOut();
    answer();
    await opening;
    expect(page.getSession()).toEqual({ status: 'signed-out' });
  });

  test('in another tab that expired at the same moment leaves what was typed', async () => {
    store(accessToken());
    const page = await openPage({ '/api/jwt': refused(401) });
    await page.renewToken();
    window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: null }));
    await vi.advanceTimersByTimeAsync(100);
    expect(page.getSession()).toEqual({ status: 'signed-out', expired: true });
  });

  test.each([
    ['expired', {}, { expired: true }],
    ['read who removed the account', removal, { expired: true, removal: removal.message }],
  ])('in another tab that %s is explained in this one', async (_, refusal, rest) => {
    store(accessToken());
    const page = await openPage({ '/api/jwt': () => ({ status: 401, body: refusal }) });
    const other = page.getSession();
    const events: StorageEvent[] = [];
    for (const name of ['setItem', 'removeItem'] as const)
      vi.spyOn(Storage.prototype, name).mockImplementation((key: string, newValue: string | null = null) => {
        events.push(new StorageEvent('storage', { key, newValue }));
      });
    await page.renewToken();
    vi.restoreAllMocks();
    page.setSession(other);
    for (const event of events) window.dispatchEvent(event);
    await vi.waitFor(() => expect(page.getSession()).toEqual({ status: 'signed-out', ...rest }), { timeout: 120_000 });
  });

  test('in another tab is followed, and so is signing in', async () => {
    store(accessToken());
    const page = await openPage();
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: null }));
    await vi.waitFor(() => expect(page.getSession()).toEqual({ status: 'signed-out' }), { timeout: 120_000 });
    const token = accessToken();
    store(token);
    window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: token }));
    await vi.waitFor(() => expect(page.getSession().status).toBe('signed-in'), { timeout: 120_000 });
  });
});
