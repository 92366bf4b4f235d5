import { withoutDemoContact } from '../../../shared/domain/demo-contact.ts';
import { defaultShop, type ShopSettings } from '../../../shared/domain/shop-settings.ts';
import { recordAct } from '../../platform/db/audit-log.ts';
import type { Tx } from '../../platform/db/database.ts';
import { changedNames, pickSettings } from './changed-settings.ts';
import { findSettings, replaceSettings } from './settings-store.ts';

/**
 * Empties the demo's contact in saved settings.
 * @returns whether anything was emptied
 * @throws an Error for the operator, when an admin saves settings at the same time
 */
export async function clearDemoContact(tx: Tx): Promise<boolean> {
  const row = await findSettings(tx);
  if (!row) return false;
  const saved = JSON.parse(row.settings) as Partial<ShopSettings>;
  const before: ShopSettings = { ...defaultShop, ...saved };
  const after = withoutDemoContact(before);
  const emptied = changedNames(before, after);
  if (emptied.length === 0) return false;
  // Never saved: its variable applies further.
  const settings = { ...saved, ...Object.fromEntries(emptied.map((name) => [name, after[name]])) };
  if (!(await replaceSettings(tx, row.version, JSON.stringify(settings))))
    throw new Error('An admin has saved the settings in the meantime. Nothing was removed. Run the command again.');
  await recordAct(tx, {
    actorId: null,
    action: 'change_settings',
    targetId: null,
    before: pickSettings(before, emptied),
    after: pickSettings(after, emptied),
  });
  return true;
}
