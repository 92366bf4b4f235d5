import type { ChosenDelivery } from '../../../../shared/domain/delivery.ts';
import type { Cents } from '../../../../shared/domain/money.ts';
import { showExactMoney } from '../../../platform/i18n/formats.ts';
import { words } from '../../../words.ts';

export function PriceLines({ price, delivery }: { price: Cents; delivery: ChosenDelivery }) {
  const text = words.payment;
  const { method, cents } = delivery;
  const name = method === 'carrier' ? words.delivery.carrier : words.delivery.sellerDelivery;
  return (
    <dl className="grid gap-2">
      <Line name={text.itemPrice} value={showExactMoney(price)} />
      {method === 'pickup' ? (
        <Line name={text.handover} value={text.handoverText} />
      ) : (
        <Line name={name} value={cents === 0 ? words.delivery.free : showExactMoney(cents)} />
      )}
      <Line name={text.fees} value={text.noFees} />
      <div className="flex items-baseline justify-between gap-4 border-line border-t pt-3">
        <dt className="font-medium">{text.total}</dt>
        <dd className="price font-display text-3xl">{showExactMoney(price + cents)}</dd>
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
