import type { SaleProgress } from '../../../../shared/domain/fulfillment.ts';
import { getApi } from '../../../platform/api-client.ts';
import { pages } from '../../../platform/lists/pages.ts';
import { fulfillmentsKey } from '../fulfillment-query.ts';

/** The reader's sales, the newest first. */
export const salesQuery = (progress: SaleProgress) =>
  pages([...fulfillmentsKey, 'sales', progress], (query) =>
    getApi().listFulfillments({ query: { ...query, role: 'seller', progress } }),
  );
