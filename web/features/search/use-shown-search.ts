import { useState } from 'react';
import type { SearchAddress } from '../listings/search-address.ts';

/**
 * Returns a key of the search whose results are shown. With it, the next results replace the list instead of moving its
 * cards.
 * @param isEarlier the shown results belong to the search before
 */
export function useShownSearch(address: SearchAddress, isEarlier: boolean): string {
  const asked = JSON.stringify(address);
  const [shown, setShown] = useState(asked);
  if (isEarlier || shown === asked) return shown;
  setShown(asked);
  return asked;
}
