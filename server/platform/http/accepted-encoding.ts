import { parseAccept } from 'hono/utils/accept';
import { LRUCache } from 'lru-cache';

const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

/** Parsing costs more than sending a cached answer. */
const known = new LRUCache<string, Encoding>({
  maxSize: 10_000,
  sizeCalculation: (_, accepted) => Math.max(1, accepted.length),
  memoMethod: parse,
});

/**
 * Returns the preferred encoding: the smallest among equals, never a refused one (`q=0`).
 * @param accepted `Accept-Encoding`
 */
export const preferredEncoding = (accepted = ''): Encoding => known.memo(accepted);

function parse(accepted: string): Encoding {
  const named = new Map(parseAccept(accepted).map(({ type, q }) => [type.toLowerCase(), q]));
  const liking = (encoding: Encoding) => named.get(encoding) ?? named.get('*') ?? 0;
  const [best] = encodings.filter((one) => liking(one) > 0).toSorted((one, other) => liking(other) - liking(one));
  return best ?? 'identity';
}
