import { MAX_PRICE } from '../../shared/domain/money.ts';
import { defaultSellerFee, type SellerFee } from '../../shared/domain/seller-fee.ts';
import type { Env } from './env.ts';
import { ConfigError, choice, number } from './read-setting.ts';

/**
 * Reads how sellers get their money. Unset, the local card provider pays them; with real cards the operator must choose.
 * @throws ConfigError that names what is missing
 */
export function readPayouts(env: Env, cards: 'sandbox' | 'stripe'): { kind: 'manual' | 'connect' } {
  const wanted = choice(env, 'PAYOUTS', {
    choices: ['stripe', 'manual'],
    fallback: cards === 'sandbox' ? 'stripe' : 'manual',
  });
  if (wanted === 'manual') return { kind: 'manual' };
  if (env.PAYOUTS && cards === 'sandbox')
    throw new ConfigError(
      'PAYOUTS=stripe needs STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET. Leave PAYOUTS unset to try it with the test card provider.',
    );
  return { kind: 'connect' };
}

/**
 * Reads what the shop keeps of a sale.
 * @throws ConfigError that names the variable
 */
export function readSellerFee(env: Env): SellerFee {
  const percent = number(env, 'SELLER_FEE_PERCENT', { fallback: defaultSellerFee.percent, min: 0, max: 100 });
  if (Number(percent.toFixed(2)) !== percent) throw new ConfigError('SELLER_FEE_PERCENT may have up to two decimals.');
  const minimumCents = number(env, 'SELLER_FEE_MINIMUM_CENTS', {
    fallback: defaultSellerFee.minimumCents,
    min: 0,
    max: MAX_PRICE,
  });
  const percentOf = readCategories(env.SELLER_FEE_CATEGORIES);
  return { percent, minimumCents, ...(percentOf ? { percentOf } : {}) };
}

/** Reads `sofa=10,dressing-table=5.5`. */
function readCategories(text: string | undefined): Record<string, number> | undefined {
  if (text === undefined) return undefined;
  const pairs = text.split(',').map((pair) => /^([a-z0-9]+(?:-[a-z0-9]+)*)=(\d{1,3}(?:\.\d{1,2})?)$/.exec(pair.trim()));
  if (pairs.some((found) => !found || Number(found[2]) > 100))
    throw new ConfigError(
      'SELLER_FEE_CATEGORIES must be like sofa=10,dressing-table=5.5: addresses of categories and percents up to 100.',
    );
  return Object.fromEntries(pairs.map((found) => [found?.[1] ?? '', Number(found?.[2])]));
}
