import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Listing } from '../../../../shared/contract/listings.ts';
import { ListingStatus } from './listing-status.tsx';

const buyer = { displayName: 'Bo', email: 'bo@market.test', isDisputing: false };
const drawn = (more: Partial<typeof buyer & { isHandedOver: boolean }>) =>
  renderToStaticMarkup(<ListingStatus listing={{ available: false, buyer: { ...buyer, ...more } } as Listing} />);

it('says what to arrange with the buyer, until it is handed over', () => {
  expect(drawn({})).toContain('Contact Bo to arrange pickup.');
  expect(drawn({ isHandedOver: true })).not.toContain('arrange');
  expect(drawn({ isHandedOver: true, isDisputing: true })).toContain('bank questions the payment');
});
