import { type Currency, decimalsOf } from '../../../shared/domain/currency.ts';
import { defaultLanguage, type Language } from '../../../shared/domain/language.ts';
import { shopCurrency } from '../shop-money.ts';
import { showCount } from './formats.ts';
import { textSettings } from './text-settings.ts';

const unitNames: Readonly<Record<Language, Readonly<Record<Currency, string>>>> = {
  en: { USD: 'dollars', EUR: 'euros', GBP: 'pounds', JPY: 'yen' },
  de: { USD: 'Dollar', EUR: 'Euro', GBP: 'Pfund', JPY: 'Yen' },
  es: { USD: 'dólares', EUR: 'euros', GBP: 'libras', JPY: 'yenes' },
};

/** `dollars`, `Euro`, else the code. */
export const currencyName = (): string => unitNames[textSettings().language][shopCurrency()] ?? shopCurrency();

/** Examples: `80` and `1.250,50`, in yen `8.000` and `80.000`. */
export function exampleAmounts(): [low: string, high: string] {
  if (decimalsOf(shopCurrency()) === 0) return [showCount(8000), showCount(80_000)];
  return ['80', textSettings().language === defaultLanguage ? '1,250.50' : '1.250,50'];
}
