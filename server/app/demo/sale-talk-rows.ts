import type { Insertable } from 'kysely';
import type { Schema } from '../../platform/db/database-schema.ts';
import { nameId } from './name-id.ts';

type Row<Table extends keyof Schema> = Insertable<Schema[Table]>;
type Sale = Pick<Row<'sales'>, 'listing_id' | 'buyer_id' | 'seller_id' | 'price_cents'> & { paid_at?: Date | string };

/**
 * Returns the conversation that each payment starts, for sales whose parties have none yet.
 * @param known conversations of the demo that are written out
 */
export function saleTalkRows(sales: readonly Sale[], known: readonly Row<'conversations'>[]) {
  const keyOf = ({ listing_id, buyer_id }: Pick<Sale, 'listing_id' | 'buyer_id'>) => `${listing_id} ${buyer_id}`;
  const talked = new Set(known.map(keyOf));
  const all = sales.filter((sale) => !talked.has(keyOf(sale))).map(oneTalk);
  return {
    conversations: all.map(({ conversation }) => conversation),
    messages: all.map(({ message }) => message),
    conversation_members: all.flatMap(({ members }) => members),
  };
}

function oneTalk({ listing_id, buyer_id, seller_id, price_cents, paid_at = new Date(0) }: Sale) {
  const id = nameId(`conversation of the sale ${listing_id}`);
  const at = new Date(paid_at);
  const message: Row<'messages'> = {
    id: nameId(`message 1 of ${id}`),
    conversation_id: id,
    position: 1,
    at,
    sender_id: null,
    kind: 'event',
    text: '',
    offer_id: null,
    event: JSON.stringify({ name: 'sold', amountCents: price_cents }),
    shown_text: null,
    client_id: null,
    removed_at: null,
  };
  const members = [buyer_id, seller_id].map(
    (account_id): Row<'conversation_members'> => ({
      conversation_id: id,
      account_id,
      unread: 0,
      read_position: 1,
      last_message_id: message.id,
      last_at: at,
      read_at: at,
      archived_at: null,
    }),
  );
  return { conversation: { id, listing_id, buyer_id, seller_id, last_position: 1, created_at: at }, message, members };
}
