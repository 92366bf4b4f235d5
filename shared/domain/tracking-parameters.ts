/** Added by networks and newsletters. No page reads them. */
const tracking = /^(utm_\w*|\w*clk?id|[gw]braid|mc_[ce]id|_gl|igshid|srsltid)$/i;

/** Removes them from an address, so that one page serves all of its links. */
export function withoutTracking(address: string): string {
  const [page = '', ...fragment] = address.split('#');
  const [path = '', ...query] = page.split('?');
  const pairs = query.join('?').split('&');
  const own = pairs.filter((pair) => !tracking.test(pair.split('=', 1)[0] ?? ''));
  if (own.length === pairs.length) return address;
  return [own.length > 0 ? `${path}?${own.join('&')}` : path, ...fragment].join('#');
}
