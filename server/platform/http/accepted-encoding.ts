import { parseAccept } from 'hono/utils/accept';

/** The encodings that answers may leave in, the smallest first. */
const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

/**
 * The encoding that who asks likes best, and of those liked alike the smallest. One that was refused (`q=0`) is never
 * chosen, and where nothing of ours is liked, the answer stays as it is.
 * @param accepted its `Accept-Encoding`
 */
export function likedBest(accepted = ''): Encoding {
  const named = new Map(parseAccept(accepted).map(({ type, q }) => [type.toLowerCase(), q]));
  const liking = (encoding: Encoding) => named.get(encoding) ?? named.get('*') ?? 0;
  const [best] = encodings.filter((one) => liking(one) > 0).toSorted((one, other) => liking(other) - liking(one));
  return best ?? 'identity';
}
