import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { LRUCache } from 'lru-cache';
import webPush from 'web-push';
import { isPublicAddress, lookupPublic } from '../platform/http/public-address.ts';
import type { PushSender } from '../ports/push-sender.ts';

const ANSWER_MS = 5_000;
/** Bytes, which nobody reads. */
const MOST_ANSWERED = 64 * 1024;
/** Milliseconds; doubles each time. */
const FIRST_PAUSE = 60_000;
const MOST_DOUBLINGS = 6;
const KNOWN_ADDRESSES = 1_000;

/** Makes keys that name a shop to push services. */
export const makePushKeys = (): { publicKey: string; privateKey: string } => webPush.generateVAPIDKeys();

type Options = {
  keys: { publicKey: string; privateKey: string };
  /** Contact: `https:` or `mailto:`. */
  subject: string;
  /** Only https and the public internet, since browsers name the URL. */
  onlyPublic: boolean;
};

/** Creates the sender of encrypted pushes (RFC 8030). */
export function createWebPushSender({ keys, subject, onlyPublic }: Options): PushSender {
  const allows = (endpoint: string) => {
    const url = URL.parse(endpoint);
    if (!url || url.username || url.password) return false;
    if (!onlyPublic) return url.protocol === 'https:' || url.protocol === 'http:';
    const host = url.hostname.replace(/^\[|\]$/g, '');
    const isAddress = /^[\d.]+$/.test(host) || host.includes(':');
    return url.protocol === 'https:' && url.port === '' && (isAddress ? isPublicAddress(host) : host.includes('.'));
  };
  const pauses = createPauses();
  return {
    publicKey: keys.publicKey,
    allows,
    async send({ endpoint, p256dh, auth }, { payload, ttl, urgent }) {
      if (!allows(endpoint)) return 'gone';
      const { origin } = new URL(endpoint);
      if (pauses.has(origin)) throw new Error('The push service has been silent.');
      const { method, headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
        vapidDetails: { subject, ...keys },
        TTL: ttl,
        urgency: urgent ? 'high' : 'normal',
        contentEncoding: 'aes128gcm',
      });
      const status = await post(endpoint, { method, headers, body, onlyPublic }).catch((error: Error) => {
        if (error.name === 'AbortError') pauses.begin(origin);
        throw error;
      });
      pauses.end(origin);
      if (status < 300) return 'sent';
      if (status === 404 || status === 410) return 'gone';
      if (status === 429 || status >= 500) throw new Error(`The push service answered ${status}.`);
      return 'refused';
    },
  };
}

/** One silent service must not delay the pushes of everybody. */
function createPauses() {
  const silent = new LRUCache<string, { times: number; until: number }>({ max: KNOWN_ADDRESSES });
  return {
    has: (origin: string) => (silent.get(origin)?.until ?? 0) > performance.now(),
    end: (origin: string) => void silent.delete(origin),
    begin(origin: string) {
      const times = (silent.get(origin)?.times ?? 0) + 1;
      const pause = FIRST_PAUSE * 2 ** Math.min(times - 1, MOST_DOUBLINGS);
      silent.set(origin, { times, until: performance.now() + pause });
    },
  };
}

type Sent = { method: string; headers: object; body: Buffer | null; onlyPublic: boolean };

/** Follows no redirects into this network. */
function post(endpoint: string, { method, headers, body, onlyPublic }: Sent): Promise<number> {
  const request = endpoint.startsWith('https:') ? requestHttps : requestHttp;
  return new Promise((answered, failed) => {
    const sending = request(
      endpoint,
      {
        method,
        headers: { ...headers },
        signal: AbortSignal.timeout(ANSWER_MS),
        ...(onlyPublic ? { lookup: lookupPublic } : {}),
      },
      (response) => {
        let bytes = 0;
        response.on('data', (chunk: Buffer) => {
          bytes += chunk.length;
          if (bytes > MOST_ANSWERED) sending.destroy();
        });
        answered(response.statusCode ?? 500);
      },
    );
    sending.on('error', failed);
    // Perhaps without a response.
    sending.on('close', () => failed(new Error('The push service closed the connection.')));
    sending.end(body ?? undefined);
  });
}
