import { useEffect, useRef } from 'react';

/**
 * Lets a reader go on at the first piece that came, since the link that asked for more has moved or gone.
 * @param count how many pieces there are
 * @param fetchMore asks for more of them
 * @returns the place of the list, and what to call when more is asked for
 */
export function useReadOn<Place extends HTMLElement>(count: number, fetchMore: () => Promise<unknown>) {
  const list = useRef<Place>(null);
  const seen = useRef<number>(undefined);
  useEffect(() => {
    if (seen.current === undefined || count <= seen.current) return;
    const firstNew = list.current?.querySelectorAll('article')[seen.current];
    (firstNew?.querySelector('a') ?? firstNew)?.focus({ preventScroll: true });
    seen.current = undefined;
  }, [count]);
  const showMore = () => {
    seen.current = count;
    void fetchMore();
  };
  return [list, showMore] as const;
}
