import { createHmac } from 'node:crypto';
import { Failure } from '../../../../shared/errors.ts';
import type { Refusal } from '../../../../shared/words/refusal.ts';
import { paymentRefusals } from '../../../../shared/words/refusals/payments.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Services } from '../../../ports/services.ts';
import { countHolds, lockHoldsOf } from './hold-count-store.ts';

/** Maximum for people who never paid, per person, connection and email domain. */
export const openHolds = { ofPerson: 2, ofAddress: 8, ofDomain: 10 };
/** Unpaid holds per day before a pause; longest pause in seconds. */
const FREE_TRIES = 2;
const FIRST_PAUSE = 60;
const LONGEST_PAUSE = 3600;
/** Seconds before the same buyer may hold it again. */
const LEFT_TO_OTHERS = 600;
/** Seconds to wait when others' holds reach the limit. */
const RETRY_AFTER = 180;

export type HoldOrigin = { email: string; address: string | undefined };

/** Hashes the connection with a key, so that no address is stored. */
export const originKey = ({ config }: Pick<Services, 'config'>, { address }: HoldOrigin): string | undefined =>
  address && createHmac('sha256', config.tokenSecret).update(`hold from ${address}`).digest('base64url').slice(0, 22);

/**
 * Limits open and unpaid holds: a few accounts without a card must not block the shop.
 * @param tx with the buyer locked
 * @throws too_many_requests
 */
export async function limitHolds(
  services: Services,
  tx: Tx,
  { buyerId, listingId, origin }: { buyerId: string; listingId: string; origin: HoldOrigin },
): Promise<void> {
  if (!services.config.rateLimits) return;
  const from = originKey(services, origin) ?? '';
  const mailDomain = origin.email.toLowerCase().split('@').at(-1) ?? '';
  const domain = isPublicMailDomain(mailDomain) ? '' : mailDomain;
  // Concurrent requests would all count zero.
  for (const whose of [from, domain].filter(Boolean)) await lockHoldsOf(tx, whose);
  const counts = await countHolds(tx, { buyerId, listingId, from, domain });
  if (counts.lapsedHere !== null && counts.lapsedHere < LEFT_TO_OTHERS)
    throw tooMany(SAME_AGAIN, LEFT_TO_OTHERS - counts.lapsedHere);
  const pause = pauseSecondsAfter(counts.unpaid);
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

/** Returns seconds: a minute after the third unpaid hold, then doubling. */
export const pauseSecondsAfter = (unpaid: number): number =>
  unpaid <= FREE_TRIES ? 0 : Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (unpaid - FREE_TRIES - 1));

const tooMany = (reason: Refusal, seconds: number) =>
  new Failure('too_many_requests', { reason, retryAfter: Math.max(1, Math.ceil(seconds)) });

const OWN_HOLDS = paymentRefusals.twoHolds();
const CROWDED = paymentRefusals.manyHoldsHere();
const PAUSE = paymentRefusals.lastHoldsUnpaid();
const SAME_AGAIN = paymentRefusals.ownHoldUnpaid();

/** Domains of mail services, whose users have nothing in common. */
const mailServices =
  'gmail googlemail outlook hotmail live msn yahoo ymail icloud me mac aol gmx web t-online freenet proton protonmail pm mail yandex qq 163 126 hey fastmail orange wanadoo free laposte sfr libero virgilio comcast verizon att cox sbcglobal btinternet sky virginmedia telefonica terra bluewin zoho tutanota';
const mailServiceNames = new Set(mailServices.split(' '));

/** Takes domains such as `yahoo.co.uk`. */
export const isPublicMailDomain = (domain: string): boolean => mailServiceNames.has(domain.split('.')[0] ?? '');
