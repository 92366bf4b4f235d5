import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Settings } from '../../../shared/contract/settings.ts';
import type { Order } from '../../../shared/contract/wishlist.ts';
import { words } from '../../words.ts';
import { CardProvider } from '../card-form/index.ts';
import { RowPicture } from '../dashboard/row-picture.tsx';
import { Picture } from '../picture.tsx';
import { showPrice } from '../show-price.ts';
import { categoryName } from '../wire-names.ts';
import { Checkout } from './checkout.tsx';
import { paymentColumns } from './payment-loading.tsx';
import { PaidPanel, PaymentOutcome } from './payment-outcome.tsx';
import { settlementKey } from './settlement.ts';

/** Pays for a saved piece (spec §2, §4, §7): what is bought, then the card, then what became of it. */
export function PaymentScreen({ wish: saved, payments }: { wish: Order; payments: Settings['payments'] }) {
  const [price, setPrice] = useState(saved.price);
  const [isConfirmed, setConfirmed] = useState(false);
  const queryClient = useQueryClient();
  const wish = { ...saved, price };

  const startAgain = () => {
    setConfirmed(false);
    queryClient.removeQueries({ queryKey: settlementKey(wish.previousId) });
  };

  return (
    <div className={paymentColumns}>
      <div className="grid content-start gap-8">
        <div className="flex items-center gap-4 border-line border-y py-4">
          <span className="xl:hidden">
            <RowPicture image={wish.image} />
          </span>
          <p className="grid min-w-0 grow">
            <span className="font-medium">{categoryName(wish.productName)}</span>
            <span className="text-muted">{words.payment.seller(wish.sellerName)}</span>
          </p>
          <p className="grid text-end">
            <span className="text-muted text-sm">
              {isConfirmed || wish.payment === 'true' ? words.payment.amountPaid : words.payment.amount}
            </span>
            <span className="price font-display text-3xl">{showPrice(price)}</span>
          </p>
        </div>
        {isConfirmed ? (
          <PaymentOutcome wish={wish} onStartAgain={startAgain} />
        ) : wish.payment === 'true' ? (
          <PaidPanel wish={wish} />
        ) : (
          <CardProvider settings={payments}>
            <Checkout
              wish={wish}
              holdMinutes={payments.holdMinutes}
              onNewPrice={setPrice}
              onConfirmed={() => setConfirmed(true)}
            />
          </CardProvider>
        )}
      </div>
      {/* Who pays looks once more at what they pay for; on a phone the small picture must do. */}
      <div className="max-xl:hidden">
        <Picture src={wish.image} alt="" sizes="30rem" className="aspect-4/3 w-full rounded-card" />
      </div>
    </div>
  );
}
