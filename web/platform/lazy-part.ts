import { type ComponentType, lazy } from 'react';
import { loadWithRetries } from './load-with-retries.ts';
import { beginLoading } from './loading-mark.ts';

/**
 * Loads a component when it is first shown, and marks the document meanwhile if a press caused it. Offline, the
 * `Suspense` fallback stays and loading is retried.
 */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    const end = globalThis.navigator?.userActivation?.isActive ? beginLoading() : undefined;
    const part = await loadWithRetries(load);
    end?.();
    return { default: part };
  });
}
