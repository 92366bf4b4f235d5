import { createHmac } from 'node:crypto';
import { dayOf } from '../../../shared/domain/period.ts';
import type { Caller } from '../../platform/http/handler.ts';
import type { Services } from '../../ports/services.ts';

type Visitor = {
  caller?: Caller;
  address: string | undefined;
  userAgent: string;
};

/** User agents of known robots; all others count as people. */
const robots =
  /bot\b|bot[/;_-]|crawl|spider|slurp|preview|scrape|facebookexternalhit|lighthouse|pingdom|uptime|curl|wget|python|java\/|go-http|okhttp|axios|node/i;

/** Buffers a view. No database access, so that cached pages stay cheap. */
export function countView(
  { config, clock, viewBuffer }: Pick<Services, 'config' | 'clock' | 'viewBuffer'>,
  listingId: string,
  { caller, address = '', userAgent }: Visitor,
): void {
  if (userAgent === '' || robots.test(userAgent)) return;
  const day = dayOf(clock.now());
  // Per day, so nobody can be tracked; keyed, so nobody can be guessed.
  const visitor = createHmac('sha256', config.tokenSecret)
    .update(JSON.stringify(['view', day, ...(caller ? [caller.id] : [address, userAgent])]))
    .digest('base64url')
    .slice(0, 22);
  viewBuffer.add({ day, listingId, visitor, ...(caller ? { accountId: caller.id } : {}) });
}
