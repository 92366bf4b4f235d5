import { Hono } from 'hono';
import { Failure } from '../../shared/errors.ts';
import { receiveEvent } from '../features/purchases/receive-event.ts';
import { readBytes } from '../read-bytes.ts';
import type { Services } from '../services.ts';
import type { HttpEnv } from './app.ts';

/** How large a delivery of the card provider may be, and in how many milliseconds it must be here (reliability 3.8). */
export const deliveryLimits = { bytes: 256 * 1024, milliseconds: 5_000 };

/** Whether an address is the one that deliveries come to. */
export const isDelivery = (path: string) => path.startsWith('/api/webhooks/');

/** Where the card provider tells what happened. The signature over the raw bytes is the only credential. */
export function webhookRoutes(services: Services) {
  return new Hono<HttpEnv>().post('/stripe', async (c) => {
    const signature = c.req.header('Stripe-Signature');
    if (!signature) throw new Failure('bad_signature');
    const rawBody = new TextDecoder().decode(
      await readBytes(c.req.raw, deliveryLimits.bytes, deliveryLimits.milliseconds),
    );
    const event = services.payments.readEvent(rawBody, signature);
    if (!event) throw new Failure('bad_signature');
    await receiveEvent(services, event);
    return c.json({ received: true });
  });
}
