import type { OpenWork } from '../../../shared/contract/admin/open-work.ts';
import { MOST_COUNTED_WORK, type OpenWorkKind, openWorkKinds } from '../../../shared/domain/open-work.ts';
import type { Services } from '../../ports/services.ts';
import { countOpenCases } from '../cases/read-cases.ts';
import { countPaymentWork } from '../checkout/refunds/count-payment-work.ts';
import { countShopReturns } from '../checkout/returns/read-returns.ts';
import { countOpenDisputes } from '../fulfillment/disputes/read-disputes.ts';
import { countDebtors } from '../payouts/balances/read-balances.ts';
import { readOverdue } from '../payouts/read-overdue.ts';

type Counted = { count: number; first?: Date | null };

/** Returns what waits for an admin; kinds without work are left out. */
export async function readOpenWork(services: Pick<Services, 'db' | 'sellerPayouts'>): Promise<OpenWork[]> {
  const { db } = services;
  const [{ cases, appeals }, { bankDisputes, refunds }, disputes, returns, payouts, debts] = await Promise.all([
    countOpenCases(db),
    countPaymentWork(db),
    countOpenDisputes(db),
    countShopReturns(db),
    readOverdue(services, db),
    countDebtors(db),
  ]);
  const counted: Record<OpenWorkKind, Counted | undefined> = {
    bank_disputes: bankDisputes,
    refunds,
    disputes,
    returns,
    appeals,
    cases,
    payouts: payouts && { count: payouts.count, first: payouts.since },
    debts,
  };
  return openWorkKinds.flatMap((kind) => {
    const { count = 0, first } = counted[kind] ?? {};
    if (count === 0) return [];
    const date = first?.toISOString();
    return [
      {
        kind,
        count: Math.min(count, MOST_COUNTED_WORK),
        ...(date && kind === 'bank_disputes' ? { until: date } : {}),
        ...(date && kind !== 'bank_disputes' ? { since: date } : {}),
      },
    ];
  });
}
