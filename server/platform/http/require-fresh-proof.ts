import { Failure } from '../../../shared/errors.ts';

const FRESH_SECONDS = 300;

/**
 * Demands a password or a second factor of the last five minutes, so that a stolen session cannot become permanent.
 * @param secondsAgo undefined when unknown
 * @throws fresh_proof_needed
 */
export function requireFreshProof(secondsAgo: number | undefined): void {
  if (secondsAgo === undefined || secondsAgo > FRESH_SECONDS) throw new Failure('fresh_proof_needed');
}
