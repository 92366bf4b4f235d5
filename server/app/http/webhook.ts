import { Hono } from 'hono';
import { Failure } from '../../../shared/errors.ts';
import { receiveEvent } from '../../features/checkout/reconciliation/receive-event.ts';
import { deliveryLimits } from '../../platform/http/delivery-limits.ts';
import type { HttpEnv } from '../../platform/http/http-env.ts';
import { readBytes } from '../../platform/http/read-bytes.ts';
import type { AppServices } from '../services.ts';

/** Receives the card provider's webhooks. The signature over the raw bytes is the only credential. */
export function webhookRoutes(services: AppServices) {
  return new Hono<HttpEnv>().post('/stripe', async (c) => {
    const signature = c.req.header('Stripe-Signature');
    if (!signature) throw new Failure('bad_signature');
    const rawBody = new TextDecoder().decode(
      await readBytes(c.req.raw, deliveryLimits.bytes, deliveryLimits.milliseconds),
    );
    const event = services.payments.readEvent(rawBody, signature);
    if (!event) throw new Failure('bad_signature');
    if (await receiveEvent(services, event)) services.lifecycle.wakeScheduler();
    return c.json({ received: true });
  });
}
