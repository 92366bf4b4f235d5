import type { Env } from './env.ts';
import { ConfigError, choice } from './read-setting.ts';

/**
 * Reads how sellers get their money. Unset, the local card provider pays them; who takes real cards has to choose.
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
