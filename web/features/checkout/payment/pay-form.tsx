import { useQueryClient } from '@tanstack/react-query';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Order } from '../../../../shared/contract/wishlist.ts';
import type { Cents } from '../../../../shared/domain/money.ts';
import { getApi } from '../../../platform/api-client.ts';
import { showExactMoney } from '../../../platform/i18n/formats.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.ts';
import { words } from '../../../words.ts';
import { CardElement, type PaymentIntentResult, useElements, useStripe, Wallets } from '../card-form/index.ts';
import { LateAnswer } from './late-answer.tsx';
import { settlementKey } from './settlement.ts';
import { useLateAnswer } from './use-late-answer.ts';

type Props = {
  wish: Order;
  total: Cents;
  /** Undefined while the payment is not ready: Pay is disabled (spec §4). */
  clientSecret: string | undefined;
  /** The card was accepted, or the bank is processing. */
  onConfirmed: () => void;
  onCardBegun: () => void;
  onEnded: () => void;
  onPaying: (isPaying: boolean) => void;
};

/** Card field and Pay button, with the provider's message in red (spec §8). */
export function PayForm({ wish, total, clientSecret, onCardBegun, onConfirmed, onEnded, onPaying }: Props) {
  const stripe = useStripe();
  const elements = useElements();
  const [refusal, setRefusal] = useState<{ message: string; isOfCard: boolean }>();
  const [isPaying, setPaying] = useState(false);
  const [isUnpaid, setUnpaid] = useState(false);
  const isLate = useLateAnswer(isPaying);
  const tries = useRef(0);
  const walletTry = useRef(0);
  const cache = useQueryClient();
  const button = useRef<HTMLButtonElement>(null);

  const begin = () => {
    setRefusal(undefined);
    setPaying(true);
    setUnpaid(false);
    onPaying(true);
    tries.current += 1;
    return tries.current;
  };
  const stop = (isUnpaid = true) => {
    setPaying(false);
    onPaying(false);
    setUnpaid(isUnpaid);
  };
  useEffect(() => {
    if (isUnpaid) cache.removeQueries({ queryKey: settlementKey(wish.listingId) });
  }, [isUnpaid, cache, wish.listingId]);

  const pay = async (event: FormEvent) => {
    event.preventDefault();
    const card = elements?.getElement(CardElement);
    if (!stripe || !card || !clientSecret || isPaying) return;
    // Enter in the card field also pays, and the field is disabled meanwhile.
    button.current?.focus();
    const current = begin();
    const result = await stripe.confirmCardPayment(clientSecret, {
      payment_method: { card, billing_details: { email: wish.buyerEmail } },
    });
    await finish(result, current);
  };
  const finish = async (result: PaymentIntentResult, ofTry: number) => {
    const status = await outcomeOf(result, wish.listingId);
    const isGood = status === 'succeeded' || status === 'processing';
    // A later try is under way.
    if (!isGood && ofTry !== tries.current) return;
    stop(!isGood);
    if (status === 'succeeded') toast.success(words.toast.intentSucceeded);
    if (isGood) return onConfirmed();
    if (status === 'canceled') return onEnded();
    const { type, message = words.card.noAnswer } = result.error ?? {};
    setRefusal({ message, isOfCard: type === 'card_error' });
  };

  return (
    <form noValidate onSubmit={(event) => void pay(event)} className="grid gap-5">
      {clientSecret ? (
        <Wallets
          clientSecret={clientSecret}
          billingEmail={wish.buyerEmail}
          onBegun={() => {
            walletTry.current = begin();
          }}
          onResult={(result) => void finish(result, walletTry.current)}
        />
      ) : null}
      <CardElement
        options={{ disabled: isPaying }}
        onChange={({ empty }) => {
          setRefusal(undefined);
          if (!empty) onCardBegun();
        }}
      />
      <Button
        ref={button}
        type="submit"
        disabled={!stripe || !clientSecret}
        busy={isPaying}
        busyLabel={words.payment.paying}
        hidden={isLate}
      >
        {words.payment.pay(showExactMoney(total))}
      </Button>
      {isLate ? (
        <LateAnswer
          wish={wish}
          onSettled={onConfirmed}
          onEnded={() => {
            stop();
            onEnded();
          }}
          onTryAgain={() => stop()}
        />
      ) : null}
      <div role="alert" className="text-danger empty:hidden">
        {clientSecret && refusal ? (
          <p className="flex items-start gap-2.5">
            <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
            {refusal.message}
          </p>
        ) : null}
      </div>
      {clientSecret && refusal?.isOfCard ? (
        <p role="status" className="-mt-3 ps-7.5 text-muted">
          {words.payment.notCharged}
        </p>
      ) : null}
    </form>
  );
}

/** Reads the state from the server when the response was lost. */
async function outcomeOf(
  { paymentIntent, error }: PaymentIntentResult,
  listingId: string,
): Promise<string | undefined> {
  const status = paymentIntent?.status ?? error?.payment_intent?.status;
  if (status || error?.type !== 'api_connection_error') return status;
  const answer = await getApi()
    .confirmPayment({ params: { listingId } })
    .catch(() => undefined);
  if (answer?.status === 'paid') return 'succeeded';
  return answer?.status;
}
