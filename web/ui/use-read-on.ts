import { useEffect, useRef } from 'react';

/**
 * Moves focus to the first new listing.
 * @param count current number of listings
 * @param fetchMore loads more
 * @returns the list's ref, and the handler for "more"
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
