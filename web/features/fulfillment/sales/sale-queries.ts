import type { FulfillmentParty, SaleProgress } from '../../../../shared/domain/fulfillment.ts';
import { getApi } from '../../../platform/api-client.ts';
import { pages } from '../../../platform/lists/pages.ts';
import { fulfillmentsKey } from '../fulfillment-query.ts';

/** The reader's sales, the newest first. */
export const salesQuery = (progress: SaleProgress) =>
  pages([...fulfillmentsKey, 'seller', progress], (query) =>
    getApi().listFulfillments({ query: { ...query, role: 'seller', progress } }),
  );

/** The reader's purchases or sales that wait for the reader, the nearest deadline first. */
export const waitingSalesQuery = (role: FulfillmentParty) =>
  pages([...fulfillmentsKey, role, 'waiting'], (query) =>
    getApi().listFulfillments({ query: { ...query, role, turn: 'me' } }),
  );
