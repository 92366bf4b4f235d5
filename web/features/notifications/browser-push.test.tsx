import { afterEach, expect, it, vi } from 'vitest';
import { endPush, startPush } from './browser-push.ts';

vi.mock('../../platform/api-client.ts', () => ({ getApi: () => ({ removePushSubscription: async () => ({}) }) }));

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
