import { useEffect, useState } from 'react';

const SECOND = 1_000;
const HOUR = 3_600_000;

/**
 * Returns milliseconds, updated until a deadline: each second in its last hour.
 * @param until ISO time
 */
export function useNow(until: string): number {
  const [now, setNow] = useState(Date.now);
  const left = Date.parse(until) - now;
  const isLastHour = left < HOUR;
  const isOver = left <= 0;
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => setNow(Date.now()), isLastHour ? SECOND : 10 * SECOND);
    return () => clearInterval(timer);
  }, [isLastHour, isOver]);
  return now;
}
