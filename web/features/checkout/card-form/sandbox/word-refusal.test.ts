import { afterEach, expect, it } from 'vitest';
import { languages } from '../../../../../shared/domain/language.ts';
import { setTextSource } from '../../../../platform/i18n/text-settings.ts';
import { wordRefusal } from './word-refusal.ts';

afterEach(() => setTextSource(() => ({ language: 'en' })));

it.each([
  { code: 'card_declined', decline_code: 'generic_decline', message: 'Your card was declined.' },
  { code: 'card_declined', decline_code: 'insufficient_funds', message: 'Your card has insufficient funds.' },
  { code: 'expired_card', message: 'Your card has expired.' },
])('refuses a card in the language of the page: $message', (answered) => {
  const said = languages.map((language) => {
    setTextSource(() => ({ language }));
    return wordRefusal({ type: 'card_error', ...answered }).message;
  });
  expect(said[0]).toBe(answered.message);
  expect(new Set(said).size).toBe(languages.length);
});

it('passes on what it has no words for', () => {
  expect(wordRefusal({ type: 'api_error', message: 'Too many requests.' }).message).toBe('Too many requests.');
});
