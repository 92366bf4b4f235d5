import { createHmac } from 'node:crypto';
import { dayOf } from '../../../shared/domain/period.ts';
import type { Services } from '../../app/services.ts';
import type { Caller } from '../../platform/http/handler.ts';

type Visitor = {
  caller?: Caller;
  /** The network the visitor came from; undefined when it cannot be known. */
  address: string | undefined;
  userAgent: string;
};

/** What machines that read pages call themselves; those that do not are no different from people. */
const robots =
  /bot\b|bot[/;_-]|crawl|spider|slurp|preview|scrape|facebookexternalhit|lighthouse|pingdom|uptime|curl|wget|python|java\/|go-http|okhttp|axios|node/i;

/**
 * Notes that somebody looks at a piece, to be counted with others' views in a moment. Nothing is asked of the database
 * here, since a page that costs nothing is not to cost something by being counted.
 */
export function countView(
  { config, clock, viewBuffer }: Pick<Services, 'config' | 'clock' | 'viewBuffer'>,
  listingId: string,
  { caller, address = '', userAgent }: Visitor,
): void {
  if (userAgent === '' || robots.test(userAgent)) return;
  const day = dayOf(clock.now());
  // By the day, so that nobody can be followed from one to the next; by a secret, so that nobody can be guessed.
  const visitor = createHmac('sha256', config.tokenSecret)
    .update(JSON.stringify(['view', day, ...(caller ? [caller.id] : [address, userAgent])]))
    .digest('base64url')
    .slice(0, 22);
  viewBuffer.add({ day, listingId, visitor, ...(caller ? { accountId: caller.id } : {}) });
}
