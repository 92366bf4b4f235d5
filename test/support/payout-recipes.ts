import { sellAndHandOver } from './hand-over.ts';
import type { Recipe } from './recipe.ts';

export const payoutRecipes = {
  listPayouts: async () => ({ parts: { query: { state: 'owed' } } }),
  exportPayouts: async () => ({ parts: { query: { state: 'owed' } } }),
  listBalances: async () => ({ parts: { query: { onlyDebts: 'true' } } }),
  settleDebt: async (market) => {
    const listing = await market.listing();
    await sellAndHandOver(market, await market.buyer(), listing);
    const [row] = await market.sql(`select o.id, o.purchase_id from payouts o where o.seller_id = $1`, [
      listing.seller.id,
    ]);
    const admin = await market.admin();
    const [payout, purchase] = [String(row?.id), String(row?.purchase_id)];
    await admin.api.markPayoutPaid({ params: { id: payout }, body: { reference: 'Transfer 1' } });
    await admin.api.refundPayment({ params: { id: purchase }, body: { reason: 'Not as described.' } });
    await market.drainJobs();
    await admin.api.deleteUser({ params: { id: listing.seller.id }, body: { reason: 'Asked for it.' } });
    const body = { outcome: 'paid', amountCents: 100, reason: 'Transfer 2' } as const;
    return { parts: { params: { sellerId: listing.seller.id }, body } };
  },
  markPayoutPaid: async (market) => {
    const listing = await market.listing();
    await sellAndHandOver(market, await market.buyer(), listing);
    const [row] = await market.sql('select id from payouts where seller_id = $1', [listing.seller.id]);
    return { parts: { params: { id: String(row?.id) }, body: { reference: 'Transfer 1' } } };
  },
  getEarnings: async () => ({ parts: {} }),
  listEarningsStatements: async () => ({ parts: {} }),
  getEarningsStatement: async () => ({ parts: { params: { month: '2026-01' } } }),
  exportTaxTotals: async () => ({ parts: { query: { year: 2026 } } }),
  listTaxYears: async () => ({ parts: {} }),
  fileTaxYear: async (market) => {
    // A repeat would change nothing.
    await market.sql('delete from tax_years');
    return { parts: { params: { year: '2020' } } };
  },
  getTaxDetails: async () => ({ parts: {} }),
  saveTaxDetails: async () => ({
    parts: { body: { legalName: 'Sally Seller', address: 'Oak Street 1, Portland', taxNumber: '12 345 678' } },
  }),
  getSellerAccount: async () => ({ parts: {} }),
  openSellerAccount: async () => ({ parts: { body: {} } }),
} satisfies Record<string, Recipe>;
