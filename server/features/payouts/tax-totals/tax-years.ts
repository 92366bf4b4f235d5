import type { TaxYear } from '../../../../shared/contract/payouts/statements.ts';
import { thresholdCents } from '../../../../shared/domain/tax-report.ts';
import { Failure } from '../../../../shared/errors.ts';
import { payoutRefusals } from '../../../../shared/words/refusals/payouts.ts';
import { recordAct } from '../../../platform/db/audit-log.ts';
import { authorizeDecision } from '../../../platform/db/authorize-decision.ts';
import { type Db, inTransaction, type Tx } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/handler.ts';
import { shopCurrency } from '../../../platform/shop/shop-values.ts';
import type { Services } from '../../../ports/services.ts';
import {
  deleteFiledAccounts,
  deleteFiledDetails,
  listTaxYears,
  setFiled,
  storeForReport,
} from './tax-details-store.ts';

type Needed = Pick<Services, 'config'>;

const boundsOf = ({ config }: Needed) => ({
  timeZone: config.timeZone,
  thresholdCents: thresholdCents(shopCurrency()),
});

/** Keeps what the report needs of a seller before the erasure. */
export const storeTaxIdentity = (services: Needed, tx: Tx, accountId: string): Promise<void> =>
  storeForReport(tx, accountId, boundsOf(services));

/** Deletes identities of erased sellers and former accounts that no report needs any more. */
export const deleteTaxIdentities = async (services: Needed & Pick<Services, 'db'>): Promise<void> => {
  await deleteFiled(services, services.db);
};

async function deleteFiled(services: Needed, db: Db): Promise<void> {
  await deleteFiledDetails(db, boundsOf(services));
  await deleteFiledAccounts(db, boundsOf(services));
}

/** Returns the years with sellers above the threshold. */
export async function readTaxYears(services: Needed & Pick<Services, 'db'>): Promise<TaxYear[]> {
  const years = await listTaxYears(services.db, boundsOf(services));
  return years.map(({ year, sellers, filed_at: filedAt }) => ({
    year,
    sellers,
    ...(filedAt ? { filedAt: filedAt.toISOString() } : {}),
  }));
}

/**
 * Marks a year as filed, and deletes its data. A repeat changes nothing.
 * @throws conflict while the year lasts, not_allowed
 */
export async function fileTaxYear(
  services: Needed & Pick<Services, 'db'>,
  by: Caller,
  year: number,
): Promise<{ filedAt: string }> {
  const { timeZone } = services.config;
  return inTransaction(services.db, async (tx) => {
    await authorizeDecision(tx, by.id, []);
    const filed = await setFiled(tx, { year, by: by.id, timeZone });
    if (!filed) throw new Failure('conflict', { reason: payoutRefusals.yearNotEnded() });
    if (filed.isNew) {
      const after = { year: String(year) };
      await recordAct(tx, { actorId: by.id, action: 'file_tax_year', targetId: null, before: {}, after });
      await deleteFiled(services, tx);
    }
    return { filedAt: filed.filedAt.toISOString() };
  });
}
