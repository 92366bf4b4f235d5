import { useEffect, useRef } from 'react';

type Place = { parts: number; y: number };
type Parts = {
  data: { pages: readonly unknown[] } | undefined;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => Promise<unknown>;
};

/** By entry of the history, whose key the router keeps. */
const nameHere = () => `place-${window.history.state?.__TSR_key}`;

/** Reads and removes the position at which the reader left this entry for another document. */
function consumePlace(): Place | undefined {
  try {
    const stored = sessionStorage.getItem(nameHere());
    sessionStorage.removeItem(nameHere());
    return stored ? (JSON.parse(stored) as Place) : undefined;
  } catch {
    return undefined;
  }
}

function storePlace(place: Place): void {
  try {
    sessionStorage.setItem(nameHere(), JSON.stringify(place));
  } catch {
    // Without storage the page starts at its top.
  }
}

/** Returns to the place in a list after a full load: reads as many parts as were there, then scrolls. */
export function useReturnPosition({
  data,
  hasNextPage,
  isFetchingNextPage,
  isFetchNextPageError,
  fetchNextPage,
}: Parts) {
  const count = data?.pages.length ?? 0;
  const latest = useRef(count);
  const place = useRef<Place>(undefined);
  useEffect(() => {
    place.current = consumePlace();
    const store = () => storePlace({ parts: latest.current, y: Math.round(window.scrollY) });
    window.addEventListener('pagehide', store);
    return () => window.removeEventListener('pagehide', store);
  }, []);
  useEffect(() => {
    latest.current = count;
    const wanted = place.current;
    if (!wanted || count === 0 || isFetchingNextPage) return;
    if (count < wanted.parts && hasNextPage && !isFetchNextPageError) return void fetchNextPage();
    place.current = undefined;
    window.scrollTo({ top: wanted.y });
  }, [count, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage]);
}
