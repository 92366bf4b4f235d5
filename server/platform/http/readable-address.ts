/**
 * Escapes a stray percent sign, as in `/100%`, which the page framework cannot route.
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

/**
 * Removes a trailing slash.
 * @returns path and search; undefined without one
 */
export function withoutLastSlash(requested: string): string | undefined {
  const { pathname, search } = new URL(requested);
  if (pathname === '/' || !pathname.endsWith('/')) return undefined;
  // `//` would be another host.
  return `/${pathname.replace(/^\/+|\/+$/g, '')}${search}`;
}

/**
 * Removes double slashes: the page framework would redirect to the client's Host header.
 * @returns path and search; undefined without any
 */
export function withSingleSlashes(requested: string): string | undefined {
  const { pathname, search } = new URL(requested);
  return pathname.includes('//') ? `${pathname.replaceAll(/\/{2,}/g, '/')}${search}` : undefined;
}
