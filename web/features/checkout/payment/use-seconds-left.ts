import { useEffect, useState } from 'react';

const secondsTo = (deadline: number) => Math.max(0, Math.ceil((deadline - Date.now()) / 1000));

/** Counts down to a time in milliseconds of this device's clock; undefined without one. */
export function useSecondsLeft(deadline: number | undefined): number | undefined {
  const [, tick] = useState(0);
  useEffect(() => {
    if (deadline === undefined) return;
    const timer = setInterval(() => {
      tick((count) => count + 1);
      if (secondsTo(deadline) === 0) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [deadline]);
  return deadline === undefined ? undefined : secondsTo(deadline);
}
