import type { TaxDetails } from '../../../../shared/contract/payouts/statements.ts';
import { isNearThreshold } from '../../../../shared/domain/tax-report.ts';
import { inTransaction, type Tx } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/handler.ts';
import { shopCurrency } from '../../../platform/shop/shop-values.ts';
import type { Services } from '../../../ports/services.ts';
import { markRead } from '../../notifications/mark-read.ts';
import { notify } from '../../notifications/notify.ts';
import { claimAsking, findTaxDetails, readThisYear, upsertTaxDetails } from './tax-details-store.ts';

/** One unread notification at a time. */
const GROUP = 'tax-details';

/** Asks a seller near the threshold for address and tax number, once a year. */
export async function requestTaxDetails(
  services: Pick<Services, 'live' | 'clock' | 'config'>,
  tx: Tx,
  sellerId: string,
): Promise<void> {
  const { year, ...sum } = await readThisYear(tx, sellerId, services.config.timeZone);
  if (!isNearThreshold(sum, shopCurrency()) || !(await claimAsking(tx, sellerId, year))) return;
  await notify(services, tx, {
    accountId: sellerId,
    kind: 'tax_details_missing',
    params: { year },
    href: '/dashboard/earnings',
    groupKey: GROUP,
  });
}

/** Returns the caller's tax details, and whether they are needed. */
export async function readTaxDetails(
  { db, config }: Pick<Services, 'db' | 'config'>,
  { id }: Caller,
): Promise<TaxDetails> {
  const found = await findTaxDetails(db, id);
  const { year: _, ...sum } = await readThisYear(db, id, config.timeZone);
  const isGiven = Boolean(found?.given_at);
  return {
    isAsked: isGiven || Boolean(found?.asked_for) || isNearThreshold(sum, shopCurrency()),
    isGiven,
    legalName: found?.legal_name ?? '',
    address: found?.address ?? '',
    taxNumber: found?.tax_number ?? '',
  };
}

/** Stores the caller's tax details. */
export async function saveTaxDetails(
  services: Pick<Services, 'db' | 'config' | 'live' | 'clock'>,
  caller: Caller,
  { legalName, address, taxNumber }: { legalName: string; address: string; taxNumber: string },
): Promise<TaxDetails> {
  await inTransaction(services.db, async (tx) => {
    await upsertTaxDetails(tx, caller.id, { legal_name: legalName, address, tax_number: taxNumber });
    await markRead(services, tx, caller.id, GROUP);
  });
  return readTaxDetails(services, caller);
}
