import { isAccountName } from './account-name.ts';
import type { Part } from './part.ts';
import { isPersonalName } from './personal-name.ts';

const sureMailbox = String.raw`g[\s.-]?mail|google[\s.-]?mail|hotmail|icloud|gmx|protonmail|posteo`;
const mailbox = String.raw`${sureMailbox}|outlook|yahoo|web\.de`;
const service = String.raw`insta(?:gram)?|ig|telegramm?|tg|t\s?\.\s?me|whats\s?app|signal|snap(?:chat)?|facebook|fb|messenger|wechat|weixin|viber|skype|discord|tiktok|twitter|threema|kik|venmo|paypal|vinted|wallapop|kleinanzeigen`;
const sureService = 'insta|ig|tg|kik|snapchat';

const join = String.raw`(?:\s{0,3}[,;:([{/|+@–→=-]{1,2}\s{0,3}|\s{1,3})(?:(?:at|on|by|via|with|plus|bei|auf|über|per|mit|ät|en|por|con|de|a|arroba|@|is|ist|es|name|user|ich\sbin|i\sam|i['’]m|soy)\s{1,3}(?:[+&]\s{1,3})?(?:(?:the|dem|el|la)\s)?)?`;
const gap = String.raw`[^\S\n]`;

const beforeService = `(?:(?:on|at|bei|auf|en)${gap}|[([]${gap}?)`;

type Finder = (text: string) => Part[];

const findFor = ({ all, sure, before }: { all: string; sure: string; before: string }): Finder => {
  const one = String.raw`(?<![\p{L}\p{N}])(?:${all})(?![\p{L}\p{N}])`;
  const ofPerson = [
    String.raw`(?<![\p{L}\p{N}._-])(?<name>\p{L}{6,24})\d{0,4}${join}${one}`,
    String.raw`${one}${join}(?!${one})(?<name>\p{L}{6,24})(?!\p{L})\d{0,4}`,
  ].map((pattern) => new RegExp(pattern, 'giu'));
  const alone = [
    String.raw`^\s*(?:(?:[Mm]y|[Mm]ein|[Mm]i)${gap})?(?:${anyCase(sure)})${gap}(?<name>\p{Ll}{7,24})\s*[.!]?\s*$`,
    String.raw`^\s*(?<name>\p{Ll}{7,24})${gap}${before}(?:${anyCase(sure)})${gap}?[)\].!]?\s*$`,
  ].map((pattern) => new RegExp(pattern, 'gu'));
  const called = new RegExp(
    String.raw`(?<!\p{L})(?:handle|user(?:\s?name)?|nick(?:name)?|usuario|(?:be)?nutzername)\s(?:is|ist|es)\s(?<name>\p{L}{5,24})\s(?:on|at|in|bei|auf|en)\s${one}`,
    'giu',
  );
  return (text) => [
    ...ofPerson.flatMap((pattern) => matching(pattern, text, isPersonalName)),
    ...alone.flatMap((pattern) => matching(pattern, text, isRareWord)),
    ...matching(called, text, isAccountName),
  ];
};

const anyCase = (words: string) =>
  words.replace(/(?<![\\\p{L}])\p{L}/gu, (first) => `[${first}${first.toUpperCase()}]`);

const wordEnding = /(?:[sto]|[ailg]e|al|en|er|i[oó]n|ung|heit|keit|ment|ness|ture|body|one|thing|age|iona|able)$/iu;
const ofService =
  /^(?:accounts?|benachrichtigung|bildschirm|channel|followers?|kennwort|login|password|passwort|profil|spinnt|streikt)$/u;
const isRareWord = (word: string): boolean => isAccountName(word) && !wordEnding.test(word) && !ofService.test(word);

const matching = (pattern: RegExp, text: string, isName: (word: string) => boolean): Part[] =>
  [...text.matchAll(pattern)]
    .filter(({ groups }) => isName(groups?.name ?? ''))
    .map((match) => [match.index, match.index + match[0].length]);

/** Finds `gmail lenaholz`, `write lenaholz on gmail`. */
export const findBareMailboxes = findFor({ all: mailbox, sure: sureMailbox, before: `(?:${beforeService})?` });
/** Finds `lenaholz (ig)`, `my handle is lenaholz on telegram`. */
export const findBareAccounts = findFor({ all: service, sure: sureService, before: beforeService });
