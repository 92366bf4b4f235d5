import { isAccountName } from './account-name.ts';

const ordinary =
  /^(?:account|are|arbeite[nt]?|atención|ayuda|bought|cheaper|comprado|customers?|everyone|found|gekauft|gesehen|headquarters|help|her|hilfe|him|is|it|konto|kundendienst|kundenservice|login|look(?:s|ed)?|me|news|people|preise?|prices?|seen|servicio|sind|sold|somebody|someone|soporte|team|them|trabaj[ao]|us|was|were|work(?:s|ed)?|you)$/iu;
const before = /(?<word>\p{L}+)\s+(?:at|of|on|from|bei|von|auf|en|de)\s+$/iu;
const after = /^\s+(?:headquarters|news|preise|prices?|precios|servers?|support)(?!\p{L})/iu;

const isName = (word: string) => isAccountName(word) && !ordinary.test(word);

/** `support at yahoo`, `at gmail.com prices` */
export function isProviderItself(text: string, from: number, to: number): boolean {
  if (after.test(text.slice(to))) return !/\d|[\p{L}.][._]\p{L}/u.test(text.slice(Math.max(0, from - 20), from));
  const word = before.exec(text.slice(Math.max(0, from - 40), from))?.groups?.word;
  return word !== undefined && !isName(word);
}
