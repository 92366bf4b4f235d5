/**
 * Escapes a stray percent sign, as in `/100%`, for which the page framework has no page.
 * @returns path and search, or undefined when valid
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
 * @returns path and search, or undefined without one
 */
export function withoutLastSlash(requested: string): string | undefined {
  const { pathname, search } = new URL(requested);
  if (pathname === '/' || !pathname.endsWith('/')) return undefined;
  // `//` would be another host.
  return `/${pathname.replace(/^\/+|\/+$/g, '')}${search}`;
}

/**
 * Removes double slashes. The page framework would redirect to the client-controlled Host header.
 * @returns path and search, or undefined without any
 */
export function withSingleSlashes(requested: string): string | undefined {
  const { pathname, search } = new URL(requested);
  return pathname.includes('//') ? `${pathname.replaceAll(/\/{2,}/g, '/')}${search}` : undefined;
}
