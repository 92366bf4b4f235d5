import { Failure } from '../../../shared/errors.ts';

const FRESH_SECONDS = 300;

/**
 * Demands a password or a second factor of the last five minutes: a stolen session cannot become permanent. Every
 * change of a password, a factor or a payout account, and a removal pass here.
 * @param secondsAgo undefined when unknown
 * @throws fresh_proof_needed
 */
export function requireFreshProof(secondsAgo: number | undefined): void {
  if (secondsAgo === undefined || secondsAgo > FRESH_SECONDS) throw new Failure('fresh_proof_needed');
}
