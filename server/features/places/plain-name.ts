import { foldText } from '../../../shared/domain/fold-text.ts';

/** Folds names: `Malmö` becomes `malmo`, `D.C.` becomes `dc`. */
export const plainName = (text: string): string =>
  foldText(text)
    .replace(/(\p{L}{2})\.(?=\p{L})/gu, '$1 ')
    .replace(/[’'‘ʻʼ`´.]/g, '')
    .replace(/[\s,;()/|–—-]+/g, ' ')
    .trim();

const sounds = new Map(Object.entries({ ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' }));
const saint = /^(?:st|saint|sankt)\.?[\s-]+(?=\S)/i;

/** Returns a name's spellings: `koln` and `koeln`, `st gallen` and `saint gallen`, `laquila` and `l aquila`. */
export function spellingsOf(name: string): string[] {
  const written = name.normalize('NFC');
  const spellings = [written, written.toLowerCase().replace(/[äöüøå]/g, (letter) => sounds.get(letter) ?? letter)];
  if (saint.test(written))
    spellings.push(...['st', 'saint', 'sankt'].map((word) => written.replace(saint, `${word} `)));
  if (/\p{L}[’']\p{L}/u.test(written)) spellings.push(written.replace(/[’']/g, ' '));
  return [...new Set(spellings.map(plainName))];
}
