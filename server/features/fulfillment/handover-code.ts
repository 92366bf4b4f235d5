import { createHmac, timingSafeEqual } from 'node:crypto';
import { CODE_DIGITS } from '../../../shared/domain/fulfillment.ts';
import type { Services } from '../../ports/services.ts';

/** Derives the code from the shop's secret, so that no copy of the database shows it. */
export function handoverCode({ config }: Pick<Services, 'config'>, fulfillmentId: string): string {
  const digest = createHmac('sha256', config.tokenSecret).update(`handover ${fulfillmentId}`).digest();
  return String(digest.readUIntBE(0, 6) % 10 ** CODE_DIGITS).padStart(CODE_DIGITS, '0');
}

/** Compares a typed code in constant time. */
export function isHandoverCode(services: Pick<Services, 'config'>, fulfillmentId: string, typed: string): boolean {
  const [code, given] = [Buffer.from(handoverCode(services, fulfillmentId)), Buffer.from(typed)];
  return code.length === given.length && timingSafeEqual(code, given);
}
