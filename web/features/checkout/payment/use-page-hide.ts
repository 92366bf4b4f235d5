import { useEffect, useEffectEvent } from 'react';

/** Tells when the page is left by the browser's own means, and when the browser brings it back from its memory. */
export function usePageHide(onHide: () => void, onReturn: () => void): void {
  const hide = useEffectEvent(onHide);
  const show = useEffectEvent((event: PageTransitionEvent) => event.persisted && onReturn());
  useEffect(() => {
    const onPageHide = () => hide();
    const onPageShow = (event: PageTransitionEvent) => show(event);
    window.addEventListener('pagehide', onPageHide);
    window.addEventListener('pageshow', onPageShow);
    return () => {
      window.removeEventListener('pagehide', onPageHide);
      window.removeEventListener('pageshow', onPageShow);
    };
  }, []);
}
