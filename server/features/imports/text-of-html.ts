import { decodeEntities } from './html-entities.ts';

const ATTRIBUTES = String.raw`(?:\s(?:"[^"]*"|'[^']*'|[^<>"'])*)?`;
const UNSEEN = new RegExp(
  String.raw`<(script|style|template|noscript|iframe|object|svg|title)${ATTRIBUTES}>[\s\S]*?(?:<\/\1\s*>|$)|<!--[\s\S]*?(?:-->|$)|<!doctype[^<>]*>|<!\[cdata\[|\]\]>`,
  'gi',
);
const BREAK = new RegExp(
  String.raw`<(?:br|hr)${ATTRIBUTES}\/?>|<\/(?:p|div|ul|ol|dl|dd|tr|h[1-6]|blockquote|section|article|aside|header|footer|main|figure|figcaption|caption|pre|address)\s*>`,
  'gi',
);
const BEFORE_VALUE = /<\/(?:dt|th|td)\s*>\s*(?=<(?:dd|td|th)\b)/gi;
const ITEM = new RegExp(String.raw`(?<!\s)\s*<li${ATTRIBUTES}>\s*`, 'gi');
/** Only names of elements: `<neu>` is a text. */
const TAG = new RegExp(
  String.raw`<\/?(?:a|abbr|address|area|article|aside|audio|b|base|bdi|bdo|big|blockquote|body|button|canvas|caption|center|cite|code|col|colgroup|dd|del|details|dfn|div|dl|dt|em|embed|fieldset|figcaption|figure|font|footer|form|h[1-6]|head|header|html|i|iframe|img|input|ins|kbd|label|legend|li|link|main|map|mark|meta|nav|nobr|object|ol|optgroup|option|p|param|picture|pre|q|s|samp|section|select|small|source|span|strike|strong|sub|summary|sup|svg|table|tbody|td|textarea|tfoot|th|thead|time|tr|tt|u|ul|var|video|wbr|[a-z]\w*[:-][\w:-]+)${ATTRIBUTES}\/?>`,
  'gi',
);

const withoutTags = (text: string) =>
  text.replace(UNSEEN, ' ').replace(BEFORE_VALUE, ': ').replace(BREAK, '\n').replace(ITEM, '\n- ').replace(TAG, '');

/** Returns the text of HTML, as shops export it, also escaped; other text stays, such as `5 < 6` and `<3`. */
export function textOfHtml(cell: string): string {
  const text = withoutTags(decodeEntities(withoutTags(cell)));
  if (text === cell) return cell;
  const lines = text.split('\n').map((line) => line.replace(/[ \t\u00a0]+/g, ' ').trim());
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
