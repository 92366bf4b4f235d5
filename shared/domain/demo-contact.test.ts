import { expect, it } from 'vitest';
import { demoContactIn, withoutDemoContact } from './demo-contact.ts';
import { defaultShop, demoShop } from './shop-settings.ts';

const own = {
  ...defaultShop,
  email: 'ada@chairs.org',
  phone: '+1 312 555 0100',
  address: '1 Main Street',
  hours: '9 to 5',
};

it('finds each contact field of the demo, however it is written', () => {
  expect(demoContactIn(demoShop)).toEqual(['email', 'phone', 'address']);
  expect(demoContactIn({ ...own, email: ' Ada@SETTEE.test' })).toEqual(['email']);
  expect(demoContactIn({ ...own, phone: demoShop.phone })).toEqual(['phone']);
  for (const settings of [
    own,
    defaultShop,
    { ...own, email: 'ada@not-settee.test', address: 'Portland, Oregon, 1 Elm St' },
  ])
    expect(demoContactIn(settings)).toEqual([]);
});

it('clears only the contact fields of the demo', () => {
  expect(withoutDemoContact(demoShop)).toEqual(defaultShop);
  expect(withoutDemoContact(own)).toEqual(own);
  const links = ['https://chairs.example/', ...demoShop.links];
  expect(withoutDemoContact({ ...own, links, email: demoShop.email })).toEqual({
    ...own,
    email: '',
    links: ['https://chairs.example/'],
  });
});
