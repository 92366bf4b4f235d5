import { useEffect } from 'react';

const moves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Keeps the part that the address names in sight while what is above it still loads, until the person moves. */
export function useLinkedPart(): void {
  useEffect(() => {
    const id = location.hash.slice(1);
    if (!id) return undefined;
    const watch = new ResizeObserver(() => document.getElementById(id)?.scrollIntoView());
    const stop = () => {
      watch.disconnect();
      for (const move of moves) removeEventListener(move, stop);
    };
    watch.observe(document.body);
    for (const move of moves) addEventListener(move, stop, { passive: true });
    return stop;
  }, []);
}
