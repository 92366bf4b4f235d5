import { words } from '../../../words.ts';
import { showExactPrice } from '../../listings/show-price.ts';

export function PriceLines({ price }: { price: string }) {
  const text = words.payment;
  return (
    <dl className="grid gap-2">
      <Line name={text.itemPrice} value={showExactPrice(price)} />
      <Line name={text.handover} value={text.handoverText} />
      <Line name={text.fees} value={text.noFees} />
      <div className="flex items-baseline justify-between gap-4 border-line border-t pt-3">
        <dt className="font-medium">{text.total}</dt>
        <dd className="price font-display text-3xl">{showExactPrice(price)}</dd>
      </div>
    </dl>
  );
}

function Line({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="text-muted">{name}</dt>
      <dd className="text-end">{value}</dd>
    </div>
  );
}
