/**
 * The address that somebody meant who typed a percent sign which encodes nothing, such as `/100%`: it stands for itself.
 * The page framework would answer nothing but a status, and the browser shows no page then.
 * @returns path and search, or undefined when the address can be read as it is
 */
export function readableAddress(requested: string): string | undefined {
  const { pathname, search } = new URL(requested);
  try {
    decodeURI(pathname);
    return undefined;
  } catch {
    // Behind two slashes would stand another host.
    return `/${pathname.replace(/^\/+/, '').replaceAll('%', '%25')}${search}`;
  }
}

/**
 * The one address of a page that was asked for with a slash behind it, such as `/category/`: it is there for good.
 * @returns path and search, or undefined when there is no such slash
 */
export function withoutLastSlash(requested: string): string | undefined {
  const { pathname, search } = new URL(requested);
  if (pathname === '/' || !pathname.endsWith('/')) return undefined;
  // Behind two slashes would stand another host.
  return `/${pathname.replace(/^\/+|\/+$/g, '')}${search}`;
}

/**
 * The address that somebody meant who typed a slash too many, such as `//category`. The page framework would redirect to
 * the host that the request names, which the visitor chose and not we.
 * @returns path and search, or undefined when there is no double slash
 */
export function withSingleSlashes(requested: string): string | undefined {
  const { pathname, search } = new URL(requested);
  return pathname.includes('//') ? `${pathname.replaceAll(/\/{2,}/g, '/')}${search}` : undefined;
}
