import { useLayoutEffect } from 'react';

/** Scrolls a pending page to the top. The router scrolls only after loading. */
export function useFromTheTop(): void {
  useLayoutEffect(() => {
    window.scrollTo(0, 0);
  }, []);
}
