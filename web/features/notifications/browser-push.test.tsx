import { afterEach, expect, it, vi } from 'vitest';
import { startPush } from './browser-push.ts';

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
