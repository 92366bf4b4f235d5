/**
 * Escapes a stray percent sign, as in `/100%`: the page framework cannot route it.
 * @returns path and search; undefined when valid
 */
export function readableAddress(requested: string): string | undefined {
  const { pathname, search } = new URL(requested);
  try {
    decodeURI(pathname);
    return undefined;
  } catch {
    // `//` would be another host.
    return `/${pathname.replace(/^\/+/, '').replaceAll('%', '%25')}${search}`;
  }
}

/** Returns path and search; undefined without a trailing slash. */
export function withoutLastSlash(requested: string): string | undefined {
  const { pathname, search } = new URL(requested);
  if (pathname === '/' || !pathname.endsWith('/')) return undefined;
  // `//` would be another host.
  return `/${pathname.replace(/^\/+|\/+$/g, '')}${search}`;
}

/** The page framework would redirect to the client's Host header. */
export function withSingleSlashes(requested: string): string | undefined {
  const { pathname, search } = new URL(requested);
  return pathname.includes('//') ? `${pathname.replaceAll(/\/{2,}/g, '/')}${search}` : undefined;
}

const LONGEST_PATH = 1000;

/** Shortens a path that no page has: the page framework caches paths. */
export function boundedAddress(requested: string): string {
  const { origin, pathname, search } = new URL(requested);
  return pathname.length > LONGEST_PATH ? `${origin}/-${search}` : requested;
}
