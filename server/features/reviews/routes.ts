import type { Handlers } from '../../platform/http/handler.ts';
import type { Services } from '../../ports/services.ts';
import { readReviewedSales } from './read-reviews.ts';
import { replyToReview, writeReview } from './write-review.ts';

type ReviewCalls = Pick<Handlers, 'writeReview' | 'replyToReview' | 'listReviewedSales'>;

export const reviewHandlers = (services: Services): ReviewCalls => ({
  writeReview: ({ body }, { caller }) => writeReview(services, caller, body),
  async replyToReview({ params, body }, { caller }) {
    await replyToReview(services, caller, { id: params.id, text: body.text });
    return { acknowledged: true };
  },
  listReviewedSales: (_, { caller }) => readReviewedSales(services, caller),
});
