import type { AnyRouter } from '@tanstack/react-router';
import { beginLoading } from '../loading-mark.ts';

/** Marks the document while the router loads a page, so that each press shows something at once. */
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
