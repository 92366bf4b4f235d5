import type { AnyRouter } from '@tanstack/react-router';
import { beginLoading } from '../loading-mark.ts';

/** Marks the document while the router loads a page. */
export function markLoading(router: AnyRouter): void {
  let end: (() => void) | undefined;
  router.subscribe('onBeforeNavigate', () => {
    end ??= beginLoading();
  });
  router.subscribe('onResolved', () => {
    end?.();
    end = undefined;
  });
}
