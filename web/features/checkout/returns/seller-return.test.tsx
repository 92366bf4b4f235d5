import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import type { ReturnRequest } from '../../../../shared/contract/checkout/returns.ts';
import { languages } from '../../../../shared/domain/language.ts';
import { setTextSource } from '../../../platform/i18n/text-settings.ts';
import { SellerReturn } from './seller-return.tsx';

afterEach(() => setTextSource(() => ({ language: 'en' })));

const request: ReturnRequest = {
  id: '1',
  listingId: '2',
  title: 'Oak table',
  buyerName: 'Bea',
  reason: 'withdrawal',
  text: '',
  state: 'accepted',
  mustAccept: true,
  createdAt: '2026-03-01T12:00:00.000Z',
};
const shown = (change: Partial<ReturnRequest>) =>
  renderToStaticMarkup(<SellerReturn request={{ ...request, ...change }} onAnswer={() => undefined} />);

const withdrawn = { en: 'Withdraw', de: 'Widerruf', es: 'Desistimiento' };
const fortnight = { en: 'within 14 days', de: 'innerhalb von 14 Tagen', es: 'en 14 días' };

it.each(languages)('a withdrawal says what its seller owes, and names itself once: %s', (language) => {
  setTextSource(() => ({ language }));
  const card = shown({});
  expect(card).toContain(fortnight[language]);
  expect(card.split(withdrawn[language]).length - 1).toBe(1);
  expect(card).not.toContain('<button');
  expect(shown({ text: 'It is too wide.' })).toContain('It is too wide.');
});

it('an accepted request says what follows, an open one has its answers', () => {
  const follows = 'The shop then refunds the payment.';
  expect(shown({ reason: 'damaged', text: 'A leg is broken.' })).toContain(follows);
  const open = shown({ reason: 'damaged', text: 'A leg is broken.', state: 'open', mustAccept: false });
  expect(open).not.toContain(follows);
  expect(open.split('<button').length - 1).toBe(2);
});
