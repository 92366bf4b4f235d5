import type { Receipt } from '../../../../shared/contract/checkout.ts';
import { showMoney } from '../../../platform/i18n/formats.ts';
import { showPrice } from '../../../platform/i18n/show-price.ts';
import { words } from '../../../words.ts';

/** With a delivery, each part has its own line. */
export function PaidAmount({ receipt: { price, method, deliveryCents = 0, total = price } }: { receipt: Receipt }) {
  const name = method === 'carrier' ? words.delivery.carrier : words.delivery.sellerDelivery;
  return (
    <>
      <div className="grid content-start sm:justify-items-end">
        <dt className="text-muted text-sm">{words.receipt.amount}</dt>
        <dd className="price font-display text-4xl leading-tight">{showPrice(total)}</dd>
      </div>
      {method ? (
        <>
          <Part name={words.payment.itemPrice} value={showPrice(price)} />
          <Part name={name} value={deliveryCents === 0 ? words.delivery.free : showMoney(deliveryCents)} />
        </>
      ) : null}
    </>
  );
}

function Part({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex items-baseline justify-between gap-4 sm:col-span-3 sm:justify-end">
      <dt className="text-muted">{name}</dt>
      <dd className="price text-end sm:min-w-24">{value}</dd>
    </div>
  );
}
