import { describe, expect, it } from 'vitest';
import { chooseLanguage } from './language.ts';

describe('the language for a visitor', () => {
  it.each([
    ['nothing is said', undefined, undefined, 'en'],
    ['the browser likes German', undefined, 'de-AT,de;q=0.9,en;q=0.8', 'de'],
    ['the browser likes Spanish better than English', undefined, 'en;q=0.5, ES-mx;q=0.7', 'es'],
    ['the browser likes best what we do not speak', undefined, 'fr-FR,fr;q=0.9,de;q=0.4,es;q=0.3', 'de'],
    ['equal wishes: the first', undefined, 'es,de', 'es'],
    ['a wish of weight 0 is none', undefined, 'de;q=0,fr', 'en'],
    ['anything', undefined, '*', 'en'],
    ['what cannot be read', undefined, ';;q=,de;q=much,,', 'en'],
    ['a choice outweighs the browser', 'a=b; language=es', 'de', 'es'],
    ['a choice of English as well', 'language=en', 'de', 'en'],
    ['a choice that is none', 'language=klingon', 'de', 'de'],
    ['a wish behind twenty others', undefined, `${'fr,'.repeat(20)}de`, 'en'],
    ["another cookie's value", 'my-language=es', 'de', 'de'],
  ])('%s', (_, cookie, accepted, language) => {
    expect(chooseLanguage(cookie, accepted)).toBe(language);
  });
});
