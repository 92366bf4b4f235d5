import { describe, expect, it } from 'vitest';
import type { languages } from '../../../shared/domain/language.ts';
import type { NotificationKind } from '../../../shared/domain/notification.ts';
import { everyNotification } from '../../../test/support/every-notification.ts';
import { describeNotification } from './describe-notification.ts';

const samples = Object.entries(everyNotification).flatMap(([kind, known]) =>
  known.map(([reader, params]) => ({ kind: kind as NotificationKind, reader, params })),
);
type Sample = (typeof samples)[number];

const read = ({ kind, params }: Sample, language: (typeof languages)[number]) => {
  const { title, text } = describeNotification({ kind, params, count: 1 }, language, 'Europe/Madrid');
  return `${title}\n${text}`;
};
const shown = (sample: Sample, language: (typeof languages)[number]) =>
  `${sample.kind} for ${sample.reader} (${language}): ${read(sample, language)}`;

/** Two are one word for buyers, and the other for sellers. */
const wordsOf = {
  de: { purchase: /\b(?:Kauf|Kaufs)\b/, sale: /\b(?:Verkauf|Verkaufs)\b/ },
  es: { purchase: /(?<!quien )\bcompra\b/i, sale: /(?<!a la )\bventa\b/i },
};

describe.each(['de', 'es'] as const)('every kind of notification in %s', (language) => {
  it('has no English, no missing value and no missing word', () => {
    for (const sample of samples) {
      const text = read(sample, language);
      expect(text, shown(sample, language)).not.toMatch(/undefined|null|NaN|\[object|\$\{| {2}| [.,]|\.\./);
      expect(text, shown(sample, language)).not.toMatch(
        /(?<!\p{L})(?:the|and|you|your|with|until|sale|purchase|buyer|seller)(?!\p{L})/iu,
      );
      if ('title' in sample.params && !['case_decided'].includes(sample.kind))
        expect(text, shown(sample, language)).toContain('Roble 1958');
    }
  });

  it('has amounts and days as the language writes them', () => {
    const [amount, day] = { de: ['1.250,50\u00a0$', '05.12.2026, 18:30'], es: ['1250,50\u00a0$', '5 dic 2026, 18:30'] }[
      language
    ];
    for (const sample of samples) {
      const text = read(sample, language);
      expect(text, shown(sample, language)).not.toMatch(/1,250|125050|2026-12|Dec\b|\bPM\b|\bT17\b/);
      expect(text, shown(sample, language)).not.toMatch(/\b(?:vor|antes de|hasta) \d{1,2}[ .]/i);
      if (text.includes('1.250') || text.includes('1250')) expect(text, shown(sample, language)).toContain(amount);
      if (text.includes('18:30')) expect(text, shown(sample, language)).toContain(day);
    }
  });

  it('calls it a purchase for buyers, a sale for sellers, and neither where both read the same', () => {
    const { purchase, sale } = wordsOf[language];
    for (const sample of samples) {
      const text = read(sample, language);
      if (sample.reader === 'buyer' || sample.reader === 'both')
        expect(text, shown(sample, language)).not.toMatch(sale);
      if (sample.reader === 'seller' || sample.reader === 'both')
        expect(text, shown(sample, language)).not.toMatch(purchase);
    }
  });
});
