import type { Cents } from '../../shared/domain/money.ts';
import * as typed from '../../shared/domain/typed-price.ts';
import { shopCurrency } from './shop-money.ts';

/** Parses a typed price in the shop's currency. @see typed.parsePrice */
export const parsePrice = (text: string): Cents | undefined => typed.parsePrice(text, shopCurrency());
