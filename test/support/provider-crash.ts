import type { CardPayments } from '../../server/ports/card-payments.ts';
import type { ReplaceableServices } from './provider-market.ts';

const fatal = ['createIntent', 'changeIntent', 'readIntent', 'cancelIntent', 'refund', 'findIntents'] as const;
type Fatal = (typeof fatal)[number];

/** Simulates a crash: an action stops forever at its next provider call. */
export function createPowerSwitch(services: ReplaceableServices) {
  const payments = services.payments;
  let cut: { moment: 'before' | 'after'; dark: () => void } | undefined;

  const wrap = <N extends Fatal>(name: N): CardPayments[N] => {
    const real = payments[name] as (...args: unknown[]) => Promise<unknown>;
    return (async (...args: unknown[]) => {
      const now = cut;
      cut = undefined;
      if (now?.moment === 'after') await real(...args).catch(() => undefined);
      if (!now) return real(...args);
      now.dark();
      return new Promise(() => undefined);
    }) as CardPayments[N];
  };
  services.payments = { ...payments, ...Object.fromEntries(fatal.map((name) => [name, wrap(name)])) };

  return {
    async cutDuring(act: () => Promise<unknown>, moment: 'before' | 'after'): Promise<void> {
      const dark = new Promise<void>((resolve) => {
        cut = { moment, dark: resolve };
      });
      await Promise.race([act(), dark]);
      cut = undefined;
    },
  };
}
