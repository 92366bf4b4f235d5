import type { Handlers } from '../../platform/http/handler.ts';
import type { Services } from '../../ports/services.ts';
import { changeSellingAs, readSellingAs } from './selling-as.ts';

type SellerCalls = Pick<Handlers, 'getSellingAs' | 'changeSellingAs'>;

export const sellerHandlers = (services: Services): SellerCalls => ({
  getSellingAs: (_, { caller }) => readSellingAs(services.db, caller.id),
  changeSellingAs: ({ body }, { caller }) => changeSellingAs(services, caller, body),
});
