const LONGEST_LOCAL_PART = 64;

/** After the @: a domain with a top level such as `com` or `xn--p1ai`. */
export const EMAIL =
  /^(?!.{65,}@)[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,58}[a-z0-9])$/;

const FULL_WIDTH = /[！-～]/g;

/** Lower case, with the domain as mail servers write it. */
export function plainEmail(text: string): string {
  // Pasted texts contain invisible signs.
  const typed = text
    .replace(/\p{Cf}/gu, '')
    .replace(FULL_WIDTH, (sign) => sign.normalize('NFKC'))
    .trim()
    .replace(/^mailto:/i, '')
    .replace(/^<(.*)>$/, '$1')
    .toLowerCase();
  const [local = '', domain, ...more] = typed.split('@');
  if (domain === undefined || more.length > 0 || local.length > LONGEST_LOCAL_PART || /^[a-z0-9.-]*$/.test(domain))
    return typed;
  // The URL standard allows a hyphen at an end of a label; mail does not.
  const host = /[/?#:%\\\s]|(?:^|\.)-|-(?:\.|$)/.test(domain) ? undefined : URL.parse(`https://${domain}`)?.hostname;
  return host ? `${local}@${host}` : typed;
}

/** `ann+1@…` is Ann's too, and Gmail ignores dots. */
export function mailboxOf(email: string): string {
  const [local = '', domain = ''] = plainEmail(email).split('@');
  const [name = ''] = local.split('+');
  return /^(?:gmail|googlemail)\.com$/.test(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}
