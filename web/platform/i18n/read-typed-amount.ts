import { defaultLanguage } from '../../../shared/domain/language.ts';
import type { Cents } from '../../../shared/domain/money.ts';
import { plainPrice } from '../../../shared/domain/plain-price.ts';
import { shopCurrency, wirePrice } from '../shop-money.ts';
import { parsePrice } from '../typed-price.ts';
import { asTyped } from './formats.ts';
import { textSettings } from './text-settings.ts';

/** Parses an amount to minor units, by the page's language; undefined if invalid. */
export const readTypedAmount = (typed: string): Cents | undefined =>
  parsePrice(textSettings().language === defaultLanguage ? typed : plainPrice(typed, shopCurrency()));

/** Formats minor units for an input. */
export const typedAmount = (cents: Cents): string => asTyped(wirePrice(cents));
