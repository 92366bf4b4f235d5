import { useSyncExternalStore } from 'react';
import { words } from '../../words.ts';

const events = ['online', 'offline'] as const;

function follow(changed: () => void): () => void {
  for (const event of events) window.addEventListener(event, changed);
  return () => {
    for (const event of events) window.removeEventListener(event, changed);
  };
}

/** Whether the browser has a connection. The server, and a page that comes alive, take it for granted. */
export const useOnline = () =>
  useSyncExternalStore(
    follow,
    () => navigator.onLine,
    () => true,
  );

/** Tells what else stands at the foot of a page how many lines this takes, so that it stands above. */
function tellHeight(strip: HTMLElement | null): (() => void) | undefined {
  if (!strip) return undefined;
  const watch = new ResizeObserver(() =>
    document.documentElement.style.setProperty('--offline-strip', `${strip.offsetHeight}px`),
  );
  watch.observe(strip);
  return () => watch.disconnect();
}

/** Says at the foot of every page that there is no connection, and what that means for what is read. */
export function OfflineNotice() {
  const online = useOnline();
  return (
    <div ref={tellHeight} role="status" className="sticky bottom-(--tab-bar) z-30 print:hidden">
      {online ? null : (
        <p className="frame border-line border-t bg-warning-soft py-2.5 text-center text-sm text-warning">
          {words.app.offline}
        </p>
      )}
    </div>
  );
}
