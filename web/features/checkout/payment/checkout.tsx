import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { OrderToPay } from '../../../../shared/contract/wishlist.ts';
import type { Cents } from '../../../../shared/domain/money.ts';
import { ApiError } from '../../../platform/api.ts';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { words } from '../../../words.ts';
import { wishQuery } from '../../wishlist/wish-query.ts';
import { heldForMe } from '../held-for-me.ts';
import type { PaymentChoice } from './chosen-delivery.ts';
import { HoldCountdown } from './hold-countdown.tsx';
import { AGREED_MINUTES, holdDeadline } from './hold-deadline.ts';
import { intentQuery } from './intent-query.ts';
import { PayForm } from './pay-form.tsx';
import { isOtherEdition, PaymentObstacle } from './payment-obstacle.tsx';
import { releaseHoldOnPageHide } from './release-hold.ts';
import { useFullHold } from './use-full-hold.ts';
import { usePageHide } from './use-page-hide.ts';
import { useSecondsLeft } from './use-seconds-left.ts';

type Props = {
  wish: OrderToPay;
  /** Undefined until the buyer has said how they get it. */
  choice: PaymentChoice | undefined;
  /** The price with the fee. */
  total: Cents;
  holdMinutes: number;
  onNewPrice: (price: string) => void;
  onConfirmed: () => void;
};

/** Holds the listing and takes the card. Card input survives errors. */
export function Checkout({ wish, choice: chosen, total, holdMinutes, onNewPrice, onConfirmed }: Props) {
  const queryClient = useQueryClient();
  const choice = chosen ?? {};
  const intent = useQuery({ ...intentQuery(wish, choice), enabled: chosen !== undefined });
  const [isEnded, setEnded] = useState(false);
  const [isPaying, setPaying] = useState(false);
  const hold = chosen && intent.isSuccess && !intent.isFetching ? intent.data : undefined;
  const longest = hold?.agreed ? AGREED_MINUTES : holdMinutes;
  const seconds = useSecondsLeft(hold && holdDeadline(hold.onHoldUntil, longest, intent.dataUpdatedAt));
  // Whether it was charged is unknown while paying.
  const isOver = hold !== undefined && !isPaying && (isEnded || seconds === 0);
  const error = intent.isFetching ? undefined : intent.error;
  const code = error instanceof ApiError ? error.code : undefined;

  const { isShort, extendToFull } = useFullHold({ wish, choice, holdMinutes }, hold, intent.dataUpdatedAt);

  const tryAgain = () => {
    setEnded(false);
    void intent.refetch();
  };
  const readAgain = () => void queryClient.invalidateQueries({ queryKey: wishQuery(wish.listingId).queryKey });
  usePageHide(() => releaseHoldOnPageHide(queryClient, wish.listingId), tryAgain);

  // The card was confirmed earlier, on a page that was left.
  const isUnderWay = code === 'payment_in_progress';
  useEffect(() => {
    if (isUnderWay) onConfirmed();
  }, [isUnderWay, onConfirmed]);

  return (
    <div className="grid gap-6">
      {intent.isFetching ? (
        <p role="status" className="text-muted">
          {intent.isPaused ? words.failure.network : words.payment.preparing}
        </p>
      ) : null}
      {error && !isUnderWay && !isBesideField(error) ? (
        <PaymentObstacle error={error} onNewPrice={onNewPrice} onReload={readAgain} onTryAgain={tryAgain} />
      ) : null}
      {isOver ? (
        <Notice kind="warning" announce>
          <p>{words.payment.holdOver}</p>
          <div className="pt-2">
            <Button kind="secondary" onClick={tryAgain}>
              {words.payment.startAgain}
            </Button>
          </div>
        </Notice>
      ) : null}
      {hold && !error && !isOver && !isPaying && seconds !== undefined ? (
        hold.agreed && seconds > holdMinutes * 60 ? (
          <p className="text-muted">{heldForMe(hold.onHoldUntil)}</p>
        ) : (
          <HoldCountdown seconds={seconds} fullMinutes={isShort ? holdMinutes : undefined} />
        )
      ) : null}
      <div hidden={code === 'item_unavailable' || code === 'item_on_hold' || isOtherEdition(error)}>
        <PayForm
          wish={wish}
          total={total}
          clientSecret={error || isOver ? undefined : hold?.clientSecret}
          onCardBegun={extendToFull}
          onConfirmed={onConfirmed}
          onEnded={() => setEnded(true)}
          onPaying={setPaying}
        />
      </div>
      <LinkButton to="/dashboard/my-orders" kind="quiet" className="-ml-5 justify-self-start">
        {isPaying ? words.payment.backToOrders : words.payment.leave}
      </LinkButton>
    </div>
  );
}

/** The choice of how to get it shows what is wrong with it. */
const isBesideField = (error: Error) =>
  error instanceof ApiError && (error.fields.place !== undefined || error.fields.method !== undefined);
