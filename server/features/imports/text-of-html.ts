const UNSEEN = /<(script|style)(?:\s[^<>]*)?>[\s\S]*?<\/\1\s*>|<!--[\s\S]*?-->/gi;
const BREAK = /<(?:br|hr)(?:\s[^<>]*)?\/?>|<\/(?:p|div|ul|ol|tr|h[1-6]|blockquote)\s*>/gi;
const ITEM = /\s*<li(?:\s[^<>]*)?>\s*/gi;
const TAG =
  /<\/?(?:p|b|i|u|s|em|strong|span|div|ul|ol|li|h[1-6]|a|img|table|tbody|thead|tr|td|th|font|center|blockquote|small|sub|sup|pre|code)(?:\s[^<>]*)?\/?>/gi;
const ENTITY =
  /&(?:#(\d{1,6})|#[xX]([\da-fA-F]{1,5})|(amp|lt|gt|quot|apos|nbsp|euro|auml|ouml|uuml|Auml|Ouml|Uuml|szlig|eacute|ntilde|ndash|mdash|hellip));/g;
const signOf = new Map(
  Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: ' ',
    euro: '€',
    auml: 'ä',
    ouml: 'ö',
    uuml: 'ü',
    Auml: 'Ä',
    Ouml: 'Ö',
    Uuml: 'Ü',
    szlig: 'ß',
    eacute: 'é',
    ntilde: 'ñ',
    ndash: '–',
    mdash: '—',
    hellip: '…',
  }),
);

const withoutTags = (text: string) =>
  text.replace(UNSEEN, ' ').replace(BREAK, '\n').replace(ITEM, '\n- ').replace(TAG, '');

const LINE_FEED = 10;

/** No control signs, and no halves of characters. */
function signOfCode(code: number): string {
  const sign = String.fromCodePoint(code);
  return code === LINE_FEED || !/\p{C}/u.test(sign) ? sign : '';
}

const decoded = (text: string) =>
  text.replace(ENTITY, (_, decimal, hex, name) =>
    name ? (signOf.get(name) ?? '') : signOfCode(decimal ? Number(decimal) : Number.parseInt(hex, 16)),
  );

/** Returns the text of HTML, as shops export it, also escaped; other text stays, such as `5 < 6` and `<3`. */
export function textOfHtml(cell: string): string {
  const text = withoutTags(decoded(withoutTags(cell)));
  if (text === cell) return cell;
  const lines = text.split('\n').map((line) => line.replace(/[ \t\u00a0]+/g, ' ').trim());
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
