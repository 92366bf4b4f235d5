import { type PointerEvent, useEffect, useRef, useState } from 'react';

/** Pixels before a press becomes a drag. */
const THRESHOLD = 6;

/**
 * Reorders list items by mouse, touch or pen.
 * @param move moves an item to an index from 0
 */
export function useDrag(move: (key: string, to: number) => void) {
  const list = useRef<HTMLUListElement>(null);
  const listening = useRef<AbortController>(undefined);
  const [dragged, setDragged] = useState<string>();
  useEffect(() => () => listening.current?.abort(), []);

  const placeUnder = (x: number, y: number): number =>
    [...(list.current?.children ?? [])].findIndex((item) => {
      const { left, right, top, bottom } = item.getBoundingClientRect();
      return x >= left && x <= right && y >= top && y <= bottom;
    });

  /** Listens on window: a moved element loses its pointer capture. */
  function begin(key: string, from: PointerEvent<HTMLElement>): void {
    listening.current?.abort();
    const listener = new AbortController();
    listening.current = listener;
    const { signal } = listener;
    let isDrag = false;
    const follow = ({ clientX, clientY }: globalThis.PointerEvent) => {
      if (!isDrag && Math.hypot(clientX - from.clientX, clientY - from.clientY) < THRESHOLD) return;
      isDrag = true;
      setDragged(key);
      const place = placeUnder(clientX, clientY);
      if (place >= 0) move(key, place);
    };
    const end = () => {
      listening.current?.abort();
      setDragged(undefined);
    };
    window.addEventListener('pointermove', follow, { signal });
    window.addEventListener('pointerup', end, { signal });
    window.addEventListener('pointercancel', end, { signal });
  }

  return {
    list,
    dragged,
    handle: (key: string, kinds: readonly string[]) => ({
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button === 0 && kinds.includes(event.pointerType)) begin(key, event);
      },
    }),
  };
}
