import type { Handlers } from '../../platform/http/handler.ts';
import type { Services } from '../../ports/services.ts';
import { readListingsOf } from '../listings/read-on-sale.ts';
import { readReviewsOf } from '../reviews/read-reviews.ts';
import { readSellerPage, requireSeller } from './read-seller-page.ts';

type SellerPageCalls = Pick<Handlers, 'getSeller' | 'listSellerListings' | 'listSellerReviews'>;

export const sellerPageHandlers = (services: Services): SellerPageCalls => ({
  getSeller: ({ params }) => readSellerPage(services, params.id),
  async listSellerListings({ params, query }, { caller }) {
    await requireSeller(services.db, params.id);
    return readListingsOf(services, caller, params.id, query);
  },
  async listSellerReviews({ params, query }) {
    await requireSeller(services.db, params.id);
    return readReviewsOf(services.db, params.id, query);
  },
});
