import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Listing } from '../../../../shared/contract/listings.ts';
import { ListingStatus } from './listing-status.tsx';

const buyer = { displayName: 'Bo', email: 'bo@market.test', isDisputing: false };
const drawn = (more: Partial<typeof buyer & { isHandedOver: boolean }>) =>
  renderToStaticMarkup(<ListingStatus listing={{ available: false, buyer: { ...buyer, ...more } } as Listing} />);

it('leads to the handover without claiming whose turn it is, until it is handed over', () => {
  expect(drawn({})).toContain('Sold to Bo. “Handover” shows the next step.');
  expect(drawn({ isHandedOver: true })).not.toContain('next step');
  expect(drawn({ isHandedOver: true, isDisputing: true })).toContain('bank questions the payment');
});
