import { useEffect, useEffectEvent } from 'react';

/** Calls back when the page unloads, and when the browser restores it from its cache. */
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
