import { describe, expect, it } from 'vitest';
import { accountNames } from '../../../test/support/contact-data/account-names.ts';
import { bareAccounts } from '../../../test/support/contact-data/bare-accounts.ts';
import { emails } from '../../../test/support/contact-data/emails.ts';
import { links } from '../../../test/support/contact-data/links.ts';
import { phoneNumbers } from '../../../test/support/contact-data/phone-numbers.ts';
import { articleNumbers } from '../../../test/support/no-contact-data/article-numbers.ts';
import { datesAndPlaces } from '../../../test/support/no-contact-data/dates-and-places.ts';
import { namesOfServices } from '../../../test/support/no-contact-data/names-of-services.ts';
import { plainSentences } from '../../../test/support/no-contact-data/plain-sentences.ts';
import { sizesAndPrices } from '../../../test/support/no-contact-data/sizes-and-prices.ts';
import { wordsBesideServices } from '../../../test/support/no-contact-data/words-beside-services.ts';
import { hideContact } from './hide-contact.ts';

const hideAlone = (text: string, ownHost?: string) => hideContact([], text, ownHost);

describe('contact data in a message', () => {
  it.each([...phoneNumbers, ...emails, ...links, ...accountNames, ...bareAccounts])(
    '$text: is hidden',
    ({ text, secret }) => {
      const { shown, hidden } = hideAlone(text);
      expect([shown.includes(secret), hidden.length > 0]).toEqual([false, true]);
    },
  );

  it.each([
    ...articleNumbers,
    ...datesAndPlaces,
    ...sizesAndPrices,
    ...namesOfServices,
    ...wordsBesideServices,
    ...plainSentences,
  ])('%s stays', (text) => expect(hideAlone(text).shown).toBe(text));

  it('is hidden alone: the text around it stays', () => {
    expect(hideAlone('Call me at 503 555 0142 after six.')).toEqual({
      shown: 'Call me at ••• after six.',
      hidden: ['phone'],
    });
    expect(hideAlone('Mail jane.doe@example.com or see www.example.com/chair, thanks!')).toEqual({
      shown: 'Mail ••• or see •••, thanks!',
      hidden: ['email', 'link'],
    });
  });

  it.each([
    'seis doce treinta y cuatro cincuenta y seis setenta y ocho',
    'null siebzehn elf vierunddreißig sechsundfünfzig achtundsiebzig',
    'fifty three fifty-five fifty oh one forty two',
    '5o3-555-oi42',
    '503 555 0142 503 555 0142 503 555 0142',
    '5035550142 5035550142 5035550142',
    'five zero three five five five zero one four two five zero three five five five zero one four two five',
    '0171 123 45 67 / 0171 123 45 67 / 0171 123 45 67',
    '+49 171 1234567 +49 171 1234567',
    '612.345.678',
    '1 2 3 4 5 6 7 8 9 10 503 555 0142',
    '000000000000000000005035550142',
    'bobsofa。com',
    'zéro six douze trente-quatre cinquante-six soixante-dix-huit',
    'tre quattro zero dodici trenta quattro cinquanta sei settanta otto',
    'cinq zéro trois cinq cinq cinq zéro un quatre deux',
    'cinque zero tre cinque cinque cinque zero uno quattro due',
    'um dois três quatro cinco seis sete oito nove',
    'nul zes een twee drie vier vijf zes zeven acht',
    'pięć zero trzy pięć pięć pięć zero jeden cztery dwa',
    'пять ноль три пять пять пять ноль один четыре два',
    'beş sıfır üç beş beş beş sıfır bir dört iki',
    '五零三五五五零一四二',
    '五〇三 五五五 〇一四二',
    '5️⃣0️⃣3️⃣5️⃣5️⃣5️⃣0️⃣1️⃣4️⃣2️⃣',
    'discord jane#1234',
    '5O3S5SO142',
    '5O3-S55-OI42',
    'insta jane-doe',
    'insta: jane-doe',
  ])('%s is hidden', (text) => expect(hideAlone(text).shown).toBe('•••'));

  it.each([
    [['503 555'], '0142', '•••'],
    [['503', '555'], '0142 after six', '••• after six'],
    [['503 555'], '1423', '•••'],
    [['50', '35', '55', '01'], '42', '•••'],
    [['My number starts with 503', '555'], '0142', '•••'],
    [[...'503555014'], '2', '•••'],
    [['５０３ ５５５'], '٠١٤٢', '•••'],
    [['five zero three', 'five five five'], 'zero one four two', '•••'],
    [['fivezerothree', 'fivefivefive'], 'zeroonefourtwo', '•••'],
    [['6️⃣1️⃣2️⃣ 3️⃣4️⃣5️⃣'], '6️⃣7️⃣8️⃣ 9️⃣', '•••'],
    [['lenaholz arroba'], 'gmail punto com', '•••'],
    [['null eins sieben', 'eins eins zwei drei'], 'vier fünf sechs', '•••'],
    [['612345'], '678', '•••'],
    [['jane.doe'], '@gmail.com', '•••'],
    [['lenaholz'], 'gmail', '•••'],
    [['jane.doe', 'at'], 'gmail dot com', '•••'],
    [['503 555', '•••'], '0142', '•••'],
    [['503 then', "'555'"], 'and then 0142', '•••'],
    [['erst 503, dann 555'], 'danach 0142', '•••'],
    [['503 555'], '0142 or www.example.com', '••• or •••'],
  ])('in pieces is hidden in the last one: %j, then %j', (earlier, text, shown) =>
    expect(hideContact(earlier, text)).toEqual({ shown, hidden: expect.arrayContaining([expect.any(String)]) }),
  );

  it.each([
    [['1250', '1200'], '1150'],
    [['650', '640'], '645?'],
    [['It is 180 x 90 x 75 cm'], '120?'],
    [['80, 90, 100'], '110, 120'],
    [['11/28/2026'], '11/29/2026'],
    [['28.11.2026'], '18:30?'],
    [['•••'], '120'],
    [['2', '0', '7', '4', '3', '13', '14', '17', '16', '15'], '18'],
    [['3', '403', '803'], '1203'],
    [['8003', '8403', '9203', '8803', '9603', '10003', '10403'], '10803'],
    [['0017', '0018', '0020'], '0019'],
    [['71', '12', '93', '4', '55', '26', '87', '38', '9', '60'], '31'],
    [['1', '2', '3', '5', '4', '6', '8', '7', '9', '10'], '11'],
    [['I can do 450, then 400'], 'and finally 350'],
    [['Rooms 101 and 102'], 'and then 103'],
    [['I live in 97201'], '1200 is fine'],
    [['Is it free at 5?'], '6 or 7 is fine'],
    [['I was looking'], 'at the second photo'],
    [['I have gmail.'], 'perfekt'],
    [['write to support'], 'at yahoo'],
    [[], 'Is it still available?'],
    [[], '45 50 60 70 80 90 100 110 120 130 140 cm'],
    [[], '80, 90, 100, 110, 120, 130, 140, 150, 160'],
    [[], '1958, 1962, 1965, 1970, 1974, 1980'],
    [[], '1250 1200 1150 1100 1050 1000'],
    [[], '28.11.2026 18:30, 29.11.2026 18:30, 30.11.2026 18:30'],
    [[], 'Am 28.11.2026 um 18:30 Uhr?'],
    [[], 'Payment is due 28.11.2026, 18:30'],
    [[], 'Sept 12, 2026, 10:30 or Sept 13, 2026, 11:30'],
    [[], 'How about Nov 28, 2026, 10:30 - 12:30?'],
    [[], 'November 28 2026'],
    [[], 'Mide un 180 de ancho, 90 de fondo y 75 de alto'],
    [[], 'J’ai un canapé, deux fauteuils et trois lampes'],
    [[], '我要一张桌子和三把椅子'],
  ])('numbers of other kinds stay in pieces too: %j, then %j', (earlier, text) =>
    expect(hideContact(earlier, text)).toEqual({ shown: text, hidden: [] }),
  );

  it('leaves links to this marketplace', () => {
    const text = 'The same as https://settee.example/furniture/1, only in oak.';
    expect(hideAlone(text, 'settee.example').shown).toBe(text);
    expect(hideAlone(text, 'other.example').hidden).toEqual(['link']);
  });

  it('keeps every other character, also those of several code units', () => {
    const text = '🛋️ Schöner Stuhl 👍🏽 – ruf an: 0️⃣3️⃣0️⃣1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣ 😀';
    const { shown } = hideAlone(text);
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
      'a',
      '漢',
      '五',
      '"5',
      '5S',
      'insta a-',
      'ok.de ',
      '12 then ',
      '12,and ',
      '012 ',
      'mesa.de ',
      'mail is a',
      'aaaaa.',
      '1 + ',
      'nr ',
      'venmo a-',
      'aaaa*',
      'yahoo: aa ',
      'mail an ',
      'g.m.',
      'second part ',
      'gmail. aaaaaa ',
      'onetwo',
      'support at gmail.com ',
      'wallapop aaaaa',
      'insta lenaho ',
      'lenaholz + at ',
      '1 500 ',
      '99022538 + 4 ',
    ])
      hideContact(Array(10).fill(part.repeat(2000 / part.length)), part.repeat(2000 / part.length));
    // It would take minutes if a pattern tried everything.
    expect(performance.now() - started).toBeLessThan(20_000);
  });
});
