import type { FulfillmentParty, SaleProgress } from '../../../../shared/domain/fulfillment.ts';
import { getApi } from '../../../platform/api-client.ts';
import { pages } from '../../../platform/lists/pages.ts';
import { fulfillmentsKey } from '../fulfillment-query.ts';

/** The reader's sales, the newest first. */
export const salesQuery = (progress: SaleProgress) => fulfillmentsQuery('seller', progress);

/** The reader's purchases that are not handed over yet or being checked, the newest first. */
export const openPurchasesQuery = () => fulfillmentsQuery('buyer', 'open');

const fulfillmentsQuery = (role: FulfillmentParty, progress: SaleProgress) =>
  pages([...fulfillmentsKey, role, progress], (query) =>
    getApi().listFulfillments({ query: { ...query, role, progress } }),
  );
