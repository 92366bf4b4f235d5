import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import type { ReturnReason, ReturnState } from '../../../../shared/domain/returns.ts';
import { setTextSource, type TextSettings } from '../../../platform/i18n/text-settings.ts';
import { ReturnBadge } from './return-badge.tsx';

afterEach(() => setTextSource(() => ({ language: 'en' })));

const textOf = (state: ReturnState, reason: ReturnReason | undefined, named = true) => {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(<ReturnBadge state={state} reason={reason} named={named} />);
  return page.textContent;
};

it.each([
  [{ language: 'en' }, ['Withdrawal', 'Withdrawal: Refunded', 'Return: Accepted']],
  [{ language: 'de' }, ['Widerruf', 'Widerruf: Erstattet', 'Rückgabe: Angenommen']],
  [{ language: 'es' }, ['Desistimiento', 'Desistimiento: Reembolsado', 'Devolución: Aceptada']],
] satisfies [TextSettings, string[]][])('names a withdrawal, which nobody accepts: $language', (language, texts) => {
  setTextSource(() => language);
  expect([textOf('accepted', 'withdrawal'), textOf('refunded', 'withdrawal'), textOf('accepted', 'damaged')]).toEqual(
    texts,
  );
  expect(textOf('accepted', 'withdrawal', false)).toBe(texts[0]);
});
