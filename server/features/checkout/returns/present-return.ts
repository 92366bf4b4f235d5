import type { Payment } from '../../../../shared/contract/checkout/payments.ts';
import type { ReturnRequest } from '../../../../shared/contract/checkout/returns.ts';
import { shopAnswersUntil } from '../../../../shared/domain/returns.ts';
import type { Services } from '../../../ports/services.ts';
import type { LastReturn, ReturnRow } from './return-store.ts';

type Needed = Pick<Services, 'config'>;

/** Returns a request for the buyer and the seller. */
export const presentReturn = (services: Needed, row: ReturnRow): ReturnRequest => ({
  id: row.id,
  listingId: row.listing_id,
  title: row.snapshot.title,
  buyerName: row.buyer_name,
  reason: row.reason,
  text: row.text,
  state: row.state,
  mustAccept: row.must_accept,
  createdAt: row.created_at.toISOString(),
  ...(row.answer ? { answer: row.answer } : {}),
  ...(row.answered_by_shop ? { answeredByShop: true as const } : {}),
  ...presentUntil(services, row),
});

/** For admins. */
export const presentLastReturn = (services: Needed, row: LastReturn): NonNullable<Payment['returnRequest']> => ({
  id: row.id,
  state: row.state,
  reason: row.reason,
  text: row.text,
  mustAccept: row.must_accept,
  ...(row.answer ? { answer: row.answer } : {}),
  ...(row.answered_by_shop ? { answeredByShop: true as const } : {}),
  ...(row.seller_left_at && row.state === 'open' ? { shopDecides: true as const } : {}),
  ...presentUntil(services, row),
});

type Passing = Pick<ReturnRow, 'state' | 'created_at' | 'must_accept' | 'seller_left_at'>;

/** Undefined while the seller answers, and after an answer. */
export const untilOf = ({ config }: Needed, row: Passing): Date | undefined =>
  row.state === 'open' && row.seller_left_at
    ? shopAnswersUntil(
        { askedAt: row.created_at, leftAt: row.seller_left_at, mustAccept: row.must_accept },
        config.deadlines.decision,
      )
    : undefined;

function presentUntil(services: Needed, row: Passing): { shopAnswersUntil?: string } {
  const until = untilOf(services, row);
  return until ? { shopAnswersUntil: until.toISOString() } : {};
}
