import type { Method } from './call.ts';
import type { CallName } from './contract.ts';
import { paths } from './paths.gen.ts';

export { pagedCalls, paths } from './paths.gen.ts';
export type { CallName, Method };

/** The method and the address of a call below `/api`, apart. */
export function route(name: CallName): { method: Method; path: string } {
  const [method, path] = paths[name].split(' ') as [Method, string];
  return { method, path };
}

/** Fills `:name` places of a path; every value is escaped, so an e-mail or a slash cannot change the address. */
export function fillPath(path: string, params: Record<string, string> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}
