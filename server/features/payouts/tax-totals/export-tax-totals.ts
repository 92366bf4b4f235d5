import type { AnsweredFile } from '../../../../shared/contract/call.ts';
import { exportCsv } from '../../../../shared/domain/export-csv.ts';
import { tableAmount } from '../../../../shared/domain/money.ts';
import { recordAct } from '../../../platform/db/audit-log.ts';
import type { Caller } from '../../../platform/http/handler.ts';
import { shopCurrency } from '../../../platform/shop/shop-values.ts';
import type { BankDetails } from '../../../ports/seller-payouts.ts';
import type { Services } from '../../../ports/services.ts';
import { listSellerTotals, type SellerTotals } from './tax-totals-store.ts';

type Needed = Pick<Services, 'db' | 'config' | 'sellerPayouts'>;

const SELLERS_IN_PART = 100;
/** Only in the file's first part. */
const BYTE_ORDER_MARK = /^\uFEFF/;
const FIRST = '00000000-0000-0000-0000-000000000000';
const quarters = [1, 2, 3, 4];

const columns = [
  ...['year', 'seller_id', 'seller_name', 'seller_email', 'sells_as', 'legal_name', 'address', 'town', 'registration'],
  ...['account_holder', 'account', 'currency'],
  ...quarters.flatMap((quarter) => ['consideration', 'fees', 'activities'].map((name) => `q${quarter}_${name}`)),
  // Last, so that the other columns stay where they were.
  'tax_number',
  'other_accounts',
];

/** Exports each seller's income of a year for the tax authority (DAC7), and records who did. */
export async function exportTaxTotals(services: Needed, by: Caller, year: number): Promise<AnsweredFile> {
  const act = {
    actorId: by.id,
    action: 'export_tax_totals',
    targetId: null,
    before: {},
    after: { year: String(year) },
  };
  await recordAct(services.db, act);
  return { name: `tax-totals-${year}.csv`, type: 'text/csv', content: writeTotals(services, year) };
}

async function* writeTotals({ db, config, sellerPayouts }: Needed, year: number): AsyncGenerator<string> {
  yield exportCsv([columns]);
  for (let after = FIRST; ; ) {
    const sellers = await listSellerTotals(db, { year, timeZone: config.timeZone, after, limit: SELLERS_IN_PART });
    const last = sellers.at(-1);
    if (!last) return;
    // The payment provider has those of its accounts, and reports them itself.
    const accounts =
      sellerPayouts.kind === 'manual' ? await sellerPayouts.readBankDetails(sellers.map(({ id }) => id)) : undefined;
    const lines = sellers
      .filter((seller) => seller.quarters.some(({ activities }) => activities > 0))
      .map((seller) => lineOf(year, seller, accounts?.get(seller.id)));
    if (lines.length > 0) yield exportCsv(lines).replace(BYTE_ORDER_MARK, '');
    after = last.id;
  }
}

function lineOf(year: number, seller: SellerTotals, bank: BankDetails | undefined): string[] {
  const currency = shopCurrency();
  const account = bank?.account ?? seller.kept_account ?? '';
  // A seller may have gone back to a former one.
  const others = seller.other_accounts.filter((one) => one.account !== account);
  return [
    ...[String(year), seller.id, seller.name, seller.email, seller.kind, seller.legal_name, seller.address],
    ...[seller.town, seller.registration, bank?.holder ?? seller.kept_holder ?? ''],
    ...[account, currency],
    ...quarters.flatMap((number) => {
      const found = seller.quarters.find(({ quarter }) => quarter === number);
      const { consideration, fees, activities } = found ?? { consideration: 0, fees: 0, activities: 0 };
      return [tableAmount(consideration, currency), tableAmount(fees, currency), String(activities)];
    }),
    seller.tax_number,
    others.map((one) => `${one.account} (${one.holder})`).join('; '),
  ];
}
