import type { Earnings } from '../../../shared/contract/payouts.ts';
import type { SaleMoneyState } from '../../../shared/domain/payout.ts';
import { showDate, showMoney } from '../../platform/i18n/formats.ts';
import { Badge, type Tone } from '../../ui/badge.tsx';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { words } from '../../words.ts';

type Sale = Earnings['sales'][number];

const tones: Record<SaleMoneyState, Tone> = {
  pending: 'neutral',
  available: 'accent',
  refused: 'warning',
  disputed: 'warning',
  sending: 'accent',
  paid: 'positive',
  settled: 'neutral',
  returning: 'neutral',
  refunded: 'neutral',
};

const amount = (key: string, header: string, of: (sale: Sale) => number): Column<Sale> => ({
  key,
  header,
  align: 'end',
  cell: (sale) => <span className="price">{showMoney(of(sale))}</span>,
});

const columns = (): Column<Sale>[] => [
  { key: 'name', header: words.earnings.name, names: true, cell: ({ title }) => <span dir="auto">{title}</span> },
  {
    key: 'price',
    header: words.earnings.price,
    align: 'end',
    cell: ({ priceCents, deliveryCents, refundedCents }) => (
      <span className="grid justify-items-end">
        <span className="price">{showMoney(priceCents)}</span>
        {deliveryCents > 0 ? (
          <span className="text-muted text-sm">{words.delivery.plus(showMoney(deliveryCents))}</span>
        ) : null}
        {refundedCents > 0 ? (
          <span className="text-muted text-sm">
            {words.earnings.refunded} {showMoney(refundedCents)}
          </span>
        ) : null}
      </span>
    ),
  },
  amount('fee', words.earnings.fee, ({ feeCents }) => feeCents),
  amount('net', words.earnings.net, ({ netCents }) => netCents),
  {
    key: 'released',
    header: words.earnings.released,
    cell: ({ releasedAt, state }) =>
      releasedAt ? (
        <time dateTime={releasedAt}>{showDate(releasedAt)}</time>
      ) : state === 'pending' ? (
        <span className="text-muted">{words.earnings.notYet}</span>
      ) : null,
  },
  {
    key: 'state',
    header: words.earnings.state,
    cell: ({ state }) => <Badge tone={tones[state]}>{words.earnings.states[state]}</Badge>,
  },
];

export const EarnedSales = ({ sales }: { sales: readonly Sale[] }) => (
  <DataTable
    breakpoint="wide"
    caption={words.earnings.sales}
    columns={columns()}
    rows={sales}
    rowKey={({ listingId }) => listingId}
  />
);
