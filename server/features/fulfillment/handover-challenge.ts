import { createHmac, timingSafeEqual } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { checkOfCode } from '../../../shared/check-of-code.ts';
import { CHALLENGE_ROUNDS, type CodeChallenge } from '../../../shared/domain/handover-code.ts';
import { Failure } from '../../../shared/errors.ts';
import { fulfillmentRefusals } from '../../../shared/words/refusals/fulfillment.ts';
import { handoverRefusals } from '../../../shared/words/refusals/handover.ts';
import { readNow } from '../../platform/db/read-now.ts';
import type { Caller } from '../../platform/http/handler.ts';
import type { Services } from '../../ports/services.ts';
import { handoverCode } from './handover-code.ts';
import { findOfParty } from './handover-store.ts';

type Secret = Pick<Services, 'config'>;

/** Checks by salt, since each costs a tenth of a second of processor time. */
const made = new LRUCache<string, number>({ max: 1000 });

/**
 * Returns what checks the buyer's code without a connection.
 * @throws not_found for others, not_allowed for the buyer, conflict unless a time is agreed on
 */
export async function readHandoverChallenge(
  services: Services,
  caller: Caller,
  id: string,
): Promise<CodeChallenge & { challenge: string }> {
  const found = await findOfParty(services.db, id, caller.id);
  if (!found) throw new Failure('not_found');
  if (found.seller_id !== caller.id) throw new Failure('not_allowed', { reason: SELLER_ALONE });
  if (found.state !== 'arranged' || found.method === 'carrier') throw new Failure('conflict', { reason: NOT_NOW });
  const salt = keyed(services, `challenge salt ${id}`);
  const rounds = CHALLENGE_ROUNDS;
  const check = made.get(salt) ?? (await checkOfCode(handoverCode(services, id), { salt, rounds }));
  made.set(salt, check);
  const issued = String((await readNow(services.db)).getTime());
  return { salt, rounds, check, challenge: `${issued}.${signature(services, id, issued)}` };
}

/** Returns milliseconds; undefined when missing or forged. */
export function timeOfChallenge(services: Secret, id: string, challenge = ''): number | undefined {
  const [issued = '', signed = ''] = challenge.split('.');
  const [expected, given] = [Buffer.from(signature(services, id, issued)), Buffer.from(signed)];
  return expected.length === given.length && timingSafeEqual(expected, given) ? Number(issued) : undefined;
}

const signature = (services: Secret, id: string, issued: string) => keyed(services, `challenge ${id} ${issued}`);

const keyed = ({ config }: Secret, text: string) =>
  createHmac('sha256', config.tokenSecret).update(text).digest('base64url');

const SELLER_ALONE = fulfillmentRefusals.onlySeller();
const NOT_NOW = handoverRefusals.notOffline();
