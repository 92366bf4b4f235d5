import { rm } from 'node:fs/promises';
import { inTransaction } from '../../platform/db/database.ts';
import type { AppServices } from '../services.ts';
import { listSandboxIntents, removeAllPeople, removeVisitorRows } from './leave-demo-store.ts';
import { seedDemoCatalogue } from './seed-demo-catalogue.ts';
import { lockSeeding } from './seed-store.ts';

/** Removes visitors, and what they did. */
export async function restoreDemo(services: AppServices): Promise<void> {
  const { db, config } = services;
  if (!config.publicDemo) return;
  await inTransaction(db, async (tx) => {
    await lockSeeding(tx);
    await listSandboxIntents(tx);
    await removeAllPeople(tx);
    await removeVisitorRows(tx);
  });
  if (config.mail.kind === 'files') await rm(config.mail.dir, { recursive: true, force: true });
  await seedDemoCatalogue(services);
  await services.catalogue.catchUp();
}
