import { useSuspenseQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import type { Earnings } from '../../../shared/contract/payouts.ts';
import { PAYOUT_DAYS } from '../../../shared/domain/payout.ts';
import { showMoney } from '../../platform/i18n/formats.ts';
import { lazyPart } from '../../platform/lazy-part.ts';
import type { SessionAccount } from '../../platform/session.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Figures } from '../../ui/figures.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Section } from '../../ui/section.tsx';
import { words } from '../../words.ts';
import type { Account } from './account-wait.tsx';
import { BankDetails } from './bank-details.tsx';
import { EarnedSales } from './earned-sales.tsx';
import { HostedAccount } from './hosted-account.tsx';
import { earningsQuery, sellerAccountQuery, statementsQuery } from './payout-queries.ts';
import { StatementLinks } from './statement-links.tsx';
import { useLiveEarnings } from './use-live-earnings.ts';

// Few sellers need it.
const TaxDetails = lazyPart(async () => (await import('./tax-details.tsx')).TaxDetails);

/** What a seller has earned: where the money is, where it goes, and each sale. */
export function EarningsScreen({ person }: { person: SessionAccount }) {
  const { data: earnings } = useSuspenseQuery(earningsQuery);
  useLiveEarnings();
  const { data: account } = useSuspenseQuery(sellerAccountQuery);
  const { data: statements } = useSuspenseQuery(statementsQuery);
  const texts = words.earnings;
  return (
    <div className="grid gap-12">
      <Figures label={texts.money} figures={figuresOf(earnings, account)} />
      <Section
        id="bank"
        title={account.hosted ? texts.hostedTitle : texts.bank}
        lede={account.hosted ? texts.hostedLede : texts.bankLede}
      >
        {account.hosted ? (
          <HostedAccount account={account} isNeeded={earnings.availableCents > 0} />
        ) : (
          <BankDetails account={account} isNeeded={earnings.availableCents > 0} />
        )}
      </Section>
      <Suspense fallback={null}>
        <TaxDetails account={person} />
      </Suspense>
      <Section title={texts.sales}>
        {earnings.sales.length > 0 ? (
          <EarnedSales sales={earnings.sales} />
        ) : (
          <EmptyState text={texts.none} hint={texts.noneHint}>
            <LinkButton to="/dashboard/add-item" kind="secondary">
              {texts.sell}
            </LinkButton>
          </EmptyState>
        )}
      </Section>
      {statements.length > 0 ? (
        <Section title={texts.statements} lede={texts.statementsLede}>
          <StatementLinks months={statements.map(({ month }) => month)} />
        </Section>
      ) : null}
    </div>
  );
}

function figuresOf(
  { pendingCents, availableCents, transferredCents, owedCents, returningCents, sales }: Earnings,
  account: Account,
) {
  const texts = words.earnings;
  const { hosted } = account;
  const isDisputed = sales.some(({ state }) => state === 'disputed');
  const isRefused = sales.some(({ state }) => state === 'refused');
  const waiting = waitingHint(account) ?? (isRefused ? texts.refusedWaits : undefined);
  const next = waiting
    ? { label: texts.available, hint: waiting }
    : { label: texts.onTheWay, hint: hosted ? texts.hostedOnTheWay : texts.onTheWayHint(PAYOUT_DAYS) };
  return [
    {
      label: texts.pending,
      hint: isDisputed ? texts.pendingDisputed : texts.pendingHint,
      value: showMoney(pendingCents),
    },
    { ...next, value: showMoney(availableCents) },
    { label: texts.paid, hint: hosted ? texts.hostedPaid : texts.paidHint, value: showMoney(transferredCents) },
    ...(owedCents > 0 ? [{ label: texts.owed, hint: texts.owedHint, value: showMoney(owedCents) }] : []),
    ...(returningCents
      ? [{ label: texts.returning, hint: texts.returningHint, value: showMoney(returningCents) }]
      : []),
  ];
}

function waitingHint({ state, hosted, usableFrom, isDisowned, isHeldBack }: Account): string | undefined {
  const texts = words.earnings;
  if (state !== 'ready') return hosted ? texts.hostedWaits : texts.availableHint;
  if (isDisowned) return texts.disownedWaits;
  if (isHeldBack) return texts.heldBackWaits;
  return usableFrom && texts.waits;
}
