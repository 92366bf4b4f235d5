import { isAccountName } from './account-name.ts';
import type { Part } from './part.ts';

const service = String.raw`(?:insta(?:gram)?|telegramm?|whats\s?app|signal|snap(?:chat)?|facebook|fb|messenger|wechat|weixin|viber|skype|discord|tiktok|twitter|threema)`;
const market = '(?:kleinanzeigen|e?bay|wallapop|milanuncios|vinted|craigslist|offerup|etsy|depop|marketplace)';

/** Invites the reader to another service. */
const invites = String.raw`(?:(?:find|add|follow|message|text|write|reach|search|dm|contact)\s+(?:to\s+|for\s+)?(?:me|us)|(?:you(?:'ll|\s+will|\s+can)?\s+find\s+(?:me|us))|such\s+(?:mich|uns)|find(?:e|est|et)?\s+(?:du\s+)?(?:mich|uns)|schreib(?:e|en|t)?\s+(?:mir|uns)|folg(?:e|t)?\s+(?:mir|uns)|füg(?:e)?\s+mich|b[uú]sca(?:me|nos)|encu[eé]ntra(?:me|nos)|me\s+encuentras|nos\s+encuentras|agr[eé]ga(?:me|nos)|s[ií]gue(?:me|nos)|escr[ií]be(?:me|nos))`;
const called = String.raw`(?:as|under|by|at|called|named|i\s+am|i['’]m|my\s+name\s+is|the\s+name\s+is|als|unter|ich\s+hei(?:ß|ss)e|ich\s+bin|hei(?:ß|ss)e\s+ich|bin\s+ich|wir\s+hei(?:ß|ss)en|we\s+are|como|soy|somos|me\s+llamo|nos\s+llamamos|estoy\s+como)`;
/** First person only: `on ebay as new` names nobody. */
const calledMe = String.raw`(?:my\s+(?:user\s?)?name\s+is|i\s+am\s+called|i['’]m\s+called|i\s+go\s+by|hei(?:ß|ss)e\s+ich|ich\s+hei(?:ß|ss)e|wir\s+hei(?:ß|ss)en|soy|me\s+llamo|nos\s+llamamos|(?:user\s?)?name\s*[:=])`;
const name = String.raw`[\p{L}\p{N}][\p{L}\p{N}._#-]{2,}(?:\s+[\p{L}\p{N}][\p{L}\p{N}._#-]+){0,2}`;
const noName =
  '(?:please|pls|bitte|thanks|thank|danke|gracias|tomorrow|today|tonight|morgen|heute|mañana|hoy|instead|later|better|lieber|besser|mejor|also|auch|también)';

/** `find me on facebook as jane doe`, `DM me on insta, janesofas`. */
const invited = new RegExp(
  String.raw`(?<![\p{L}])${invites}\b[^.!?\n]{0,25}?(?<![\p{L}])(?:${service}|${market})(?![\p{L}])(?:[\s,;:–-]*(?:hinzu\s+)?${called}\s+${name}|\s*[,;:–-]\s*(?!${noName}\b)[\p{L}\p{N}._#-]{5,}(?=\s*(?:$|[.,;!?\n])))`,
  'giu',
);
/** `auf kleinanzeigen heiße ich janesofa`. */
const elsewhere = new RegExp(
  String.raw`(?<![\p{L}])(?:${market}|${service})[\s,]+${calledMe}\s+[\p{L}\p{N}][\p{L}\p{N}._#-]{2,}`,
  'giu',
);
/** `jane_doe on telegram`, `JaneSofas on instagram`: one word with a dot, an underscore or a capital inside. */
const handle = String.raw`(?:\p{L}[\p{L}\p{N}]*(?:_[\p{L}\p{N}_]+|\.\p{L}[\p{L}\p{N}]+)|\p{L}?\p{Ll}{2,}\p{Lu}\p{Ll}[\p{L}\p{N}]*)`;
const before = new RegExp(
  String.raw`(?<![\p{L}\p{N}._@])${handle}\s+(?:on|at|in|bei|auf|en|over|via)\s+(?:[Ii]nsta(?:gram)?|[Tt]elegram|[Ww]hats\s?[Aa]pp|[Ss]ignal|[Ss]nap(?:chat)?|[Ff]acebook|FB|fb|[Mm]essenger|[Dd]iscord|[Tt]ik[Tt]ok|[Tt]witter|[Tt]hreema)(?![\p{L}])`,
  'gu',
);
/** `t . me / jane`, `t punkt me slash jane`, `bit ly / 3x4`. */
const shortLink =
  /(?<![\p{L}\p{N}])(?:(?:t|wa|m|fb|paypal)\s?(?:\.|[([]\.[)\]]|dot|punkt|punto)\s?me|(?:bit|cutt)\s?(?:\.|[([]\.[)\]]|dot|punkt|punto|\s)\s?ly|linktr\s?\.\s?ee)\s?(?:\/|(?:slash|schrägstrich|barra)\s)\s?[^\s]+/giu;

const paid = '(?:linktree|venmo|pay\\s?pal|cash\\s?app|revolut|zelle|kakao(?:talk)?|line\\s?id|ko-?fi)';
/** `my ebay name is jane88` */
const accounts = new RegExp(
  String.raw`(?<!\p{L})(?:(?:ebay-)?${market}|${paid})(?:\s+(?:user(?:name)?|name|account|konto|cuenta|usuario))?(?:\s+(?:is|ist|es|as|under|als|unter|como)\s+|\s*[:=]\s*)@?\p{L}[\p{L}\p{N}-]*[\d._][\p{L}\p{N}._-]+`,
  'giu',
);
const words =
  '(?:add|app|bank|based|card|cash|code|come|cost|day|debit|fee|first|free|freunde|friendly|friends|front|full|gebühr|half|karte|käufer|konto|link|mail|only|option|pago|pal|pay|payment|post|pre|protection|same|schutz|sofort|style|time|transfer|wire|zahlung)';
/** `venmo jane-doe` */
const hyphened = new RegExp(
  String.raw`(?<!\p{L})${paid}(?:\s*[:=]\s*|(?:\s+(?:me|at|to|is|ist|es|an|a))?\s+)@?(?!${words}-)\p{L}{3,}(?:-(?!${words}(?!\p{L}))[\p{L}\p{N}]{3,}){1,2}(?:-\d{1,4})?${'(?=\\s*(?:$|[.,;!?)\\n]))'}`,
  'giu',
);
/** `auf vinted bin ich jane88` */
const elsewhereAs = new RegExp(
  String.raw`(?<!\p{L})(?:${market}|${service})[\s,]+(?:i\s+am|i['’]m|bin\s+ich|ich\s+bin|we\s+are|sind\s+wir)\s+\p{L}[\p{L}\p{N}-]*[\d._][\p{L}\p{N}._-]+`,
  'giu',
);
const isNamed = String.raw`(?:\s+(?:is|ist|es|lautet)\s+|\s*[:=]\s*)`;
const nameOf = String.raw`(?:handle|user(?:\s?name)?|name|nombre|account|konto|profile?|usuario|nutzername|cuenta|perfil|nick)`;
const clauseEnd = String.raw`(?=\s*(?:$|[.,;!?)\n]))`;
/** `found on instagram` */
const seen =
  '(?:found|sichtbar|similar|ähnlich|cheaper|billiger|photos|fotos|bilder|pictures|videos?|tisch|st[uü]hl|sessel|sofas?|lampe|schrank|chairs?|tables?|mesas?|sillas?|anuncio|anzeige|mejor|better|besser|follow|läuft|steht|welcome|beliebt)';
const anyService = `(?:${service}|${market}|ig|tg)`;
/** `venmo: janedoe`, `my insta handle is janedoe`, `dm janedoe on insta`. */
const plainNames = [
  String.raw`(?<!\p{L})${paid}(?:\s*[:=]\s*|(?<=\sid)\s+)(?<name>\p{L}{5,})${clauseEnd}`,
  String.raw`(?<!\p{L})${anyService}[\s-]${nameOf}(?:${isNamed}|(?<=name|handle)\s+)(?<name>\p{L}{5,})${clauseEnd}`,
  String.raw`(?<!\p{L})${nameOf}\s+(?:de|en|on|at|bei|auf)\s+${anyService}${isNamed}(?<name>\p{L}{5,})${clauseEnd}`,
  String.raw`\$(?<name>\p{L}{5,})\s+(?:on|auf|bei|en|via|por)\s+cash\s?app(?!\p{L})`,
  String.raw`(?<!\p{L})linktree\s+(?<name>\p{L}{5,})${clauseEnd}`,
  String.raw`(?<!\p{L})${market}\s+(?!desde|since|seit|hace|para|tienes)(?<name>\p{L}{5,})\d{1,4}${clauseEnd}`,
  String.raw`(?<!\p{L})(?:dm|pn)\s+(?<name>\p{L}{5,})\s+(?:on|auf|bei|en|por)\s+${service}(?!\p{L})`,
  String.raw`(?<!\p{L})${invites}\s+(?:on|auf|bei|über|per|en|por)\s+${service}\s+(?!${noName}\b)(?<name>\p{L}{6,})${clauseEnd}`,
  String.raw`^\s*(?!${seen})(?<name>(?-i:\p{Ll}{6,}))\s+(?:on|auf|bei|en)\s+${service}\s*[.!]?\s*$`,
].map((pattern) => new RegExp(pattern, 'giu'));

/** Names at other services without a colon or at sign. */
export const findNames = (text: string): Part[] => [
  ...[invited, elsewhere, before, shortLink, accounts, hyphened, elsewhereAs]
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .map(partOf),
  ...plainNames
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .filter(({ groups }) => isAccountName(groups?.name ?? ''))
    .map(partOf),
];

const partOf = (match: RegExpExecArray): Part => [match.index, match.index + match[0].length];
