import { createHmac } from 'node:crypto';
import { type Event, now, type Wire } from './book.ts';

type Endpoint = { url: string; secret: string };

/** Milliseconds until a retry, doubled each time. */
const PATIENCE = 200;
const TRIES = 8;

/**
 * Posts signed events until accepted.
 * @returns the sender, and a stop function that drops pending events
 */
export function deliverEvents({ url, secret }: Endpoint, show: (event: Event) => Wire) {
  const waiting = new Set<NodeJS.Timeout>();
  const send = async (event: Event, tries = 0): Promise<void> => {
    const payload = JSON.stringify(show(event));
    const at = now();
    const mac = createHmac('sha256', secret).update(`${at}.${payload}`).digest('hex');
    const headers = { 'Content-Type': 'application/json; charset=utf-8', 'Stripe-Signature': `t=${at},v1=${mac}` };
    const answer = await fetch(url, { method: 'POST', headers, body: payload }).catch(() => undefined);
    if (answer?.ok || tries >= TRIES) return;
    const timer = setTimeout(
      () => {
        waiting.delete(timer);
        void send(event, tries + 1);
      },
      PATIENCE * 2 ** tries,
    );
    waiting.add(timer);
  };
  return {
    send: (event: Event) => void send(event),
    stop() {
      for (const timer of waiting) clearTimeout(timer);
    },
  };
}
