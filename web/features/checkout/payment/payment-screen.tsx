import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Settings } from '../../../../shared/contract/settings.ts';
import type { OrderToPay } from '../../../../shared/contract/wishlist.ts';
import { categoryName } from '../../../platform/i18n/shown-names.ts';
import { readWirePrice } from '../../../platform/shop-money.ts';
import { RowPicture } from '../../../ui/list/row-picture.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { words } from '../../../words.ts';
import { CardProvider } from '../card-form/index.ts';
import { Checkout } from './checkout.tsx';
import { beginChoice, feeOf, isWhole, sentChoice } from './chosen-delivery.ts';
import { DeliveryChoice } from './delivery-choice.tsx';
import { intentQuery } from './intent-query.ts';
import { PaymentOutcome } from './payment-outcome.tsx';
import { PriceLines } from './price-lines.tsx';
import { settlementKey } from './settlement.ts';
import { WhatIsSold } from './what-is-sold.tsx';

const paymentColumns =
  'grid max-w-xl gap-x-12 xl:max-w-none xl:grid-cols-[minmax(0,36rem)_minmax(0,1fr)] xl:items-start';

export function PaymentScreen({ wish: saved, payments }: { wish: OrderToPay; payments: Settings['payments'] }) {
  const [price, setPrice] = useState(saved.price);
  const [isConfirmed, setConfirmed] = useState(false);
  const queryClient = useQueryClient();
  const wish = { ...saved, price };
  const [choice, setChoice] = useState(() => beginChoice(saved));
  const sent = sentChoice(wish, choice);
  const isChosen = isWhole(choice);
  // Checkout calls the provider; here its answer is only read.
  const { data: asked, error } = useQuery({ ...intentQuery(wish, sent), enabled: false });
  const priceCents = readWirePrice(price) ?? 0;
  const delivery = { method: choice.method, cents: asked?.deliveryCents ?? feeOf(wish, choice) };

  const startAgain = () => {
    setConfirmed(false);
    queryClient.removeQueries({ queryKey: settlementKey(wish.listingId) });
  };

  return (
    <div className={paymentColumns}>
      <div className="grid content-start gap-8">
        <div className="flex items-center gap-4 border-line border-y py-4">
          <span className="xl:hidden">
            <RowPicture image={wish.image} />
          </span>
          <p className="grid min-w-0 grow">
            <span className="font-medium">{categoryName(wish.category)}</span>
            <span dir="auto" className="text-muted">
              {words.payment.seller(wish.sellerName)}
            </span>
          </p>
        </div>
        <WhatIsSold wish={wish} />
        {isConfirmed ? null : (
          <DeliveryChoice wish={wish} choice={choice} error={isChosen ? error : null} onChange={setChoice} />
        )}
        <PriceLines price={priceCents} delivery={delivery} />
        {isConfirmed ? (
          <PaymentOutcome wish={wish} onStartAgain={startAgain} />
        ) : (
          <CardProvider settings={payments}>
            <Checkout
              wish={wish}
              choice={isChosen ? sent : undefined}
              total={priceCents + delivery.cents}
              holdMinutes={payments.holdMinutes}
              onNewPrice={setPrice}
              onConfirmed={() => setConfirmed(true)}
            />
          </CardProvider>
        )}
      </div>
      <div className="max-xl:hidden">
        <Picture src={wish.image} alt="" sizes="30rem" className="aspect-4/3 w-full rounded-card" />
      </div>
    </div>
  );
}
