import { type ComponentType, lazy } from 'react';
import { loadPatiently } from './load-patiently.ts';

/**
 * A component whose code is loaded when it is first shown.
 * Without a connection the `Suspense` fallback stays and loading is tried again: one missing part must not
 * replace the page by an error.
 */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await loadPatiently(load) }));
}
