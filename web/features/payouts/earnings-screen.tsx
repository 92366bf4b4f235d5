import { useSuspenseQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import type { CallAnswer, Contract } from '../../../shared/contract/contract.ts';
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
import { BankDetails } from './bank-details.tsx';
import { EarnedSales } from './earned-sales.tsx';
import { HostedAccount } from './hosted-account.tsx';
import { earningsQuery, sellerAccountQuery, statementsQuery } from './payout-queries.ts';
import { StatementLinks } from './statement-links.tsx';

// Few sellers need it.
const TaxDetails = lazyPart(async () => (await import('./tax-details.tsx')).TaxDetails);

/** What a seller has earned: where the money is, where it goes, and each sale. */
export function EarningsScreen({ person }: { person: SessionAccount }) {
  const { data: earnings } = useSuspenseQuery(earningsQuery);
  const { data: account } = useSuspenseQuery(sellerAccountQuery);
  const { data: statements } = useSuspenseQuery(statementsQuery);
  const said = words.earnings;
  return (
    <div className="grid gap-12">
      <Figures label={said.money} figures={figuresOf(earnings, account)} />
      <Section
        id="bank"
        title={account.hosted ? said.hostedTitle : said.bank}
        lede={account.hosted ? said.hostedLede : said.bankLede}
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
      <Section title={said.sales}>
        {earnings.sales.length > 0 ? (
          <EarnedSales sales={earnings.sales} />
        ) : (
          <EmptyState text={said.none} hint={said.noneHint}>
            <LinkButton to="/dashboard/add-item">{said.sell}</LinkButton>
          </EmptyState>
        )}
      </Section>
      {statements.length > 0 ? (
        <Section title={said.statements} lede={said.statementsLede}>
          <StatementLinks months={statements.map(({ month }) => month)} />
        </Section>
      ) : null}
    </div>
  );
}

type Account = CallAnswer<Contract['getSellerAccount']>;

function figuresOf(
  { pendingCents, availableCents, transferredCents, owedCents }: Earnings,
  { state, hosted, usableFrom }: Pick<Account, 'state' | 'hosted' | 'usableFrom'>,
) {
  const said = words.earnings;
  const next = usableFrom
    ? { label: said.available, hint: said.waits }
    : state === 'ready'
      ? { label: said.onTheWay, hint: hosted ? said.hostedOnTheWay : said.onTheWayHint(PAYOUT_DAYS) }
      : { label: said.available, hint: hosted ? said.hostedWaits : said.availableHint };
  return [
    { label: said.pending, hint: said.pendingHint, value: showMoney(pendingCents) },
    { ...next, value: showMoney(availableCents) },
    { label: said.paid, hint: hosted ? said.hostedPaid : said.paidHint, value: showMoney(transferredCents) },
    ...(owedCents > 0 ? [{ label: said.owed, hint: said.owedHint, value: showMoney(owedCents) }] : []),
  ];
}
