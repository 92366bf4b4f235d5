import type { Payout } from '../../../shared/contract/payouts.ts';
import type { ShownPayoutState } from '../../../shared/domain/payout.ts';
import { showDate, showMoney, showTime } from '../../platform/i18n/formats.ts';
import { Badge, type Tone } from '../../ui/badge.tsx';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { Dotted } from '../../ui/dotted.tsx';
import { words } from '../../words.ts';
import { PersonName } from '../accounts/person-link.tsx';
import { useMarkPaid } from './use-mark-paid.tsx';

const tones: Record<ShownPayoutState, Tone> = {
  owed: 'accent',
  sending: 'accent',
  blocked: 'warning',
  paid: 'positive',
  settled: 'neutral',
};

const columns = (): Column<Payout>[] => [
  { key: 'name', header: words.payouts.name, names: true, cell: ({ title }) => <span dir="auto">{title}</span> },
  {
    key: 'seller',
    header: words.payouts.seller,
    cell: ({ sellerId, sellerName }) => <PersonName id={sellerId} name={sellerName} />,
  },
  {
    key: 'amount',
    header: words.payouts.amount,
    align: 'end',
    cell: ({ amountCents }) => <span className="price">{showMoney(amountCents)}</span>,
  },
  {
    key: 'due',
    header: words.payouts.due,
    cell: ({ dueAt, overdueSince }) => (
      <time dateTime={dueAt} className={overdueSince ? 'font-medium text-danger' : 'whitespace-nowrap'}>
        {overdueSince ? words.payouts.overdue(showDate(overdueSince)) : showDate(dueAt)}
      </time>
    ),
  },
  { key: 'to', header: words.payouts.to, cell: (payout) => <To payout={payout} /> },
  {
    key: 'state',
    header: words.payouts.show,
    cell: ({ state, waitsFor, refusal }) => (
      <span className="grid justify-items-end gap-1 tabled:justify-items-start">
        {refusal ? (
          <>
            <Badge tone="danger">{words.payouts.refused}</Badge>
            <span className="text-muted text-sm">{words.payouts.refusedHint}</span>
          </>
        ) : (
          <Badge tone={tones[state]}>{words.payouts.states[state]}</Badge>
        )}
        {state === 'blocked' ? (
          <span className="text-muted text-sm">
            {waitsFor === 'case' ? words.payouts.heldBackHint : words.payouts.blockedHint}
          </span>
        ) : null}
      </span>
    ),
  },
];

export function PayoutsTable({ rows }: { rows: readonly Payout[] }) {
  const { cellFor, dialog } = useMarkPaid();
  return (
    <>
      {dialog}
      <DataTable
        breakpoint="wide"
        caption={words.titles.payouts}
        columns={[
          ...columns(),
          { key: 'actions', header: words.payouts.actions, headerHidden: true, align: 'end', cell: cellFor },
        ]}
        rows={rows}
        rowKey={({ id }) => id}
      />
    </>
  );
}

function To({ payout: { state, to, sentBy, refusal, reference, paidAt, waitsFor, waitsUntil } }: { payout: Payout }) {
  const style = 'block wrap-anywhere max-w-56 text-end text-sm tabled:text-start';
  if (state === 'paid' && paidAt)
    return (
      <span className={`${style} text-muted`}>
        <Dotted>
          {reference}
          {showDate(paidAt)}
        </Dotted>
      </span>
    );
  if (state === 'settled' || state === 'blocked') return null;
  if (waitsUntil) {
    const waits = waitsFor === 'disowned_account' ? words.payouts.disownedAccount : words.payouts.newAccount;
    return <span className={`${style} text-muted`}>{waits(`${showDate(waitsUntil)}, ${showTime(waitsUntil)}`)}</span>;
  }
  if (sentBy === 'provider')
    return (
      <span className={`${style} text-muted`}>
        {words.payouts.toProvider}
        {refusal ? <span className="block text-danger">{words.payouts.refusal(refusal)}</span> : null}
      </span>
    );
  return to ? (
    <span className={style}>
      {to.holder}
      <br />
      {to.account}
    </span>
  ) : (
    <span className={`${style} text-muted`}>{words.payouts.noDetails}</span>
  );
}
