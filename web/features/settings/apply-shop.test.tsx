import { afterEach, expect, it, vi } from 'vitest';
import { defaultShop } from '../../../shared/domain/shop-settings.ts';
import { shop } from '../../platform/shop.ts';
import { applyShop } from './apply-shop.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('shows saved settings, even if the server takes the call for the logo and stays silent', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('Image', function hang(this: object) {
    return Object.assign(this, { decode: () => new Promise(() => undefined) });
  });
  void applyShop({ ...defaultShop, name: 'Second Story', logo: '/images/logo.webp' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(shop().name).toBe('Second Story');
});
