import type { Services } from '../services.ts';
import { seedDemo } from './seed-demo.ts';

/** Fills an empty database with the demo catalogue, when the identity service can make logins for its people. */
export async function seedDemoCatalogue(services: Services): Promise<void> {
  const { createLogin } = services.identity;
  if (createLogin) await seedDemo(services, createLogin);
}
