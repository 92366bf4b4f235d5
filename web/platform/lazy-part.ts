import { type ComponentType, lazy } from 'react';
import { loadPatiently } from './load-patiently.ts';

/**
 * Loads a component's code when it is first shown. Offline, the `Suspense` fallback stays and loading is retried: a
 * missing part must not turn the page into an error.
 */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await loadPatiently(load) }));
}
