/**
 * Returns the path to open after login, only of this site.
 * @param asked untrusted URL parameter
 */
export function ownPath(asked: unknown): string {
  return typeof asked === 'string' && /^\/(?![/\\])[^\\]*$/.test(asked) ? asked : '/';
}

export const fromSearch = (search: Record<string, unknown>): { from?: string } =>
  search.from === undefined ? {} : { from: ownPath(search.from) };
