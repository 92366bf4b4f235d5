import { useLayoutEffect } from 'react';

/**
 * Shows what stands for an awaited page from its top, where it says so. The router goes there only once the page has come,
 * or to where somebody was who goes back.
 */
export function useFromTheTop(): void {
  useLayoutEffect(() => {
    window.scrollTo(0, 0);
  }, []);
}
