import { useEffect, useState } from 'react';

/** Milliseconds, also for a bank that asks the buyer something. */
const LONGEST_WAIT = 45_000;

export function useLateAnswer(isPaying: boolean): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isPaying) return;
    const timer = setTimeout(() => setLate(true), LONGEST_WAIT);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isPaying]);
  return isPaying && isLate;
}
