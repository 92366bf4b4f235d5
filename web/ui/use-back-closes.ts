import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

/** `over`: the address that the overlay opened over. */
type Entry = { overlays?: readonly string[]; over?: string } | null;
/** How to close it, and the router's address. */
type Overlay = { latest: { current: () => void }; routed: () => string };

const overlaysHere = (): readonly string[] => (window.history.state as Entry)?.overlays ?? [];
const addressHere = () => window.location.href.slice(window.location.origin.length);

const open = new Map<string, Overlay>();
/** Entries being taken back. */
let leaving = 0;
let count = 0;

/** Runs before the router, which would reload the page for an entry of the same address. */
function onPop(event: PopStateEvent): void {
  if (leaving > 0) {
    leaving -= 1;
    event.stopImmediatePropagation();
    return;
  }
  const here = overlaysHere();
  if (here.some((id) => !open.has(id))) {
    // A link out of the overlay closed it.
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
    // The router reads the new entry first; then closing may navigate.
    setTimeout(closeAll);
  }
}

/** After a reload no overlay is left: its entry would cost a Back. */
function leaveReloadedEntry(): void {
  if (overlaysHere().length === 0 || (window.history.state as Entry)?.over !== addressHere()) return;
  leaving += 1;
  window.history.go(-overlaysHere().length);
}

// At load, so that it runs before the router's listener.
if (typeof window !== 'undefined') {
  window.addEventListener('popstate', onPop, { capture: true });
  leaveReloadedEntry();
}

/** Removes the entry of a closed overlay, unless the page changed. */
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
 * Lets Back close an overlay, by one more history entry of the same address.
 * @param isOpen false for an overlay with its own history entry
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
    // The router's own method would count a navigation.
    History.prototype.pushState.call(window.history, { ...window.history.state, overlays, over: opened }, '');
    open.set(id, { latest, routed: () => router.history.location.href });
    return () => {
      open.delete(id);
      // By then, a link that closes the overlay has led away.
      setTimeout(() => endEntry(id, opened));
    };
  }, [isOpen, router]);
}
