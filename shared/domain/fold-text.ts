/** Letters that Unicode does not decompose. */
const letters = new Map(
  Object.entries({ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', ł: 'l', ı: 'i', þ: 'th', ħ: 'h', ŋ: 'n' }),
);
const special = new RegExp(`[${[...letters.keys()].join('')}]`, 'g');
const ascii = /^\p{ASCII}*$/u;

/** Folds a text for comparing: lower case, without accents and invisible characters. */
export function foldText(text: string): string {
  if (ascii.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(special, (letter) => letters.get(letter) ?? letter);
}
