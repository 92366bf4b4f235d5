import { APPEAL_DAYS, DECIDE_DAYS } from '../../shared/domain/dispute.ts';
import {
  ANSWER_HOURS,
  ARRANGE_DAYS,
  CODE_DAYS,
  DENY_HOURS,
  INSPECTION_HOURS,
  PARCEL_DAYS,
} from '../../shared/domain/fulfillment.ts';
import { UNREAD_MINUTES } from '../../shared/domain/notification.ts';
import { MOST_OFFER_HOLD_HOURS, OFFER_HOLD_HOURS, OFFER_HOURS } from '../../shared/domain/offer.ts';
import { ACCOUNT_HOURS } from '../../shared/domain/payout.ts';
import { REVIEW_DAYS } from '../../shared/domain/review.ts';
import type { Deadlines } from '../ports/config.ts';
import type { Env } from './env.ts';
import { ConfigError } from './read-setting.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const YEAR = 365 * DAY;

/** A setting in hours or days: its default, the least and the most. */
type Setting = { name: keyof Env; unit: number; usual: number; least: number; most: number };

type Range = {
  inSeconds: keyof Env;
  leastSeconds?: number;
} & ({ setting: Setting } | { fixed: number });

/** A `fixed` one, in seconds, cannot be set in production. */
const ranges: Record<keyof Deadlines, Range> = {
  offer: {
    inSeconds: 'OFFER_SECONDS',
    setting: { name: 'OFFER_HOURS', unit: HOUR, usual: OFFER_HOURS, least: 1, most: 720 },
  },
  offerHold: {
    inSeconds: 'OFFER_HOLD_SECONDS',
    setting: { name: 'OFFER_HOLD_HOURS', unit: HOUR, usual: OFFER_HOLD_HOURS, least: 1, most: MOST_OFFER_HOLD_HOURS },
  },
  arrange: {
    inSeconds: 'ARRANGE_SECONDS',
    setting: { name: 'ARRANGE_DAYS', unit: DAY, usual: ARRANGE_DAYS, least: 1, most: 30 },
  },
  inspection: {
    inSeconds: 'INSPECTION_SECONDS',
    setting: { name: 'INSPECTION_HOURS', unit: HOUR, usual: INSPECTION_HOURS, least: 1, most: 336 },
  },
  payoutAccount: {
    inSeconds: 'PAYOUT_ACCOUNT_SECONDS',
    leastSeconds: 0,
    setting: { name: 'PAYOUT_ACCOUNT_HOURS', unit: HOUR, usual: ACCOUNT_HOURS, least: 24, most: 720 },
  },
  answer: { inSeconds: 'ANSWER_SECONDS', fixed: ANSWER_HOURS * HOUR },
  code: { inSeconds: 'CODE_SECONDS', fixed: CODE_DAYS * DAY },
  noShow: { inSeconds: 'NO_SHOW_SECONDS', fixed: DENY_HOURS * HOUR },
  parcel: { inSeconds: 'PARCEL_SECONDS', fixed: PARCEL_DAYS * DAY },
  decision: { inSeconds: 'DECISION_SECONDS', fixed: DECIDE_DAYS * DAY },
  appeal: { inSeconds: 'APPEAL_SECONDS', fixed: APPEAL_DAYS * DAY },
  review: { inSeconds: 'REVIEW_SECONDS', fixed: REVIEW_DAYS * DAY },
  reminder: { inSeconds: 'REMINDER_SECONDS', fixed: DAY },
  unreadMail: { inSeconds: 'UNREAD_MAIL_SECONDS', fixed: UNREAD_MINUTES * MINUTE },
};

/**
 * Reads how long things wait, in hours or days; outside production also in seconds, so that a script can wait for them.
 * @throws ConfigError that names the variable
 */
export const readDeadlines = (env: Env, production: boolean): Deadlines =>
  Object.fromEntries(Object.entries(ranges).map(([name, range]) => [name, read(env, production, range)])) as Deadlines;

function read(env: Env, production: boolean, range: Range): number {
  const { inSeconds, leastSeconds = 1 } = range;
  const seconds = env[inSeconds];
  if (seconds === undefined) return 'fixed' in range ? range.fixed : readSetting(env, range.setting);
  if (production)
    throw new ConfigError(
      `${inSeconds} is for tests. ${'fixed' in range ? 'In production it cannot be set.' : `In production set ${range.setting.name}.`}`,
    );
  const most = 'fixed' in range ? YEAR : range.setting.most * range.setting.unit;
  if (!isWithin(seconds, leastSeconds, most))
    throw new ConfigError(`${inSeconds} must be a number from ${leastSeconds} to ${most}.`);
  return Number(seconds);
}

function readSetting(env: Env, { name, unit, usual, least, most }: Setting): number {
  const given = env[name] ?? String(usual);
  if (!isWithin(given, least, most)) throw new ConfigError(`${name} must be a number from ${least} to ${most}.`);
  return Number(given) * unit;
}

/** Written in digits, like the other settings: `1e3` and `0x10` are typos. */
const isWithin = (given: string, least: number, most: number): boolean =>
  /^\d+(\.\d+)?$/.test(given) && Number(given) >= least && Number(given) <= most;
