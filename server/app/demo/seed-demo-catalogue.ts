import type { Services } from '../services.ts';
import { type DemoLogin, demoLogins } from './people.ts';
import { seedDemo } from './seed-demo.ts';
import { findAccounts } from './seed-store.ts';

/**
 * Fills an empty database with the demo catalogue, when the identity service can make logins for its people.
 * @returns the logins that there are, from now or from before: a database that was filled otherwise knows none of them
 */
export async function seedDemoCatalogue(services: Services): Promise<DemoLogin[]> {
  const { createLogin } = services.identity;
  if (!createLogin) return [];
  await seedDemo(services, createLogin);
  const emails = await findAccounts(
    services.db,
    demoLogins.map(({ email }) => email),
  );
  return demoLogins.filter(({ email }) => emails.includes(email));
}
