import { ARRANGE_DAYS, INSPECTION_HOURS } from '../../shared/domain/fulfillment.ts';
import { OFFER_HOLD_HOURS, OFFER_HOURS } from '../../shared/domain/offer.ts';
import { ACCOUNT_HOURS } from '../../shared/domain/payout.ts';
import type { Deadlines } from '../ports/config.ts';
import type { Env } from './env.ts';
import { ConfigError } from './read-setting.ts';

/** A setting in hours or days: its default, the least and the most. */
type Range = {
  name: 'OFFER_HOURS' | 'OFFER_HOLD_HOURS' | 'ARRANGE_DAYS' | 'INSPECTION_HOURS' | 'PAYOUT_ACCOUNT_HOURS';
  usual: number;
  least: number;
  most: number;
  leastSeconds?: number;
};

/**
 * Reads how long things wait, in hours or days; outside production also in seconds, so that a script can wait for them.
 * @throws ConfigError that names the variable
 */
export const readDeadlines = (env: Env, production: boolean): Deadlines => ({
  offer: deadline(env, production, 'OFFER_SECONDS', { name: 'OFFER_HOURS', usual: OFFER_HOURS, least: 1, most: 720 }),
  offerHold: deadline(env, production, 'OFFER_HOLD_SECONDS', {
    name: 'OFFER_HOLD_HOURS',
    usual: OFFER_HOLD_HOURS,
    least: 1,
    most: 168,
  }),
  arrange: deadline(env, production, 'ARRANGE_SECONDS', {
    name: 'ARRANGE_DAYS',
    usual: ARRANGE_DAYS,
    least: 1,
    most: 30,
  }),
  inspection: deadline(env, production, 'INSPECTION_SECONDS', {
    name: 'INSPECTION_HOURS',
    usual: INSPECTION_HOURS,
    least: 1,
    most: 336,
  }),
  payoutAccount: deadline(env, production, 'PAYOUT_ACCOUNT_SECONDS', {
    name: 'PAYOUT_ACCOUNT_HOURS',
    usual: ACCOUNT_HOURS,
    least: 24,
    most: 720,
    leastSeconds: 0,
  }),
});

type InSeconds =
  | 'OFFER_SECONDS'
  | 'OFFER_HOLD_SECONDS'
  | 'ARRANGE_SECONDS'
  | 'INSPECTION_SECONDS'
  | 'PAYOUT_ACCOUNT_SECONDS';

function deadline(env: Env, production: boolean, inSeconds: InSeconds, range: Range): number {
  const { name, usual, least, most, leastSeconds = 1 } = range;
  const unit = name.endsWith('_DAYS') ? DAY : HOUR;
  const seconds = env[inSeconds];
  if (seconds !== undefined) {
    if (production) throw new ConfigError(`${inSeconds} is for tests. In production set ${name}.`);
    if (!(Number(seconds) >= leastSeconds && Number(seconds) <= most * unit))
      throw new ConfigError(`${inSeconds} must be a number from ${leastSeconds} to ${most * unit}.`);
    return Number(seconds);
  }
  const given = Number(env[name] ?? usual);
  if (!(given >= least && given <= most)) throw new ConfigError(`${name} must be a number from ${least} to ${most}.`);
  return given * unit;
}

const HOUR = 3600;
const DAY = 24 * HOUR;
