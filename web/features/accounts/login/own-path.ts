/**
 * The page to go to after a login, as an address asked for it; only a path of this site counts (spec §2: default /).
 * @param asked whatever the address says
 */
export function ownPath(asked: unknown): string {
  return typeof asked === 'string' && /^\/(?![/\\])[^\\]*$/.test(asked) ? asked : '/';
}

/** The search parameter of the pages that lead back to where a person came from. */
export const fromSearch = (search: Record<string, unknown>): { from?: string } =>
  search.from === undefined ? {} : { from: ownPath(search.from) };
