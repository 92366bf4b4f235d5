import { type PointerEvent, useRef } from 'react';

/** Pixels; a shorter pull is a slip. */
const FAR = 80;

/**
 * Closes a sheet that a finger pulls down by its head.
 * @returns handlers of the head
 */
export function usePullDown(close: () => void) {
  const from = useRef<number>(undefined);
  return {
    onPointerDown({ pointerType, clientY }: PointerEvent) {
      from.current = pointerType === 'touch' ? clientY : undefined;
    },
    onPointerUp({ clientY }: PointerEvent) {
      if (from.current !== undefined && clientY - from.current > FAR) close();
      from.current = undefined;
    },
    onPointerCancel() {
      from.current = undefined;
    },
  };
}
