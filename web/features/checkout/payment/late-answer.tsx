import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Order } from '../../../../shared/contract/wishlist.ts';
import { ApiError } from '../../../platform/api.ts';
import { errorMessage } from '../../../platform/error-message.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { words } from '../../../words.ts';
import { isFinal, lateSettlementQuery } from './settlement.ts';

type Props = {
  wish: Order;
  onSettled: () => void;
  onEnded: () => void;
  onTryAgain: () => void;
};

/** Asks our server what became of a payment. */
export function LateAnswer({ wish, onSettled, onEnded, onTryAgain }: Props) {
  const { data, error } = useQuery(lateSettlementQuery(wish));
  const code = error instanceof ApiError ? error.code : undefined;
  const isEnded = code === 'hold_expired';
  const isSettled = data !== undefined || (isFinal(error) && code !== 'not_paid' && !isEnded);
  useEffect(() => {
    if (isSettled) onSettled();
    if (isEnded) onEnded();
  }, [isSettled, isEnded, onSettled, onEnded]);
  const texts = words.payment;
  return (
    <Notice kind="warning" announce>
      <p className="font-medium">{texts.late}</p>
      <p>{texts.lateText}</p>
      {code === 'not_paid' ? (
        <>
          <p>{texts.lateNotPaid}</p>
          <div className="pt-2">
            <Button kind="secondary" onClick={onTryAgain}>
              {texts.tryAgain}
            </Button>
          </div>
        </>
      ) : null}
      {error && code !== 'not_paid' ? <p>{errorMessage(error)}</p> : null}
    </Notice>
  );
}
