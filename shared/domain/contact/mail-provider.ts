import { isAccountName } from './account-name.ts';

const ordinary =
  /^(?:account|are|arbeite[nt]?|atención|ayuda|bought|cheaper|comprado|customers?|everyone|found|gekauft|gesehen|headquarters|help|her|hilfe|him|is|it|konto|kundendienst|kundenservice|login|live[sd]?|look(?:s|ed)?|me|meet|news|people|preise?|prices?|seen|servicio|sind|sold|somebody|someone|soporte|team|them|trabaj[ao]|us|viv[eo]|vivimos|was|were|wohnen?|work(?:s|ed)?|you)$/iu;
const before = /(?<word>\p{L}+)\s+(?:at|of|on|from|bei|von|auf|en|de)\s+$/iu;
const after =
  /^\s+(?:arena|avenue|building|caf[eé]|campus|centre|center|design|headquarters|hotel|lane|news|office|park|place|platz|plaza|point|preise|prices?|precios|road|servers?|square|station|store|stra(?:ß|ss)e|street|support|tower)(?!\p{L})/iu;

const isName = (word: string) => isAccountName(word) && !ordinary.test(word);

/** `support at yahoo`, `at gmail.com prices` */
export function isProviderItself(text: string, from: number, to: number): boolean {
  if (after.test(text.slice(to))) return !/\d|[\p{L}.][._]\p{L}/u.test(text.slice(Math.max(0, from - 20), from));
  const word = before.exec(text.slice(Math.max(0, from - 40), from))?.groups?.word;
  return word !== undefined && !isName(word);
}
