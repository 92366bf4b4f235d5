import { afterEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../platform/api.ts';
import { endPush, renewPush, startPush } from './browser-push.ts';

const addPushSubscription = vi.fn();
vi.mock('../../platform/api-client.ts', () => ({
  getApi: () => ({ removePushSubscription: async () => ({}), addPushSubscription }),
}));

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('gives up a push service that the browser waits for, and says so', async () => {
  vi.useFakeTimers();
  const pushManager = { getSubscription: async () => null, subscribe: () => new Promise(() => undefined) };
  vi.stubGlobal('Notification', { permission: 'default', requestPermission: async () => 'granted' });
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('navigator', { serviceWorker: { ready: Promise.resolve({ pushManager }) } });
  let state = 'waiting';
  void startPush('key').then((reached) => {
    state = reached;
  });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(state).toBe('failed');
});

it.each(['registration', 'unsubscribe'] as const)('leaves a browser that does not answer: %s', async (silent) => {
  vi.useFakeTimers();
  const never = () => new Promise<never>(() => undefined);
  const subscription = { endpoint: 'https://push.test/1', unsubscribe: never };
  const registration = { pushManager: { getSubscription: async () => subscription } };
  vi.stubGlobal('Notification', { permission: 'granted' });
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('navigator', {
    serviceWorker: { getRegistration: silent === 'registration' ? never : async () => registration },
  });
  const ended = vi.fn();
  void endPush().then(ended);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ended).toHaveBeenCalled();
});

it.each([
  ['ends a subscription that the server refuses, such as one for a former key of the shop', 422, 1],
  ['leaves one while the server is unreachable', 0, 0],
])('%s', async (_, status, ended) => {
  const applicationServerKey = Uint8Array.from([4, 251, 255]).buffer;
  const unsubscribe = vi.fn();
  const toJSON = () => ({ endpoint: 'https://push.test/1', keys: { p256dh: 'p', auth: 'a' } });
  const subscription = { options: { applicationServerKey }, toJSON, unsubscribe };
  const registration = { pushManager: { getSubscription: async () => subscription } };
  vi.stubGlobal('Notification', { permission: 'granted' });
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => registration } });
  addPushSubscription.mockRejectedValueOnce(new ApiError(status, {}));
  await renewPush().catch(() => undefined);
  expect(addPushSubscription.mock.lastCall?.[0].body).toMatchObject({ publicKey: 'BPv_' });
  expect(unsubscribe).toHaveBeenCalledTimes(ended);
});
