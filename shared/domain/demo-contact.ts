import { defaultShop, demoShop, type ShopSettings } from './shop-settings.ts';

export type DemoContact = 'email' | 'phone' | 'address';

const domainOf = (email: string) => email.trim().toLowerCase().split('@')[1] ?? '';

/** Returns the contact fields that still hold the demo's values. */
export function demoContactIn({ email, phone, address }: Pick<ShopSettings, DemoContact>): DemoContact[] {
  const found: DemoContact[] = [];
  if (domainOf(email) === domainOf(demoShop.email)) found.push('email');
  if (phone.trim() === demoShop.phone) found.push('phone');
  if (address.trim() === demoShop.address) found.push('address');
  return found;
}

/** Removes the demo's contact, hours and links; the operator's own stay. */
export function withoutDemoContact(settings: ShopSettings): ShopSettings {
  const emptied = demoContactIn(settings).map((field) => [field, defaultShop[field]]);
  return {
    ...settings,
    hours: settings.hours === demoShop.hours ? defaultShop.hours : settings.hours,
    links: settings.links.filter((link) => !demoShop.links.includes(link)),
    ...Object.fromEntries(emptied),
  };
}
