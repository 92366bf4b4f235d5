import { afterEach, describe, expect, it } from 'vitest';
import type { Language } from '../../../shared/domain/language.ts';
import { moneyFormat } from '../shop-money.ts';
import { showExactMoney, showMoney } from './formats.ts';
import { setTextSource } from './text-settings.ts';

const speak = (language: Language) => setTextSource(() => ({ language }));
afterEach(() => speak('en'));

describe('money', () => {
  it('is written in English with the dollar sign of spec §1, as anybody writes it there', () => {
    expect(showMoney(125050)).toBe('$1,250.50');
    const { format } = moneyFormat('en-US');
    for (const cents of [50, 8000, 12000, 100000, 125050, 99999999]) expect(showMoney(cents)).toBe(format(cents / 100));
  });

  it.each([
    ['de', 125050, '1.250,50\u00a0$'],
    ['de', 8000, '80\u00a0$'],
    ['es', 1250050, '12.500,50\u00a0$'],
    ['es', 8000, '80\u00a0$'],
  ] as const)('is written in %s as people there write it', (language, cents, text) => {
    speak(language);
    expect(showMoney(cents)).toBe(text);
  });

  it.each([
    ['en', '$80.00'],
    ['de', '80,00\u00a0$'],
    ['es', '80,00\u00a0$'],
  ] as const)('has one sign in %s, with decimals or without', (language, text) => {
    speak(language);
    expect(showExactMoney(8000)).toBe(text);
  });
});
