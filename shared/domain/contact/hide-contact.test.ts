import { describe, expect, it } from 'vitest';
import { cleanTexts } from './clean-texts.ts';
import { contactTexts } from './contact-texts.ts';
import { hideContact } from './hide-contact.ts';
import { hostileSentences } from './hostile-sentences.ts';
import { innocentSentences } from './innocent-sentences.ts';

/** The share of a corpus that may be wrong. */
const MOST_WRONG = 0.02;

describe('contact data in a message', () => {
  it('is hidden in at least 98 % of its spellings', () => {
    const missed = contactTexts.filter(({ text, secret }) => {
      const { shown, hidden } = hideContact(text);
      return hidden.length === 0 || shown.includes(secret);
    });
    expect(contactTexts.length).toBeGreaterThanOrEqual(200);
    expect(
      missed.length / contactTexts.length,
      missed.map(({ text }) => `${text} → ${hideContact(text).shown}`).join('\n'),
    ).toBeLessThanOrEqual(MOST_WRONG);
  });

  it('is not seen in at least 98 % of the texts without any', () => {
    const wrong = cleanTexts.filter((text) => hideContact(text).shown !== text);
    expect(cleanTexts.length).toBeGreaterThanOrEqual(200);
    expect(
      wrong.length / cleanTexts.length,
      wrong.map((text) => `${text} → ${hideContact(text).shown}`).join('\n'),
    ).toBeLessThanOrEqual(MOST_WRONG);
  });

  it.each(hostileSentences)('$text: is hidden', ({ text, secret }) => {
    const { shown, hidden } = hideContact(text);
    expect([shown.includes(secret), hidden.length > 0]).toEqual([false, true]);
  });

  it.each(innocentSentences)('%s stays', (text) => expect(hideContact(text).shown).toBe(text));

  it('is hidden alone: the text around it stays', () => {
    expect(hideContact('Call me at 503 555 0142 after six.')).toEqual({
      shown: 'Call me at ••• after six.',
      hidden: ['phone'],
    });
    expect(hideContact('Mail jane.doe@example.com or see www.example.com/chair, thanks!')).toEqual({
      shown: 'Mail ••• or see •••, thanks!',
      hidden: ['email', 'link'],
    });
  });

  it.each([
    'seis doce treinta y cuatro cincuenta y seis setenta y ocho',
    'null siebzehn elf vierunddreißig sechsundfünfzig achtundsiebzig',
    'fifty three fifty-five fifty oh one forty two',
    '5o3-555-oi42',
    'bobsofa。com',
    'discord jane#1234',
  ])('%s is hidden', (text) => expect(hideContact(text).shown).toBe('•••'));

  it('leaves links to this marketplace', () => {
    const text = 'The same as https://settee.example/furniture/1, only in oak.';
    expect(hideContact(text, 'settee.example').shown).toBe(text);
    expect(hideContact(text, 'other.example').hidden).toEqual(['link']);
  });

  it('keeps every other character, also those of several code units', () => {
    const text = '🛋️ Schöner Stuhl 👍🏽 – ruf an: 0️⃣3️⃣0️⃣1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣ 😀';
    const { shown } = hideContact(text);
    expect(shown.startsWith('🛋️ Schöner Stuhl 👍🏽 – ruf an: •••')).toBe(true);
    expect(shown.endsWith(' 😀')).toBe(true);
  });

  it('is found in time that grows with the text', () => {
    const started = performance.now();
    for (const part of [
      '1 ',
      'a.',
      '@',
      'a at ',
      'dot ',
      'x@',
      'one ',
      '(',
      'www.',
      '\u200B',
      'find me ',
      'find me on fb ',
      'jane_',
      'fb, soy ',
    ])
      hideContact(part.repeat(2000 / part.length));
    // It would take minutes if a pattern tried everything.
    expect(performance.now() - started).toBeLessThan(20_000);
  });
});
