import { parseAccept } from 'hono/utils/accept';

/**
 * Returns the preferred type: the first among equals, and when none is wanted.
 * @param accepted `Accept`
 */
export function acceptedType<T extends string>(types: readonly [T, ...T[]], accepted: string | null): T {
  const named = new Map(parseAccept(accepted ?? '').map(({ type, q }) => [type.toLowerCase(), q]));
  const liking = (type: string) => named.get(type) ?? named.get(type.replace(/\/.*/, '/*')) ?? named.get('*/*') ?? 0;
  const [best = types[0]] = types.toSorted((one, other) => liking(other) - liking(one));
  return best;
}
