import { parseAccept } from 'hono/utils/accept';

const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

/**
 * Returns the preferred encoding, among equals the smallest, never a refused one (`q=0`).
 * @param accepted `Accept-Encoding`
 */
export function likedBest(accepted = ''): Encoding {
  const named = new Map(parseAccept(accepted).map(({ type, q }) => [type.toLowerCase(), q]));
  const liking = (encoding: Encoding) => named.get(encoding) ?? named.get('*') ?? 0;
  const [best] = encodings.filter((one) => liking(one) > 0).toSorted((one, other) => liking(other) - liking(one));
  return best ?? 'identity';
}
