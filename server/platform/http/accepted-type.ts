import { parseAccept } from 'hono/utils/accept';

/**
 * Returns the preferred type of an answer, among equals the first; also the first when none is wanted.
 * @param types at least one
 * @param accepted `Accept`
 */
export function acceptedType<T extends string>(types: readonly [T, ...T[]], accepted: string | null): T {
  const named = new Map(parseAccept(accepted ?? '').map(({ type, q }) => [type.toLowerCase(), q]));
  const liking = (type: string) => named.get(type) ?? named.get(type.replace(/\/.*/, '/*')) ?? named.get('*/*') ?? 0;
  const [best = types[0]] = types.toSorted((one, other) => liking(other) - liking(one));
  return best;
}
