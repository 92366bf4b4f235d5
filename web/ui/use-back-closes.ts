import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

type Entry = { overlays?: readonly string[] } | null;
/** The function that closes it, and the router's address. */
type Overlay = { latest: { current: () => void }; routed: () => string };

const overlaysHere = (): readonly string[] => (window.history.state as Entry)?.overlays ?? [];
const addressHere = () => window.location.href.slice(window.location.origin.length);

/** Overlays that are open in this tab. */
const open = new Map<string, Overlay>();
/** Entries that this module is taking back. */
let leaving = 0;
let count = 0;

/** Runs before the router, which would load the page again for an entry of the same address. */
function onPop(event: PopStateEvent): void {
  if (leaving > 0) {
    leaving -= 1;
    event.stopImmediatePropagation();
    return;
  }
  const here = overlaysHere();
  if (here.some((id) => !open.has(id))) {
    // Its overlay closed when a link led away from it.
    event.stopImmediatePropagation();
    window.history.back();
    return;
  }
  const closed = [...open].filter(([id]) => !here.includes(id)).map(([, overlay]) => overlay);
  const closes = closed.reverse().map(({ latest }) => latest.current);
  const closeAll = () => {
    for (const close of closes) close();
  };
  if (closed.every(({ routed }) => routed() === addressHere())) {
    if (closed.length > 0) event.stopImmediatePropagation();
    closeAll();
  } else {
    // The router reads the new entry first, so that closing may navigate from there.
    setTimeout(closeAll);
  }
}

// While the module loads, since the router listens too as soon as it exists, and listeners run in their order.
if (typeof window !== 'undefined') window.addEventListener('popstate', onPop, { capture: true });

/** Ends the entry of an overlay that closed otherwise. A page that changed meanwhile keeps its address. */
function endEntry(id: string, opened: string): void {
  if (overlaysHere().at(-1) !== id) return;
  if (addressHere() === opened) {
    leaving += 1;
    window.history.back();
    return;
  }
  const overlays = overlaysHere().slice(0, -1);
  History.prototype.replaceState.call(window.history, { ...window.history.state, overlays }, '');
}

/**
 * Lets Back close an overlay: while it is open, the history has one more entry of the same address.
 * @param isOpen false also for an overlay that has a history entry of its own
 */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const router = useRouter();
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (!isOpen) return;
    const id = `overlay-${++count}`;
    const opened = addressHere();
    const overlays = [...overlaysHere().filter((other) => open.has(other)), id];
    // The router replaces the method of the instance, and would count a navigation.
    History.prototype.pushState.call(window.history, { ...window.history.state, overlays }, '');
    open.set(id, { latest, routed: () => router.history.location.href });
    return () => {
      open.delete(id);
      // A link that closes the overlay has led away by then.
      setTimeout(() => endEntry(id, opened));
    };
  }, [isOpen, router]);
}
