import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { readFulfillmentsAgain } from '../use-live-fulfillments.ts';
import { sendRecorded } from './send-recorded.ts';
import { useStoredHandovers } from './use-stored-handovers.ts';

/** Milliseconds between two tries: a browser may not notice that the connection is back. */
const TRY_AGAIN = 15_000;

/** Sends now, and when the connection is back. */
export function useSendRecorded(accountId: string): void {
  const cache = useQueryClient();
  const isWaiting = useStoredHandovers().some(
    (one) => one.accountId === accountId && one.recorded !== undefined && !one.recorded.isRefused,
  );
  useEffect(() => {
    if (!isWaiting) return undefined;
    const send = () => void sendRecorded(accountId).then((isDone) => isDone && readFulfillmentsAgain(cache));
    send();
    const timer = setInterval(send, TRY_AGAIN);
    window.addEventListener('online', send);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', send);
    };
  }, [accountId, cache, isWaiting]);
}
