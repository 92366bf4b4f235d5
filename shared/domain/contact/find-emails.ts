import { isAccountName } from './account-name.ts';
import { isProviderItself } from './mail-provider.ts';
import type { Part } from './part.ts';

const at = String.raw`(?:\s*(?:@|%40)\s*|\s*[([{<]\s*(?:@|at|ät|arroba|a)\s*[)\]}>]\s*|\s*["'|/\\]\s*(?:@|at|ät|arroba)\s*["'|/\\]\s*|\s+(?:at|ät|arr?o[bv]a|a-r-r-o-b-a|klammeraffe|affenschwanz|at-?zeichen|at\s(?:sign|symbol))\s+|\s*[-=]>\s*(?:at|ät|arroba)\s*[-=]>\s*|\s*,\s*(?:at|ät|arroba)\s*,\s*|\s*[-_*]+(?:at|ät|arroba)[-_*]+\s*)`;
/** `at once. me and my brother` is none. */
const dot = String.raw`(?:[.,]|\s[.,]\s?|[.,]\s(?=(?:com|net|org)(?![\p{L}\p{N}-]|\s+(?:weight|price|width|depth|height|length|size|gewicht|preis)(?!\p{L})))|\s*[([{<]\s*(?:\.|dot|punkt|punto|point|d|p)\s*[)\]}>]\s*|\s*["'|/\\]\s*(?:\.|dot|punkt|punto|point)\s*["'|/\\]\s*|\s+(?:dot|punkt|punto|point)\s+|\s*,\s*(?:dot|punkt|punto)\s*,\s*|\s*[-_*]+(?:dot|punkt|punto)[-_*]+\s*)`;
/** Only from the beginning of a word, for speed. */
const name = String.raw`(?<![\p{L}\p{N}])(?:[\p{L}\p{N}]{1,30}\s+(?:dot|punkt|punto|point|underscore|unterstrich|gui[oó]n(?:\s+bajo)?|hyphen|bindestrich|dash)\s+){0,3}[\p{L}\p{N}](?:[\p{L}\p{N}._%+\u200B-]|\s*[([{]\s*(?:dot|punkt|punto)\s*[)\]}]\s*){0,60}`;
const ending =
  '(?:com|net|org|de|es|eu|io|co|me|uk|fr|it|at|ch|nl|be|us|ca|info|biz|edu|mx|ar|cl|pl|pt|se|dk|no|fi|ie|au|nz|jp|email|mail|app|dev|online|shop|store|site|club|live|gmx)';
const provider = String.raw`(?:g[\s.-]?m[\s.-]?a[\s.-]?i[\s.-]?l|google[\s.-]?mail|hotmail|yahoo|outlook|icloud|gmx|aol|proton(?:mail)?|web|live|msn|t-online|posteo|mail|fastmail|yandex|zoho)`;

const whole = new RegExp(
  String.raw`${name}${at}(?:[\p{L}\p{N}\u200B-]+${dot})+${ending}(?![\p{L}\p{N}])(?:\s?\.\s?(?:uk|mx|ar|au|br))?`,
  'giu',
);
/** `jane at gmail` */
const withProvider = new RegExp(String.raw`${name}${at}${provider}(?![\p{L}\p{N}])`, 'giu');
/** `jane@`, `j a n e @ x y . com` */
const bare = /(?<![\p{L}\p{N}._%+\u200B-])[\p{L}\p{N}._%+\u200B-]+@[\p{L}\p{N}._\u200B-]+/gu;
const spaced =
  /(?:[\p{L}\p{N}][\s\u200B]){2,}[\p{L}\p{N}]?\s?@\s?(?:[\p{L}\p{N}][\s\u200B]?){2,}(?:\s?\.\s?(?:[\p{L}][\s\u200B]?){2,})?/gu;
/** `j a n e at x y dot c o m` */
const spacedInWords =
  /(?<![\p{L}\p{N}])(?:[\p{L}\p{N}]\s){2,}(?:at|ät|arroba)\s(?:[\p{L}\p{N}]\s){2,}(?:dot|punkt|punto)(?:\s\p{L}(?!\p{L})){2,}/giu;
const mailbox = String.raw`(?:g[\s.-]?mail|google[\s.-]?mail|hotmail|outlook|icloud|gmx|protonmail|posteo|yahoo)`;
const isSaid = String.raw`(?:\s+(?:is|ist|es|address|adresse|name|account|under|unter))*\s*(?::|=|→|->|[–-]\s)?\s*`;
const clauseEnd = String.raw`(?=\s*(?:$|[.,;!?)\n]))`;
/** `my gmail is jane.doe`. */
const byProvider = new RegExp(String.raw`\b${mailbox}\b${isSaid}[\p{L}\p{N}]+[._][\p{L}\p{N}._]+`, 'giu');
/** `jane.doe, gmail`, `jane.doe en el correo de gmail`, `jane doe gmail com`. */
const between = String.raw`(?:\s*[,(–-]\s*|\s+(?:on|at|bei|auf|en|via)\s+)(?:(?:el\s+)?correo\s+(?:de\s+)?|(?:provider|anbieter|proveedor)\s+)?`;
const beforeProvider = new RegExp(
  String.raw`(?<![\p{L}\p{N}._])(?:[._]*[\p{L}\p{N}]+[._][\p{L}\p{N}._]+(?:\s+|${between})${mailbox}\b|(?!(?:my|mein|mi|tu|su|el)\s)[\p{L}\p{N}._]+\s+${mailbox}\s+(?:com|de|es)\b)`,
  'giu',
);
/** In `at home.My gmail is full`, a sentence begins. */
const sentence = new RegExp(String.raw`^[^@]*\p{Ll}\.\p{Lu}\p{L}*\s+${mailbox}$`, 'u');
const numbered = new RegExp(
  String.raw`(?<![\p{L}\p{N}._])\p{L}{3,}\d{1,4}(?:\s+|${between})${mailbox}\b|\b${mailbox}${isSaid}\p{L}{3,}\d{1,4}(?![\p{L}\p{N}])`,
  'giu',
);
const beiProvider = new RegExp(
  String.raw`${name}\s+(?:bei|auf|en|on)\s+${provider}${dot}${ending}(?![\p{L}\p{N}])`,
  'giu',
);
/** `jane 👉 gmail.com`; an emoji is folded to a point. */
const arrowed = new RegExp(
  String.raw`(?<![\p{L}\p{N}._])[\p{L}\p{N}._]+\s*(?:·|→|[-=]>)\s*${provider}${dot}${ending}(?![\p{L}\p{N}])`,
  'giu',
);
/** `yahoo: jane doe 77` */
const numberedApart = new RegExp(
  String.raw`(?<!\p{L})(?!outlook)${mailbox}\s*[:=]\s*\p{L}{2,}(?:\s\p{L}{2,})?\s?\d{1,4}${clauseEnd}`,
  'giu',
);

const sure = String.raw`(?:gmail|google[\s.-]?mail|hotmail|icloud|gmx|protonmail|posteo)`;
const user = '(?:user(?:\\s?name)?|usuario|nutzer(?:name)?|benutzer(?:name)?|nick|name\\s+(?:there|dort|allí|ahí))';
/** `gmail: janedoe`, `my mail is janedoe, gmail`. */
const plainNames = [
  String.raw`\b${sure}(?:\s+(?:is|ist|es)\s+|\s*(?::|=|→|->)\s*)(?<name>\p{L}{5,})${clauseEnd}`,
  String.raw`(?<!\p{L})(?<!(?:the|an|weather|good|our)\s)(?:outlook|yahoo)\s*(?::|=|→|->)\s*(?<name>\p{L}{5,})${clauseEnd}`,
  String.raw`(?<=(?<!\p{L})(?:my|meine?|mi)\s)${mailbox}(?:\s+(?:is|ist|es)\s+|\s*[:=]\s*)(?<name>\p{L}{5,})${clauseEnd}`,
  String.raw`(?<=(?<!\p{L})(?:mail|write|schreib|escr[ií]b)\p{L}{0,3}\s(?:(?:me|us|mir|uns)\s)?(?:to|an|at|a)\s)(?<name>\p{L}{5,})\s+(?:at|on|bei|en)\s+${mailbox}(?!\p{L})`,
  String.raw`(?<!\p{L})(?:mail|correo|adresse|address|account|cuenta|konto)(?:\s+(?:is|ist|es)\s+|\s*[:=]\s*)(?<name>\p{L}{5,})(?:${between}|\s+)${mailbox}\b`,
  String.raw`(?<![\p{L}\p{N}._])(?<name>\p{L}{5,})\s?\(\s?${sure}\s?\)`,
  String.raw`(?<!\p{L})e-?mail:?\s+(?<name>\p{L}{5,}),[^.!?\n]{0,20}(?<!\p{L})${sure}\b`,
  String.raw`\b${sure}\s?[("'„“«]\s?(?<name>\p{L}{5,})\s?[)"'”“»]`,
  String.raw`·\s*(?<name>\p{L}{5,})\s*·\s*${mailbox}\b`,
  String.raw`^\s*(?<name>\p{L}{5,})\s*[./|]\s*${sure}\s*$`,
  String.raw`\b${mailbox}\b[^.!?\n]{0,20}(?<!\p{L})${user}(?:\s+(?:is|ist|es))?\s*[:=]?\s+(?<name>\p{L}{5,})${clauseEnd}`,
].map((pattern) => new RegExp(pattern, 'giu'));

/** `hotmail. janedoe`; a sentence would begin with a capital. */
const afterStop = new RegExp(
  String.raw`(?<!\p{L})(?:[Gg]mail|[Gg]ooglemail|[Hh]otmail|i[Cc]loud|[Gg]mx|GMX|[Pp]rotonmail|[Pp]osteo)\s?(?:\.{1,3}|[,;/|]|\s[–-])[^\S\n]*(?!${mailbox}\b)(?<name>\p{Ll}{6,})${clauseEnd}`,
  'gu',
);

/** Finds addresses, also in spellings that avoid a filter. */
export const findEmails = (text: string): Part[] => [
  ...[
    whole,
    withProvider,
    bare,
    spaced,
    spacedInWords,
    byProvider,
    beforeProvider,
    numbered,
    beiProvider,
    arrowed,
    numberedApart,
  ]
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .filter(({ 0: found, index }) => !sentence.test(found) && !isOfProvider(text, found, index))
    .map(partOf),
  ...[...plainNames, afterStop]
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .filter(({ groups }) => isAccountName(groups?.name ?? ''))
    .map(partOf),
];

const providerAtEnd = new RegExp(String.raw`(?<!\p{L})${provider}(?:\.(?:com|de|net|es))?$`, 'iu');

/** `support at yahoo`. */
function isOfProvider(text: string, found: string, index: number): boolean {
  const at = /\s/.test(found) ? providerAtEnd.exec(found) : null;
  return at !== null && isProviderItself(text, index + at.index, index + found.length);
}

const partOf = (match: RegExpExecArray): Part => [match.index, match.index + match[0].length];
