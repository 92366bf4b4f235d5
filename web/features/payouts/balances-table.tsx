import type { SellerBalance } from '../../../shared/contract/payouts/balances.ts';
import { showMoney } from '../../platform/i18n/formats.ts';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { words } from '../../words.ts';
import { PersonName } from '../accounts/person-link.tsx';
import { useSettleDebt } from './use-settle-debt.tsx';

/** Leaves zero empty, so that other amounts stand out. */
const amount = (cents: number, style = '') =>
  cents === 0 ? null : <span className={`price ${style}`}>{showMoney(cents)}</span>;

const columns = (): Column<SellerBalance>[] => [
  {
    key: 'seller',
    header: words.payouts.seller,
    names: true,
    cell: ({ sellerId, sellerName }) => <PersonName id={sellerId} name={sellerName} />,
  },
  {
    key: 'owed',
    header: words.payouts.owes,
    align: 'end',
    cell: ({ owedCents }) => amount(owedCents, 'text-danger'),
  },
  {
    key: 'available',
    header: words.payouts.available,
    align: 'end',
    cell: ({ availableCents }) => amount(availableCents),
  },
  {
    key: 'sending',
    header: words.payouts.onItsWay,
    align: 'end',
    cell: ({ sendingCents }) => amount(sendingCents),
  },
  {
    key: 'pending',
    header: words.payouts.pending,
    align: 'end',
    cell: ({ pendingCents }) => amount(pendingCents),
  },
  {
    key: 'returning',
    header: words.payouts.returning,
    align: 'end',
    cell: ({ returningCents = 0 }) => amount(returningCents),
  },
];

export function BalancesTable({ rows }: { rows: readonly SellerBalance[] }) {
  const { cellFor, dialog } = useSettleDebt();
  return (
    <>
      {dialog}
      <DataTable
        caption={words.titles.balances}
        columns={[
          ...columns(),
          { key: 'actions', header: words.payouts.actions, headerHidden: true, align: 'end', cell: cellFor },
        ]}
        rows={rows}
        rowKey={({ sellerId }) => sellerId}
      />
    </>
  );
}
