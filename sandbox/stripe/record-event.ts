import { type CallContext, toSeconds } from './call-context.ts';
import { insertObject } from './object-store.ts';
import type { Event, EventSubject, EventType } from './wire.ts';
import { createWireId } from './wire-id.ts';

const apiVersion = '2026-10-28.endive';

/**
 * Inserts an event and its delivery in the same transaction as the change.
 * @param account of a seller, when it happened there
 */
export async function recordEvent(
  context: CallContext,
  type: EventType,
  { object, account }: { object: EventSubject; account?: string | undefined },
): Promise<void> {
  const event: Event = {
    id: createWireId('evt'),
    object: 'event',
    ...(account ? { account } : {}),
    api_version: apiVersion,
    created: toSeconds(context.now),
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request: { id: context.requestId, idempotency_key: context.idempotencyKey },
    type,
  };
  await insertObject<'event'>(context.tx, event);
  await context.tx.query('insert into sandbox_stripe.delivery (event_id, due_at) values ($1, $2)', [
    event.id,
    context.now,
  ]);
}
