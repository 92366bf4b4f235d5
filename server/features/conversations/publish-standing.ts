import { MOST_OPEN_CONVERSATIONS, OPEN_CONVERSATION_DAYS } from '../../../shared/domain/left-matter.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Services } from '../../ports/services.ts';
import { listOpenConversations } from './conversation-store.ts';

/** Makes open pages read again whether one can write. */
export async function publishStanding({ live }: Pick<Services, 'live'>, tx: Tx, accountId: string): Promise<void> {
  const open = await listOpenConversations(tx, accountId, {
    days: OPEN_CONVERSATION_DAYS,
    limit: MOST_OPEN_CONVERSATIONS,
  });
  await live.publish(
    tx,
    open.flatMap(({ id, buyer_id, seller_id }) =>
      [buyer_id, seller_id].map((reader) => ({
        accountId: reader,
        kind: 'message' as const,
        data: { conversationId: id },
      })),
    ),
  );
}
