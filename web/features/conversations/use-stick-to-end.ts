import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Pixels from the end that count as it, and from the start that load more. */
const NEAR_END = 80;
const NEAR_START = 400;

type Shown = { first: string | undefined; last: string | undefined };

/**
 * Holds a thread at its end, or at the reader's place, also when earlier messages are inserted.
 * @param shown keys of the first and last item
 * @param isOwnLast go to the end
 */
export function useStickToEnd({ first, last }: Shown, isOwnLast: boolean, onNearStart: () => void) {
  const scroller = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const before = useRef<Shown & { height: number }>(undefined);
  const [hasNew, setHasNew] = useState(false);

  const toEnd = () => {
    scroller.current?.scrollTo(0, scroller.current.scrollHeight);
    isAtEnd.current = true;
    setHasNew(false);
  };

  useLayoutEffect(() => {
    const box = scroller.current;
    if (!box) return;
    const was = before.current;
    const isLonger = was !== undefined && was.last !== last;
    if (!was?.last || isAtEnd.current || (isLonger && isOwnLast)) toEnd();
    else if (was.first !== first) box.scrollTop += box.scrollHeight - was.height;
    else if (isLonger) setHasNew(true);
    before.current = { first, last, height: box.scrollHeight };
  });

  useEffect(() => {
    // Keyboard, composer and late pictures change heights.
    const watch = new ResizeObserver(() => {
      const box = scroller.current;
      if (!box) return;
      if (isAtEnd.current) box.scrollTo(0, box.scrollHeight);
      if (before.current) before.current.height = box.scrollHeight;
    });
    for (const part of [scroller.current, content.current]) if (part) watch.observe(part);
    return () => watch.disconnect();
  }, []);

  const onScroll = () => {
    const box = scroller.current;
    if (!box) return;
    isAtEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_END;
    if (isAtEnd.current) setHasNew(false);
    if (box.scrollTop < NEAR_START) onNearStart();
  };
  return { scroller, content, onScroll, hasNew, toEnd };
}
