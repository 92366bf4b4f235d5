import { Hono } from 'hono';
import { Failure } from '../../shared/errors.ts';
import { receiveEvent } from '../features/purchases/receive-event.ts';
import type { Services } from '../services.ts';
import type { HttpEnv } from './app.ts';
import { readBytes } from './read-input.ts';

/** Bytes a delivery of the card provider may have (reliability 3.8). */
const MAX_EVENT_BYTES = 256 * 1024;

/** Milliseconds in which a delivery must be here: nobody takes the places kept for paying by sending a byte at a time. */
const MAX_SENDING = 5000;

/** Where the card provider tells what happened. The signature over the raw bytes is the only credential. */
export function webhookRoutes(services: Services) {
  return new Hono<HttpEnv>().post('/stripe', async (c) => {
    const signature = c.req.header('Stripe-Signature');
    if (!signature) throw new Failure('bad_signature');
    const rawBody = new TextDecoder().decode(await readBytes(c.req.raw, MAX_EVENT_BYTES, MAX_SENDING));
    const event = services.payments.readEvent(rawBody, signature);
    if (!event) throw new Failure('bad_signature');
    await receiveEvent(services, event);
    return c.json({ received: true });
  });
}
