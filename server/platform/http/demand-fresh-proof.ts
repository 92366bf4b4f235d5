import { Failure } from '../../../shared/errors.ts';

/** For so long a password or a second factor counts as shown just now. */
const FRESH_SECONDS = 300;

/**
 * Demands a password or a second factor of the last five minutes, so that a stolen session cannot make itself permanent.
 * Every change of a password, a factor, a payout account, and the removal of an account pass here.
 * @param secondsAgo undefined when unknown
 * @throws fresh_proof_needed
 */
export function demandFreshProof(secondsAgo: number | undefined): void {
  if (secondsAgo === undefined || secondsAgo > FRESH_SECONDS) throw new Failure('fresh_proof_needed');
}
