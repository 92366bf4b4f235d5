import { useId } from 'react';
import type { Order } from '../../../../shared/contract/wishlist.ts';
import { deliveryFee, offeredMethods } from '../../../../shared/domain/delivery.ts';
import type { FulfillmentMethod } from '../../../../shared/domain/fulfillment.ts';
import { ApiError } from '../../../platform/api.ts';
import { showMoney } from '../../../platform/i18n/formats.ts';
import { useUnit } from '../../../platform/i18n/unit.ts';
import { words } from '../../../words.ts';
import { showDistance } from '../../listings/show-distance.ts';
import { type DeliveryChoice as Choice, isWhole, offerOf } from './chosen-delivery.ts';
import { DeliveryTown } from './delivery-town.tsx';

type Props = {
  wish: Order;
  choice: Choice;
  error: Error | null;
  onChange: (choice: Choice) => void;
};

/** Shown where there is more than a pickup. */
export function DeliveryChoice({ wish, choice, error, onChange }: Props) {
  const errorId = useId();
  const unit = useUnit();
  if (!wish.offered) return null;
  const offer = offerOf(wish);
  const { town, deliveryRadiusKm = 0 } = wish.offered;
  const radius = showDistance(deliveryRadiusKm, unit);
  const labels = words.delivery;
  const texts: Record<FulfillmentMethod, [name: string, text: string]> = {
    pickup: [labels.pickup, labels.pickupText(town)],
    seller_delivery: [labels.sellerDelivery, labels.sellerDeliveryText(radius, town)],
    carrier: [labels.carrier, labels.carrierText],
  };
  const refused = error instanceof ApiError ? error.fields : {};
  return (
    <fieldset className="grid gap-3" aria-describedby={refused.method ? errorId : undefined}>
      <legend className="mb-2 font-display text-2xl">{labels.title}</legend>
      {offeredMethods(offer).map((method) => {
        const fee = deliveryFee(offer, method) ?? 0;
        const [name, text] = texts[method];
        return (
          <label
            key={method}
            className="grid min-h-16 cursor-pointer grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 rounded-card border border-edge bg-surface px-4 py-3 motion-quick hover:border-ink has-checked:border-accent has-checked:bg-accent-soft"
          >
            <input
              type="radio"
              name="delivery"
              className="size-5 accent-accent"
              checked={choice.method === method}
              onChange={() => onChange({ ...choice, method })}
            />
            <span className="grid">
              <span className="font-medium">{name}</span>
              <span className="text-muted text-sm">{text}</span>
            </span>
            <span className="price font-medium">{fee === 0 ? labels.free : showMoney(fee)}</span>
          </label>
        );
      })}
      {refused.method ? (
        <p id={errorId} className="text-danger text-sm">
          {refused.method}
        </p>
      ) : null}
      {choice.method === 'seller_delivery' ? (
        <DeliveryTown town={town} radius={radius} choice={choice} error={refused.place} onChange={onChange} />
      ) : null}
      <p role="status" className="text-muted empty:hidden">
        {isWhole(choice) ? '' : labels.sayWhere}
      </p>
    </fieldset>
  );
}
