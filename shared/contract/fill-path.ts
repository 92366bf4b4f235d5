import { ourName } from './wire-names.ts';

/**
 * Fills `:name` places of a path; every value is escaped, so an e-mail or a slash cannot change the address.
 * @param params by the names of the path, or by ours
 */
export function fillPath(path: string, params: Record<string, string> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? params[ourName(name)] ?? ''));
}
