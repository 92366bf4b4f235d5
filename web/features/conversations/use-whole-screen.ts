import { type RefObject, useEffect } from 'react';

/** Fits an element above the keyboard. The element reads `--visible-height` and `--visible-top`. */
export function useWholeScreen(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const resize = () => {
      // A zoomed page keeps its layout.
      const isZoomed = viewport.scale > 1.01;
      element.current?.style.setProperty('--visible-height', isZoomed ? '100dvh' : `${viewport.height}px`);
      element.current?.style.setProperty('--visible-top', isZoomed ? '0px' : `${viewport.offsetTop}px`);
    };
    resize();
    viewport.addEventListener('resize', resize);
    viewport.addEventListener('scroll', resize);
    return () => {
      viewport.removeEventListener('resize', resize);
      viewport.removeEventListener('scroll', resize);
    };
  }, [element]);
}
