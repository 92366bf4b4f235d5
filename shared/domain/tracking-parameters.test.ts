import { expect, it } from 'vitest';
import { withoutTracking } from './tracking-parameters.ts';

it.each([
  ['/?fbclid=IwAR0x', '/'],
  [
    '/search?words=oak%20chair&gclid=a&utm_source=news&utm_medium=mail&sort=newest',
    '/search?words=oak%20chair&sort=newest',
  ],
  ['https://shop.test/furniture/1?msclkid=1&mc_eid=2&igshid=3#photos', 'https://shop.test/furniture/1#photos'],
  ['/search?words=utm_source&near=gclid', '/search?words=utm_source&near=gclid'],
  ['/search?a=1&a=2&', '/search?a=1&a=2&'],
  ['/#?fbclid=1', '/#?fbclid=1'],
  ['/', '/'],
])('removes tracking parameters from %s', (address, own) => {
  expect(withoutTracking(address)).toBe(own);
});
