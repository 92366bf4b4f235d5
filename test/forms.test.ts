import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** Forms that are left without a question, and why. */
const mayBeLeft: Readonly<Record<string, string>> = {
  'features/accounts/login/identity-form.tsx': 'a browser fills it in',
  'features/accounts/settings/name-form.tsx': 'one short field',
  'features/checkout/payment/pay-form.tsx': 'a card, which nobody may store',
  'features/checkout/returns/return-form.tsx': 'its dialog stores a draft',
  'features/conversations/composer.tsx': 'it keeps a draft',
  'features/offers/offer-form.tsx': 'its dialog stores a draft',
  'features/search/filter-form.tsx': 'a search',
  'features/search/search-field.tsx': 'a search',
  'features/sellers/selling-as-form.tsx': 'its fields ask (use-selling-as.tsx)',
  'routes/-blog/state-management.tsx': 'an example in an article',
  'routes/unsubscribe.$token.tsx': 'a button',
  'ui/list/list-search.tsx': 'a search',
};

it('every form asks before it is left with unsaved input, or is named with the reason why not', () => {
  const files = readdirSync('web', { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.tsx') && !path.includes('.test.'),
  );
  const unasked = files.filter((path) => {
    const source = readFileSync(join('web', path), 'utf8');
    // Nobody follows a link out of a dialog; closing it keeps what was typed.
    return /<form\b/.test(source) && !/<(?:StayToSave|Dialog|ConfirmDialog)\b/.test(source);
  });
  expect(unasked.toSorted()).toEqual(Object.keys(mayBeLeft).toSorted());
});
