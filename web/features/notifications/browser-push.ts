import { ApiError } from '../../platform/api.ts';
import { getApi } from '../../platform/api-client.ts';
import { within } from '../../platform/within.ts';

/** `blocked`: in the browser. `failed`: no push service. */
export type PushState = 'unsupported' | 'blocked' | 'failed' | 'off' | 'on';

/** Milliseconds; the service worker starts after the page. */
const PATIENCE = 5_000;
const SUBSCRIBING = 30_000;

const isSupported = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

const ownSubscription = (): Promise<PushSubscription | undefined> => within(PATIENCE, findSubscription());

async function findSubscription(): Promise<PushSubscription | undefined> {
  if (!isSupported()) return undefined;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? undefined;
}

/** Needs no answer of the browser. */
export function findObstacle(): PushState | undefined {
  if (!isSupported()) return 'unsupported';
  return Notification.permission === 'denied' ? 'blocked' : undefined;
}

/** Does not ask for permission. */
export const readPushState = async (): Promise<PushState> =>
  findObstacle() ?? ((await ownSubscription()) ? 'on' : 'off');

/**
 * Asks for permission and subscribes; only after a press.
 * @param publicKey the shop's key, base64url
 * @throws ApiError
 */
export async function startPush(publicKey: string): Promise<PushState> {
  if (!isSupported()) return 'unsupported';
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'blocked' : 'off';
  const registration = await within(PATIENCE, navigator.serviceWorker.ready);
  const subscription = await (registration && within(SUBSCRIBING, subscribe(registration, publicKey)));
  if (!subscription) return 'failed';
  await sendSubscription(subscription);
  return 'on';
}

async function subscribe(registration: ServiceWorkerRegistration, publicKey: string) {
  // Another key would be refused.
  await registration.pushManager.getSubscription().then((former) => former?.unsubscribe());
  return registration.pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
    .catch(() => undefined);
}

async function sendSubscription(subscription: PushSubscription): Promise<void> {
  const { endpoint, keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON();
  const key = subscription.options?.applicationServerKey;
  const publicKey = key ? { publicKey: base64url(key) } : {};
  await getApi().addPushSubscription({ body: { endpoint: endpoint ?? '', keys: { p256dh, auth }, ...publicKey } });
}

const base64url = (bytes: ArrayBuffer) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes))).replace(/[+/]/g, (char) => (char === '+' ? '-' : '_'));

/** The server removed it when other sessions ended, and refuses one for a former key. */
export async function renewPush(): Promise<void> {
  const subscription = await ownSubscription();
  if (!subscription) return;
  await sendSubscription(subscription).catch(async (error: unknown) => {
    if (!(error instanceof ApiError && error.status === 422)) throw error;
    await subscription.unsubscribe();
  });
}

/** An unreachable server learns it from the push service. */
export async function endPush(): Promise<void> {
  const subscription = await ownSubscription().catch(() => undefined);
  if (!subscription) return;
  const { endpoint } = subscription;
  await getApi()
    .removePushSubscription({ body: { endpoint } })
    .catch(() => undefined);
  await within(PATIENCE, subscription.unsubscribe());
}
