import { expect, it } from 'vitest';
import { languages } from '../../../shared/domain/language.ts';
import { wordNotification } from './word-notification.ts';

it.each(languages)('quotes a reason without a second full stop (%s)', (language) => {
  const params = {
    title: 'Oak chair',
    outcome: 'refund',
    amountCents: 9000,
    text: 'The photos show it. A leg is broken.',
  };
  const { text } = wordNotification({ kind: 'dispute_decided', params, count: 1 }, language);
  expect(text).toMatch(/[“„«]The photos show it\. A leg is broken[”“»]\./);
});
