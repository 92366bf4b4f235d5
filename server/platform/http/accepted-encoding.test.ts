import { expect, it } from 'vitest';
import { bytesHeldAfter } from '../../../test/support/collect-garbage.ts';
import { preferredEncoding } from './accepted-encoding.ts';

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, br;q=0', 'gzip'],
  ['br;q=0.0, GZIP ; Q=0.5', 'gzip'],
  ['br;q=0.2, gzip;q=0.8', 'gzip'],
  ['gzip, identity', 'gzip'],
  ['gzip;q=0, br;q=0', 'identity'],
  ['deflate', 'identity'],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['*;q=0', 'identity'],
  ['brotli', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
])('answers %o with the encoding %s', (accepted, encoding) => {
  expect(preferredEncoding(accepted)).toBe(encoding);
});

it('caches few long headers', () => {
  const header = (i: number) => `br;x=${i}${'a'.repeat(400_000)}`;
  const held = bytesHeldAfter(() => {
    for (let i = 0; i < 50; i++) preferredEncoding(header(i));
  });
  expect(held).toBeLessThan(10_000_000);
});
