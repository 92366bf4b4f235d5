import { defaultLanguage } from '../../../shared/domain/language.ts';
import { parsePrice, wirePrice } from '../../../shared/domain/money.ts';
import { spoken } from '../../language/spoken.ts';
import { readDollars } from '../read-dollars.ts';

/**
 * A typed price as the API takes it, which knows the writing of dollars alone: `1.250,50` in German is `1250.50` there.
 * In English a comma before two digits is more likely one digit short than cents, and stays for the server to refuse, as
 * does whatever is no price.
 */
export function plainPrice(typed: string): string {
  if (spoken().language === defaultLanguage || parsePrice(typed) !== undefined) return typed;
  const dollars = readDollars(typed);
  return dollars === undefined ? typed : wirePrice(Math.round(dollars * 100));
}
