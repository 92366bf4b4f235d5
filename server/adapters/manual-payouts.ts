import type { Db } from '../platform/db/database.ts';
import type { ManualPayouts } from '../ports/seller-payouts.ts';
import { deleteOfLeaver, listBankDetails, putBankDetails } from './bank-details-store.ts';

const SHOWN_DIGITS = 4;

/** Payouts that the operator sends from a bank account. The seller's page of earnings asks for the bank details. */
export const createManualPayouts = (db: Db, publicUrl: string): ManualPayouts => ({
  kind: 'manual',
  async readAccount(sellerId) {
    const [found] = await listBankDetails(db, [sellerId]);
    if (!found) return { state: 'none' };
    return { state: 'ready', holder: found.holder, accountEnding: found.account.slice(-SHOWN_DIGITS) };
  },
  async listReady(tx, sellerIds) {
    const rows = sellerIds.length > 0 ? await listBankDetails(tx, sellerIds) : [];
    return rows.map(({ account_id: id }) => id);
  },
  beginOnboarding: async () => `${publicUrl}/dashboard/earnings#bank`,
  saveBankDetails: async (tx, sellerId, details) => void (await putBankDetails(tx, sellerId, details)),
  forgetLeaver: async (tx, sellerId) => void (await deleteOfLeaver(tx, sellerId)),
  async readBankDetails(sellerIds) {
    const rows = sellerIds.length > 0 ? await listBankDetails(db, sellerIds) : [];
    return new Map(rows.map(({ account_id: id, holder, account }) => [id, { holder, account }]));
  },
});
