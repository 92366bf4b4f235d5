import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { DisownedMoney } from '../../../../shared/domain/payout.ts';
import { DisownedAccount } from './disowned-account.tsx';

const read = (money: DisownedMoney) => {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(<DisownedAccount money={money} />);
  return page.textContent ?? '';
};

it.each([
  [{ heldCents: 0, sendingCents: 0, sentCents: 0 }, ['nothing more for 30 days', 'Nothing has been sent'], ['waits']],
  [
    { heldCents: 2_000, sendingCents: 0, sentCents: 500 },
    ['$20 waits', '$5 has already been sent', 'Write to us today'],
    [],
  ],
  [{ heldCents: 0, sendingCents: 700, sentCents: 0 }, ['$7 is being sent', 'Write to us today'], ['already']],
  // The second time nothing is known of what was sent before.
  [{ heldCents: 2_000, sendingCents: 0 }, ['$20 waits'], ['been sent', 'Write to us today']],
] as const)('says of %o what is held and what was sent', (money, said, unsaid) => {
  const text = read(money);
  for (const part of said) expect(text).toContain(part);
  for (const part of unsaid) expect(text).not.toContain(part);
});
