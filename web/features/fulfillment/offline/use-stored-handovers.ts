import { useMemo, useSyncExternalStore } from 'react';
import { parseStored, readStoredText, type StoredHandover, subscribeToStored } from './stored-handovers.ts';

/** Includes sales of other accounts. */
export function useStoredHandovers(): StoredHandover[] {
  const text = useSyncExternalStore(subscribeToStored, readStoredText, () => '[]');
  return useMemo(() => parseStored(text), [text]);
}
