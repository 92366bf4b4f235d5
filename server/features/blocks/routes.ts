import type { Handlers } from '../../platform/http/handler.ts';
import type { Services } from '../../ports/services.ts';
import { blockAccount, readBlocks, unblockAccount } from './block-account.ts';

const acknowledged = { acknowledged: true as const };

type BlockCalls = Pick<Handlers, 'blockAccount' | 'unblockAccount' | 'listBlocks'>;

export const blockHandlers = (services: Services): BlockCalls => ({
  async blockAccount({ body }, { caller }) {
    await blockAccount(services, caller, body.accountId);
    return acknowledged;
  },
  async unblockAccount({ params }, { caller }) {
    await unblockAccount(services, caller, params.accountId);
    return acknowledged;
  },
  listBlocks: ({ query }, { caller }) => readBlocks(services, caller, query),
});
