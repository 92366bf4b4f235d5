import { expect, it } from 'vitest';
import type { MailSite } from './mail-site.ts';
import { writeLetter } from './write-letter.ts';

const site: MailSite = {
  publicUrl: 'https://shop.example',
  name: 'Settee',
  contact: [],
  accent: undefined,
  languageFor: (language) => language,
};

const letter = {
  to: 'ada@example.test',
  language: 'en',
  subject: 'A <b>bold</b> chair',
  greeting: 'Hello Ada & Bo,',
  paragraphs: ['It is yours.'],
  listings: [
    {
      title: '<script>alert(1)</script> "chair"',
      facts: '$480, Portland',
      url: 'https://shop.example/furniture/1',
      image: `/images/ab/12/ab12${'0'.repeat(60)}-1600.webp`,
    },
  ],
  action: { label: 'Your receipt', url: 'https://shop.example/dashboard/receipt/1?a=1&b=2' },
  notes: [{ text: 'Stop these emails', url: 'https://shop.example/unsubscribe/x' }],
  unsubscribeUrl: 'https://shop.example/unsubscribe/x',
} as const;

it('writes the same words and links as text and as HTML', () => {
  const { text, html = '' } = writeLetter(site, letter);
  expect(text).toBe(
    [
      'Hello Ada & Bo,',
      'It is yours.',
      '<script>alert(1)</script> "chair", $480, Portland\nhttps://shop.example/furniture/1',
      'Your receipt: https://shop.example/dashboard/receipt/1?a=1&b=2',
      'Stop these emails: https://shop.example/unsubscribe/x',
    ].join('\n\n'),
  );
  for (const part of ['Hello Ada &amp; Bo,', 'It is yours.', '$480, Portland', 'Your receipt', 'Stop these emails'])
    expect(html).toContain(part);
  expect([...html.matchAll(/href="([^"]+)"/g)].map(([, url]) => url)).toEqual([
    'https://shop.example/furniture/1',
    'https://shop.example/furniture/1',
    'https://shop.example/dashboard/receipt/1?a=1&amp;b=2',
    'https://shop.example/unsubscribe/x',
  ]);
});

it('signs with one part of the contact a line, so that no line ends with a dot', () => {
  const contact = ['Hauptstraße 1, Berlin', 'hello@shop.example'];
  const { text, html = '' } = writeLetter({ ...site, contact }, letter);
  expect(text.endsWith('\n\nSettee\nHauptstraße 1, Berlin\nhello@shop.example')).toBe(true);
  for (const line of ['Settee', ...contact]) expect(html).toContain(`>${line}</p>`);
});

it('escapes what people wrote, and shows the picture as JPEG from the site itself', () => {
  const { html = '' } = writeLetter(site, letter);
  expect(html).not.toMatch(/<script|<b>/);
  expect(html).toContain(`src="https://shop.example/images/ab/12/ab12${'0'.repeat(60)}-320.jpg"`);
  expect(html).toContain('width="128"');
});

it('supports dark mode and screen readers', () => {
  const { html = '' } = writeLetter(site, letter);
  expect(html).toContain('<html lang="en">');
  expect(html).toContain('prefers-color-scheme: dark');
  expect([...html.matchAll(/<table /g)]).toHaveLength([...html.matchAll(/<table role="presentation"/g)].length);
  expect(html).toMatch(/<img [^>]*alt="&lt;script&gt;/);
});

it('breaks a word of any length in the shop’s name, the text, a listing, its facts, the button and the notes', () => {
  const word = 'W'.repeat(300);
  const long = {
    ...letter,
    greeting: word,
    paragraphs: [word],
    listings: [{ ...letter.listings[0], title: word, facts: word }],
    action: { ...letter.action, label: word },
    notes: [{ text: word }],
  };
  const { html = '' } = writeLetter({ ...site, name: word }, long);
  const open: string[] = [];
  let shown = 0;
  for (const [tag, closes, text] of html.matchAll(/<(\/?)[a-z][^>]*>|(W{300})/g)) {
    if (closes) open.pop();
    else if (text === undefined) open.push(...(/^<(img|meta)\b/.test(tag) ? [] : [tag]));
    else if (open.length > 0) {
      shown += 1;
      expect(open.some((each) => each.includes('overflow-wrap:anywhere'))).toBe(true);
    }
  }
  expect(shown).toBe(7);
});
