import { isAccountName } from './account-name.ts';

const ordinary =
  /^(?:account|are|arbeite[nt]?|atención|ayuda|bought|cheaper|comprado|customers?|everyone|found|gekauft|gesehen|headquarters|help|her|hilfe|him|is|it|konto|kundendienst|kundenservice|login|live[sd]?|look(?:s|ed)?|me|meet|news|people|preise?|prices?|seen|servicio|sind|sold|somebody|someone|soporte|team|them|trabaj[ao]|us|viv[eo]|vivimos|was|were|wohnen?|work(?:s|ed)?|you)$/iu;
const before = /(?<word>\p{L}+)\s+(?:at|of|on|from|bei|von|auf|en|de)\s+$/iu;
const after =
  /^\s+(?:arena|avenue|building|caf[eé]|campus|centre|center|design|headquarters|hotel|lane|news|office|park|place|platz|plaza|point|preise|prices?|precios|road|servers?|square|station|store|stra(?:ß|ss)e|street|support|tower)(?!\p{L})/iu;

const isName = (word: string) => isAccountName(word) && !ordinary.test(word);

const isDown =
  /^\s+(?:(?:ist|is|está)\s+)?(?:spinnt|streikt|geht|funktioniert|hängt|lahmt|nervt|down|offline|langsam|kaputt|weg|slow|broken|falla|ca[ií]do|lento|works?|stopped|crashed|(?:no|nicht)\s+(?:funciona|va|erreichbar))(?!\p{L})/iu;
const beginsClause =
  /(?:^|[.,;:!?\n(]|(?<!\p{L})(?:my|mein|mi|the|der|das|el|that|dass|weil|because|porque|aber|but|and|und|y|heute|today|hoy))\s*$/iu;

/** `support at yahoo`, `at gmail.com prices`, `web.de spinnt` */
export function isProviderItself(text: string, from: number, to: number): boolean {
  if (after.test(text.slice(to))) return !/\d|[\p{L}.][._]\p{L}/u.test(text.slice(Math.max(0, from - 20), from));
  if (isDown.test(text.slice(to)) && beginsClause.test(text.slice(0, from))) return true;
  const word = before.exec(text.slice(Math.max(0, from - 40), from))?.groups?.word;
  return word !== undefined && !isName(word);
}
