import { showPrice } from './show-price.ts';

/** A price as a person reads it. `amount` is the wire's: dollars, such as `1250.50` (spec §1: shown in dollars). */
export function Price({ amount, className = '' }: { amount: string; className?: string }) {
  return (
    <data value={amount} className={`price ${className}`}>
      {showPrice(amount)}
    </data>
  );
}
