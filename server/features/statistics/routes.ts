import { periods } from '../../../shared/domain/period.ts';
import type { Handlers } from '../../platform/http/handler.ts';
import type { Services } from '../../ports/services.ts';
import { countView } from './count-view.ts';
import { readMarketNumbers, readSellerNumbers } from './read-numbers.ts';

type StatisticsCalls = Pick<Handlers, 'countView' | 'getSellerNumbers' | 'getMarketNumbers'>;

export const statisticsHandlers = (services: Services): StatisticsCalls => ({
  async countView({ params }, { caller, request, address }) {
    const userAgent = request.headers.get('User-Agent') ?? '';
    countView(services, params.id, { caller, address: address(), userAgent });
    return { acknowledged: true };
  },
  getSellerNumbers: (_, { caller }) => readSellerNumbers(services, caller),
  getMarketNumbers: ({ query }) => readMarketNumbers(services, query.days ?? periods[0]),
});
