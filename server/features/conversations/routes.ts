import { Failure } from '../../../shared/errors.ts';
import type { Handlers } from '../../platform/http/handler.ts';
import { isConfirmed } from '../../platform/http/is-confirmed.ts';
import type { Services } from '../../ports/services.ts';
import { createTryCount } from '../images/check-quota.ts';
import { uploadImage } from '../images/upload-image.ts';
import { archive, markRead } from './mark-read.ts';
import { findMessage } from './message-store.ts';
import { presentMessage } from './present-message.ts';
import { readConversation, readConversations, readMessages } from './read-conversations.ts';
import { sendMessage } from './send-message.ts';
import { startConversation } from './start-conversation.ts';

type ConversationCalls = Pick<
  Handlers,
  | 'startConversation'
  | 'listConversations'
  | 'getConversation'
  | 'listMessages'
  | 'sendMessage'
  | 'readConversation'
  | 'archiveConversation'
  | 'uploadMessagePhoto'
>;

const acknowledged = { acknowledged: true as const };

/** The calls about conversations and their messages. */
export function conversationHandlers(services: Services): ConversationCalls {
  const countTry = createTryCount(services);
  return {
    startConversation: ({ body }, { caller, madeId }) =>
      startConversation(services, caller, { ...body, clientId: body.clientId ?? madeId }),
    listConversations: ({ query }, { caller }) => readConversations(services, caller, query),
    getConversation: ({ params }, { caller }) => readConversation(services, caller, params.id),
    listMessages: ({ params, query }, { caller }) => readMessages(services, caller, params.id, query),
    async sendMessage({ params, body }, { caller, madeId }) {
      // An Idempotency-Key recognizes a repeat too.
      const sent = { ...body, clientId: body.clientId ?? madeId };
      const id = await sendMessage(services, caller, { id: params.id, sent });
      const row = await findMessage(services.db, id);
      if (!row) throw new Failure('not_found');
      return presentMessage(row, caller.id);
    },
    async readConversation({ params }, { caller }) {
      await markRead(services, caller, params.id);
      return acknowledged;
    },
    async archiveConversation({ params, body }, { caller }) {
      await archive(services, caller, { id: params.id, archived: body.archived });
      return acknowledged;
    },
    async uploadMessagePhoto(_, { caller, request }) {
      if (!isConfirmed(services, caller)) throw new Failure('email_not_verified');
      return countTry(caller, () => uploadImage(services, caller, request, { use: 'message' }));
    },
  };
}
