import { useMemo, useSyncExternalStore } from 'react';
import { followKept, type KeptHandover, parseKept, readKeptText } from './kept-handovers.ts';

/** Includes sales of other accounts. */
export function useKept(): KeptHandover[] {
  const text = useSyncExternalStore(followKept, readKeptText, () => '[]');
  return useMemo(() => parseKept(text), [text]);
}
