import type { Method } from './call.ts';
import type { CallName } from './contract.ts';
import { paths } from './paths.gen.ts';

export { fillPath } from './fill-path.ts';
export { paths } from './paths.gen.ts';
export type { CallName, Method };

/** Returns the method and path of a call. */
export function route(name: CallName): { method: Method; path: string } {
  const [method, path] = paths[name].split(' ') as [Method, string];
  return { method, path };
}
