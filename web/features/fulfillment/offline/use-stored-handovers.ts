import { useMemo, useSyncExternalStore } from 'react';
import { followStored, parseStored, readStoredText, type StoredHandover } from './stored-handovers.ts';

/** Includes sales of other accounts. */
export function useStoredHandovers(): StoredHandover[] {
  const text = useSyncExternalStore(followStored, readStoredText, () => '[]');
  return useMemo(() => parseStored(text), [text]);
}
