import { lookUp } from '../look-up.ts';

/** Words for one digit, in three languages. */
const digitWords: Readonly<Record<string, string>> = {
  zero: '0',
  oh: '0',
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  null: '0',
  eins: '1',
  zwei: '2',
  zwo: '2',
  drei: '3',
  vier: '4',
  fünf: '5',
  fuenf: '5',
  sechs: '6',
  sieben: '7',
  acht: '8',
  neun: '9',
  cero: '0',
  uno: '1',
  dos: '2',
  tres: '3',
  cuatro: '4',
  cinco: '5',
  seis: '6',
  siete: '7',
  ocho: '8',
  nueve: '9',
};
/** Words for two digits: the teens, and tens that a digit may follow. */
const teens: Readonly<Record<string, string>> = {
  ten: '10',
  eleven: '11',
  twelve: '12',
  thirteen: '13',
  fourteen: '14',
  fifteen: '15',
  sixteen: '16',
  seventeen: '17',
  eighteen: '18',
  nineteen: '19',
  zehn: '10',
  elf: '11',
  zwölf: '12',
  dreizehn: '13',
  vierzehn: '14',
  fünfzehn: '15',
  sechzehn: '16',
  siebzehn: '17',
  achtzehn: '18',
  neunzehn: '19',
  diez: '10',
  once: '11',
  doce: '12',
  trece: '13',
  catorce: '14',
  quince: '15',
  dieciséis: '16',
  diecisiete: '17',
  dieciocho: '18',
  diecinueve: '19',
  veintiuno: '21',
  veintidós: '22',
  veintitrés: '23',
  veinticuatro: '24',
  veinticinco: '25',
  veintiséis: '26',
  veintisiete: '27',
  veintiocho: '28',
  veintinueve: '29',
};
const tens: Readonly<Record<string, string>> = {
  twenty: '2',
  thirty: '3',
  forty: '4',
  fifty: '5',
  sixty: '6',
  seventy: '7',
  eighty: '8',
  ninety: '9',
  zwanzig: '2',
  dreißig: '3',
  vierzig: '4',
  fünfzig: '5',
  sechzig: '6',
  siebzig: '7',
  achtzig: '8',
  neunzig: '9',
  veinte: '2',
  treinta: '3',
  cuarenta: '4',
  cincuenta: '5',
  sesenta: '6',
  setenta: '7',
  ochenta: '8',
  noventa: '9',
};

/** A number as a word. `open`: a digit may follow, as in `thirty four` and `treinta y cuatro`. */
export type NumberWord = { digits: string; isLarge: boolean; open?: true };

/** Returns what a word says as digits. */
export function readNumberWord(written: string): NumberWord | undefined {
  const word = written.toLowerCase();
  const digit = lookUp(digitWords, word);
  if (digit) return { digits: digit, isLarge: false };
  const teen = lookUp(teens, word);
  if (teen) return { digits: teen, isLarge: true };
  const ten = lookUp(tens, word);
  if (ten) return { digits: `${ten}0`, isLarge: true, open: true };
  const [, unit = '', last = ''] = /^(.{2,6})und(.{6,8})$/.exec(word) ?? [];
  const [one, many] = [unit === 'ein' ? '1' : lookUp(digitWords, unit), lookUp(tens, last)];
  return one && many ? { digits: many + one, isLarge: true } : undefined;
}
