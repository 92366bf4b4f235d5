import { lookUp } from '../domain/look-up.ts';
import { ourName } from './wire-names.ts';

/**
 * Escapes values, so that a slash cannot change the path.
 * @param params by wire names or ours
 */
export function fillPath(path: string, params: Record<string, string> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(lookUp(params, name) ?? lookUp(params, ourName(name)) ?? ''),
  );
}
