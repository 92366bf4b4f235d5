import { randomBytes } from 'node:crypto';

export type Wire = Record<string, unknown>;

export type Intent = Wire & {
  id: string;
  amount: number;
  amount_received: number;
  status: string;
  client_secret: string;
  latest_charge: string | null;
  metadata: Record<string, string>;
  created: number;
};
export type Charge = Wire & { id: string; payment_intent: string; amount: number; amount_refunded: number };
export type Refund = Wire & { id: string; payment_intent: string; amount: number; status: string };
export type Event = Wire & { id: string; type: string; data: { object: Wire } };

/** The server's in-memory state. */
export type Book = {
  intents: Map<string, Intent>;
  charges: Map<string, Charge>;
  refunds: Map<string, Refund>;
  events: Map<string, Event>;
  newId(prefix: string): string;
  happened(type: string, object: Wire): void;
};

/** Unix seconds. */
export const now = (): number => Math.floor(Date.now() / 1000);

/**
 * @param idLike creates an id
 * @param publish called with every event
 */
export function openBook(idLike: (prefix: string) => string, publish: (event: Event) => void): Book {
  const book: Book = {
    intents: new Map(),
    charges: new Map(),
    refunds: new Map(),
    events: new Map(),
    newId: idLike,
    happened(type, object) {
      const event: Event = {
        id: idLike('evt'),
        object: 'event',
        api_version: '2026-06-30.elsewhere',
        created: now(),
        livemode: false,
        pending_webhooks: 1,
        request: { id: null, idempotency_key: null },
        type,
        data: { object: structuredClone(object) },
      };
      book.events.set(event.id, event);
      publish(event);
    },
  };
  return book;
}

export const stripeLikeId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;
