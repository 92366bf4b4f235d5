import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import webPush from 'web-push';
import { isPublicAddress, lookupPublic } from '../platform/http/public-address.ts';
import type { PushSender } from '../ports/push-sender.ts';

const ANSWER_MS = 10_000;

/** Makes keys that name a shop to push services. */
export const makePushKeys = (): { publicKey: string; privateKey: string } => webPush.generateVAPIDKeys();

type Options = {
  keys: { publicKey: string; privateKey: string };
  /** Contact: `https:` or `mailto:`. */
  subject: string;
  /** Only https and the public internet, since browsers name the URL. */
  onlyPublic: boolean;
};

export function createWebPushSender({ keys, subject, onlyPublic }: Options): PushSender {
  const allows = (endpoint: string) => {
    const url = URL.parse(endpoint);
    if (!url || url.username || url.password) return false;
    if (!onlyPublic) return url.protocol === 'https:' || url.protocol === 'http:';
    const host = url.hostname.replace(/^\[|\]$/g, '');
    const isAddress = /^[\d.]+$/.test(host) || host.includes(':');
    return url.protocol === 'https:' && url.port === '' && (isAddress ? isPublicAddress(host) : host.includes('.'));
  };
  return {
    publicKey: keys.publicKey,
    allows,
    async send({ endpoint, p256dh, auth }, { payload, ttl, urgent }) {
      if (!allows(endpoint)) return 'gone';
      const { method, headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
        vapidDetails: { subject, ...keys },
        TTL: ttl,
        urgency: urgent ? 'high' : 'normal',
        contentEncoding: 'aes128gcm',
      });
      const status = await post(endpoint, { method, headers, body, onlyPublic });
      if (status < 300) return 'sent';
      if (status === 404 || status === 410) return 'gone';
      if (status === 429 || status >= 500) throw new Error(`The push service answered ${status}.`);
      return 'refused';
    },
  };
}

type Sent = { method: string; headers: object; body: Buffer | null; onlyPublic: boolean };

/** Does not follow redirects, which could lead into this network. */
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
        response.resume();
        answered(response.statusCode ?? 500);
      },
    );
    sending.on('error', failed);
    sending.end(body ?? undefined);
  });
}
