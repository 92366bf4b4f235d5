import { useEffect, useRef } from 'react';

/** Milliseconds; the browser may believe in a connection while the server cannot be reached. */
const TRY_AGAIN = 10_000;

/** Calls `goOn` when the connection is back, while something waits for it. */
export function useConnectionBack(isWaiting: boolean, goOn: () => void): void {
  const latest = useRef(goOn);
  useEffect(() => {
    latest.current = goOn;
  });
  useEffect(() => {
    if (!isWaiting) return;
    const call = () => latest.current();
    const timer = setInterval(() => (navigator.onLine ? call() : undefined), TRY_AGAIN);
    window.addEventListener('online', call);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', call);
    };
  }, [isWaiting]);
}
