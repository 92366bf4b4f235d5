import type { Fulfillment } from '../../../shared/contract/fulfillment.ts';
import { showMoney } from '../../platform/i18n/formats.ts';
import { words } from '../../words.ts';

/** The price, and who comes to whom. */
export function HandoverMethod({ one }: { one: Fulfillment }) {
  const { role, method, other, priceCents, deliveryCents } = one;
  const texts = words.delivery;
  const who = { buyer: texts.asBuyer, seller: texts.asSeller, operator: texts.asAdmin }[role];
  return (
    <>
      <p className="wrap-anywhere">{who[method](other.name)}</p>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="price font-display text-lg">{showMoney(priceCents)}</span>
        {deliveryCents > 0 ? <span className="text-muted text-sm">{texts.plus(showMoney(deliveryCents))}</span> : null}
      </p>
    </>
  );
}
