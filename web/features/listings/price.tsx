import { showPrice } from '../../platform/i18n/show-price.ts';

/** Formats a price. `amount` is in whole units of the shop's currency, such as `1250.50` (spec §1). */
export function Price({ amount, className = '' }: { amount: string; className?: string }) {
  return (
    <data value={amount} className={`price ${className}`}>
      {showPrice(amount)}
    </data>
  );
}
