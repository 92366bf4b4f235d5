/** From U+00A0 on. */
const latin =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml';
const LATIN_BEGINS = 0xa0;

const others =
  'amp & lt < gt > quot " apos \' ndash – mdash — hellip … bull • lsquo ‘ rsquo ’ sbquo ‚ ldquo “ rdquo ” bdquo „ lsaquo ‹ rsaquo › euro € trade ™ prime ′ Prime ″ minus − le ≤ ge ≥ ne ≠ asymp ≈ larr ← rarr → check ✓ star ☆ hearts ♥ Scaron Š scaron š OElig Œ oelig œ Yuml Ÿ Zcaron Ž zcaron ž frac13 ⅓ frac23 ⅔ frac18 ⅛';
const unseen = 'shy zwnj zwj lrm rlm';
const spaces = 'nbsp ensp emsp thinsp';

const signs = new Map<string, string>([
  ...latin.split(' ').map((name, at): [string, string] => [name, String.fromCodePoint(LATIN_BEGINS + at)]),
  ...[...others.matchAll(/(\S+) (\S+)/g)].map(([, name = '', sign = '']): [string, string] => [name, sign]),
  ...unseen.split(' ').map((name): [string, string] => [name, '']),
  ...spaces.split(' ').map((name): [string, string] => [name, ' ']),
]);

const ENTITY = /&(?:#(\d{1,6})|#[xX]([\da-fA-F]{1,5})|([A-Za-z]{2,8}\d{0,2}));/g;
const LINE_FEED = 10;

/** No control signs, and no halves of characters. */
function signOfCode(code: number): string {
  const sign = String.fromCodePoint(code);
  return code === LINE_FEED || !/\p{C}/u.test(sign) ? sign : '';
}

/** Decodes `&frac12;`, `&#8217;`. Unknown names stay. */
export const decodeEntities = (text: string): string =>
  text.replace(ENTITY, (written, decimal, hex, name) =>
    name ? (signs.get(name) ?? written) : signOfCode(decimal ? Number(decimal) : Number.parseInt(hex, 16)),
  );
