import { useSyncExternalStore } from 'react';
import { words } from '../../words.ts';

const events = ['online', 'offline'] as const;

function subscribe(changed: () => void): () => void {
  for (const event of events) window.addEventListener(event, changed);
  return () => {
    for (const event of events) window.removeEventListener(event, changed);
  };
}

/** Returns whether the browser is online; true on the server and during hydration. */
export const useOnline = () =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );

function publishHeight(strip: HTMLElement | null): (() => void) | undefined {
  if (!strip) return undefined;
  const watch = new ResizeObserver(() =>
    document.documentElement.style.setProperty('--offline-strip', `${strip.offsetHeight}px`),
  );
  watch.observe(strip);
  return () => watch.disconnect();
}

export function OfflineNotice() {
  const online = useOnline();
  return (
    <div ref={publishHeight} role="status" className="sticky bottom-(--tab-bar) z-30 print:hidden">
      {online ? null : (
        <p className="frame border-line border-t bg-warning-soft py-2.5 text-center text-sm text-warning">
          {words.app.offline}
        </p>
      )}
    </div>
  );
}
