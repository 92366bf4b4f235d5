import type { Db } from '../platform/db/database.ts';
import type { AccountWait, ManualPayouts } from '../ports/seller-payouts.ts';
import {
  deleteOfLeaver,
  extendWaitOfDetails,
  listBankDetails,
  listNewDetails,
  storeFormerAccount,
  upsertBankDetails,
} from './bank-details-store.ts';
import { shownWait, waitsOf } from './payout-waits.ts';

const SHOWN_DIGITS = 4;

/** Lets the operator pay from a bank account. The earnings page asks for bank details. */
export const createManualPayouts = (
  db: Db,
  { publicUrl, waitSeconds }: { publicUrl: string; waitSeconds: number },
): ManualPayouts => ({
  kind: 'manual',
  async readAccount(sellerId) {
    const [found] = await listBankDetails(db, [sellerId]);
    if (!found) return { state: 'none' };
    const wait = (await listWaiting(db, [sellerId])).get(sellerId);
    return {
      state: 'ready',
      holder: found.holder,
      accountEnding: found.account.slice(-SHOWN_DIGITS),
      ...shownWait(wait),
    };
  },
  async listReady(tx, sellerIds) {
    const rows = sellerIds.length > 0 ? await listBankDetails(tx, sellerIds) : [];
    return rows.map(({ account_id: id }) => id);
  },
  listWaiting,
  holdBack: extendWaitOfDetails,
  beginOnboarding: async () => `${publicUrl}/dashboard/earnings#bank`,
  async saveBankDetails(tx, sellerId, details) {
    await storeFormerAccount(tx, sellerId, details);
    return upsertBankDetails(tx, sellerId, details, waitSeconds);
  },
  deleteLeaver: async (tx, sellerId) => void (await deleteOfLeaver(tx, sellerId)),
  async readBankDetails(sellerIds) {
    const rows = sellerIds.length > 0 ? await listBankDetails(db, sellerIds) : [];
    return new Map(rows.map(({ account_id: id, holder, account }) => [id, { holder, account }]));
  },
});

async function listWaiting(db: Db, sellerIds: readonly string[]): Promise<ReadonlyMap<string, AccountWait>> {
  return waitsOf(sellerIds.length > 0 ? await listNewDetails(db, sellerIds) : []);
}
