import { parsePrice } from '../../shared/domain/money.ts';
import { showMoney } from '../language/formats.ts';

/** A price as a person reads it. `amount` is the wire's: dollars, such as `1250.50` (spec §1: shown in dollars). */
export function Price({ amount, className = '' }: { amount: string; className?: string }) {
  const cents = parsePrice(amount);
  return (
    <data value={amount} className={`price ${className}`}>
      {cents === undefined ? amount : showMoney(cents)}
    </data>
  );
}
