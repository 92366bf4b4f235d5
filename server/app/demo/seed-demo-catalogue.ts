import type { AppServices } from '../services.ts';
import { hasDemo } from './demo-mark-store.ts';
import { openDemoAccount } from './open-demo-account.ts';
import { payDemoSales } from './pay-demo-sales.ts';
import { type DemoLogin, demoLogins } from './people.ts';
import { seedDemo } from './seed-demo.ts';
import { findAccounts } from './seed-store.ts';

/**
 * Seeds an empty database with the demo, if logins can be created.
 * @returns the demo logins; none in a database with other data
 */
export async function seedDemoCatalogue(services: AppServices): Promise<DemoLogin[]> {
  const { createLogin } = services.identity;
  if (!createLogin) return [];
  await seedDemo(services, createLogin);
  if (await hasDemo(services.db)) {
    await payDemoSales(services);
    await openDemoAccount(services);
  }
  const emails = await findAccounts(
    services.db,
    demoLogins.map(({ email }) => email),
  );
  return demoLogins.filter(({ email }) => emails.includes(email));
}
