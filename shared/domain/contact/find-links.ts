import { isAccountName } from './account-name.ts';
import { isProviderItself } from './mail-provider.ts';
import { isMissingSpace } from './missing-space.ts';
import type { Part } from './part.ts';

const scheme = /\b(?:h[tx]{2}ps?|ftp)\s?:\s?\/\s?\/\s?[^\s]+/giu;
const www = /\bwww(?:\s?\.\s?[\p{L}\p{N}-]+[^\s]*|\s+[\p{L}\p{N}-]+\s+(?:com|net|org|de|es)\b)/giu;

/** Endings that cannot be a word after a full stop without a space. */
const certain =
  'com|net|org|eu|io|uk|fr|ch|nl|ca|info|biz|edu|mx|pl|pt|shop|app|dev|online|site|store|link|club|xyz|gg|ly|tv|de|es|at|co|ai|cc|ru|рф|cn|jp|kr|br|cz|dk|furniture|berlin|blog|website|social';
/** A full stop without a space after it: `ok.de nada`, `vale.es que no`. */
const noHost = String.raw`(?!(?:ok|okay|okey|vale|gracias|perfecto|genial|guay|bueno|bien|claro|listo|hecho|hola|s[ií]|no|thanks|thx|sure|great|nice|cool|perfect|lovely|yes|fine|danke|bitte|super|top|toll|prima|klasse|sch[oö]n|gut|ja|nein|klar|alles)\.(?:de|es|at|co|me|no|it)\s+[\p{Ll}\d])`;
const withEnding = new RegExp(
  String.raw`(?<![\p{L}\p{N}@.])${noHost}(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+(?:${certain})(?![\p{L}\p{N}])(?:[/?#][^\s]*)?`,
  'giu',
);
/** Words too: they end a host where a clause ends. */
const ambiguous =
  /(?<![\p{L}\p{N}@.])(?:[\p{L}\p{N}-]+\.)?[\p{L}\p{N}-]{5,}\.(?:art|studio|house|design|gallery|cat|wien|koeln|cologne|hamburg|swiss|barcelona|madrid)(?=\s*(?:$|[,;!?)\n]|\.(?:\s|$)))/giu;
/** Any ending with a path: `t.me/jane`, `wa.me/1503`. */
const withPath = /(?<![\p{L}\p{N}@.])(?:[\p{L}\p{N}-]+\.)+[\p{L}]{2,12}\/[^\s]+/giu;
/** `example dot com`, `example (dot) com slash jane`, `example . com`; not `el punto de encuentro`. */
const spelled =
  /(?<![\p{L}\p{N}-])(?!(?:kg|cm|mm|lbs?)\s?\.|(?:el|un|al|del|este|ese|cada|otro|buen|mejor|primer|segundo|hasta|su|mi|tu|en|a)\s+punto)[\p{L}\p{N}-]{2,}(?:\s*[([{<]\s*(?:\.|dot|punkt|punto)\s*[)\]}>]\s*|[\s,]+(?:dot|punkt|punto)\s+|\s?-\s?(?:dot|punkt|punto)\s?-\s?|\s\.\s|\s\.|\.\s(?=(?:com|net|org)\b(?!-|\s+(?:weight|price|width|depth|height|length|size|gewicht|preis)\b)))(?:com|net|org|de|es|eu|io|me|co|uk|info|shop|store|online|site|app)(?![\p{L}\p{N}])(?:\s*(?:\/|slash|schrägstrich|barra)\s*[\p{L}\p{N}._-]+)*/giu;
/** `example,com`, `example*com`, `exampledotcom`, `example dot c o m`. */
const joined =
  /(?<![\p{L}\p{N}@.])[\p{L}\p{N}-]{3,}(?:[,*](?:com|net|org)|dot(?:com|net|org|de)|\s?(?:(?:\.|\s(?:dot|punkt|punto))\s(?:c\so\sm|n\se\st|o\sr\sg)|\s(?:dot|punkt|punto)\s(?:d\se|e\ss)|\s?\(\.\)\s?c\.o\.m))(?![\p{L}\p{N}])/giu;
/** `example * com`, `example|com`, `example,de`; not `gross / net`. */
const separated =
  /(?<![\p{L}\p{N}@.])(?=[\p{N}-]*\p{L})[\p{L}\p{N}-]{4,}(?:\s?[*|~°•·_^/]\s?(?:com|org)|[*|~°•·^](?:net|de)|\s[*|~°•^]\s?de|(?<=[\p{L}\p{N}-]{6}),de)(?=\s*(?:$|[.,;!?)\n]))/giu;
/** `@jane_doe`, `insta: jane.doe`, `telegram jane_doe` */
const handle = /(?<![\p{L}\p{N}._])@[\p{L}\p{N}_][\p{L}\p{N}._]{2,}/gu;
const shortNamed =
  /(?<!\p{L})(?:(?:youtube|bluesky|twitch|linktree|pinterest|threads)(?:\s*[:=]\s*|\s+)(?=\p{L}+[._]?[\p{N}_])[\p{L}\p{N}._]{5,}|dc\s*:?\s*[\p{L}\p{N}._]{3,}#\d{4}|line\s*[:=]\s*\p{L}{4,}\d{1,4}|sc\s*:\s*\p{L}+_[\p{L}\p{N}_]+)(?![\p{L}\p{N}])/giu;
/** `cashapp $janedoe` */
const cashTag = /\bcash\s?app\W{0,4}\$\p{L}[\p{L}\p{N}_-]{2,}/giu;
const service = String.raw`(?:insta(?:gram)?|ig|telegramm?|tg|whats\s?app|wa|signal|snap(?:chat)?|facebook|fb|messenger|wechat|weixin|viber|skype|discord|tiktok|twitter|line[\s,]{0,2}id|threema)`;
const named = new RegExp(
  String.raw`(?<![\p{L}\p{N}])${service}(?:\s+(?:is|ist|es|id|name|user|handle|me|at|as|under|unter|als|como))*(?:\s*[:=@]\s*(?:live:)?|\s+live:)(?!(?:keine?|not?|nicht|ohne|sin|without|the|der|die|das|el|la|eine?|una?)\s)[\p{L}\p{N}][\p{L}\p{N}._#-]{2,}`,
  'giu',
);
const namedPlainly = new RegExp(
  String.raw`(?<![\p{L}\p{N}])${service}(?:\s+(?:is|ist|es|id|name|user|handle|me|at|as|under|unter|als|como))*\s+(?=[\p{L}\p{N}._#]*[\p{N}_#]|\p{L}+\.\p{L})\p{L}[\p{L}\p{N}._#]{3,}`,
  'giu',
);

/** `insta jane-doe`, at the end of a sentence. */
const noName = String.raw`(?:(?:mid|second|follow|pick|drop|check|built|well|full|half|self|high|low|old|new|pre|non|semi|extra|hand|must)-|[\p{L}]+-(?:style|worthy|like|free|made|era|up|in|off|link|ad|post|video|story|account|gruppe|seite|profil)(?!\p{L}))`;
const hyphened = new RegExp(
  String.raw`(?<![\p{L}\p{N}])${service}(?:\s+(?:is|ist|es|name|user|handle|unter|als|como))*\s+(?!${noName})\p{L}[\p{L}\p{N}]+(?:-[\p{L}\p{N}]{2,}){1,3}(?=\s*(?:$|[.,;!?)\n]))`,
  'giu',
);

const pointed = new RegExp(
  String.raw`(?<![\p{L}\p{N}])${service}\s*(?:→|[-=]?>|[–-]\s|\/)\s*\p{L}[\p{L}\p{N}]*[\d._][\p{L}\p{N}._]+`,
  'giu',
);
const pointedPlainly = new RegExp(
  String.raw`(?<![\p{L}\p{N}])${service}\s*(?:·|→|[-=]>)\s*(?<name>\p{L}{5,})(?=\s*(?:$|[.,;!?)\n]))`,
  'giu',
);

const mailHost = /^(?:gmail|googlemail|hotmail|yahoo|outlook|icloud|gmx|web|aol)\.(?:com|de|net|es)$/iu;

/** Also names at other services. @param ownHost whose links stay */
export function findLinks(text: string, ownHost: string | undefined): Part[] {
  return [
    scheme,
    www,
    withEnding,
    ambiguous,
    withPath,
    spelled,
    joined,
    separated,
    handle,
    cashTag,
    shortNamed,
    named,
    namedPlainly,
    hyphened,
    pointed,
    pointedPlainly,
  ].flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap((match): Part[] =>
      (ownHost && hostOf(match[0]) === ownHost) ||
      isMissingSpace(text, match.index) ||
      (mailHost.test(match[0]) && isProviderItself(text, match.index, match.index + match[0].length)) ||
      !isAccountName(match.groups?.name ?? '')
        ? []
        : [[match.index, match.index + match[0].length]],
    ),
  );
}

function hostOf(found: string): string | undefined {
  const address = /^https?:/i.test(found) ? found : `https://${found}`;
  return URL.canParse(address) ? new URL(address).host : undefined;
}
