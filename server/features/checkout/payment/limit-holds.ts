import { createHmac } from 'node:crypto';
import { Failure } from '../../../../shared/errors.ts';
import type { Services } from '../../../app/services.ts';
import type { Db } from '../../../platform/db/database.ts';
import { countHolds, lockHoldsOf } from './hold-count-store.ts';
import { isPublicMailDomain } from './public-mail-domains.ts';

/** Open holds of one person, over one connection, and of one e-mail domain, of people who never paid. */
export const openHolds = { ofPerson: 2, ofAddress: 8, ofDomain: 10 };
/** Holds of a day that may end unpaid before there is a pause, and the longest pause, in seconds. */
const FREE_TRIES = 2;
const FIRST_PAUSE = 60;
const LONGEST_PAUSE = 3600;
/** Seconds for which a listing is left to others after its hold ran out unpaid. */
const LEFT_TO_OTHERS = 600;
/** Seconds after which somebody is told to try again where others' holds stand in the way. */
const RETRY_AFTER = 180;

export type HoldOrigin = { email: string; address: string | undefined };

/** The connection of a hold as it is kept: a hash by this installation's secret, so that no address is stored. */
export const originKey = ({ config }: Pick<Services, 'config'>, { address }: HoldOrigin): string | undefined =>
  address && createHmac('sha256', config.tokenSecret).update(`hold from ${address}`).digest('base64url').slice(0, 22);

/**
 * Keeps a few accounts from putting the whole shop on hold without a card: limits on the open holds of people who never
 * paid, a pause that grows after holds that ended unpaid, and a listing is not held twice in a row by who let it lapse.
 * @param tx the transaction of the hold, in which the buyer is locked
 * @throws too_many_requests with what to do next
 */
export async function limitHolds(
  services: Services,
  tx: Db,
  { buyerId, listingId, origin }: { buyerId: string; listingId: string; origin: HoldOrigin },
): Promise<void> {
  if (!services.config.rateLimits) return;
  const from = originKey(services, origin) ?? '';
  const mailDomain = origin.email.toLowerCase().split('@').at(-1) ?? '';
  const domain = isPublicMailDomain(mailDomain) ? '' : mailDomain;
  // Counted one after the other: many accounts that ask at the same instant would all see none.
  for (const whose of [from, domain].filter(Boolean)) await lockHoldsOf(tx, whose);
  const counts = await countHolds(tx, { buyerId, listingId, from, domain });
  if (counts.lapsedHere !== null && counts.lapsedHere < LEFT_TO_OTHERS)
    throw tooMany(SAME_AGAIN, LEFT_TO_OTHERS - counts.lapsedHere);
  const pause = pauseAfter(counts.unpaid);
  if (counts.secondsSince < pause) throw tooMany(PAUSE, pause - counts.secondsSince);
  if (counts.hasPaid) return;
  if (counts.own >= openHolds.ofPerson) throw tooMany(OWN_HOLDS, RETRY_AFTER);
  const isCrowded =
    (from !== '' && counts.byAddress + counts.own >= openHolds.ofAddress) ||
    (domain !== '' && counts.byDomain + counts.own >= openHolds.ofDomain);
  if (!isCrowded) return;
  services.log.warn({ buyerId, alert: true }, 'a hold was refused: too many holds of people who never paid');
  throw tooMany(CROWDED, RETRY_AFTER);
}

/** Seconds to wait after so many holds that ended unpaid: a minute after the third, and twice as long after each. */
export const pauseAfter = (unpaid: number): number =>
  unpaid <= FREE_TRIES ? 0 : Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (unpaid - FREE_TRIES - 1));

const tooMany = (message: string, seconds: number) =>
  new Failure('too_many_requests', { message, retryAfter: Math.max(1, Math.ceil(seconds)) });

const OWN_HOLDS = 'You already have two pieces on hold. Pay for one of them, or leave its payment page, and try again.';
const CROWDED =
  'Many pieces are on hold over your connection right now. Nothing was charged. Please try again in a few minutes.';
const PAUSE =
  'Your last holds ended without a payment, so the next one has to wait. Nothing was charged. Please try again later.';
const SAME_AGAIN =
  'Your hold on this piece ended without a payment, so others may buy it first. Please try again in ten minutes.';
