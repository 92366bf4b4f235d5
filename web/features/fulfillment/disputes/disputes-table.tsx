import type { ListedDispute } from '../../../../shared/contract/fulfillment/disputes.ts';
import { showDate, showMoney } from '../../../platform/i18n/formats.ts';
import { saleReasonText } from '../../../platform/i18n/sale-reason.ts';
import { Badge } from '../../../ui/badge.tsx';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { words } from '../../../words.ts';
import { PersonName } from '../../accounts/person-link.tsx';

const columns = (): Column<ListedDispute>[] => [
  {
    key: 'title',
    header: words.payouts.name,
    names: true,
    cell: ({ title }) => (
      <span dir="auto" className="tabled:inline-block tabled:min-w-36">
        {title}
      </span>
    ),
  },
  {
    key: 'reason',
    header: words.endingSale.reason,
    cell: ({ reason }) => (
      <span dir="auto" className="tabled:inline-block tabled:min-w-26">
        {saleReasonText(reason)}
      </span>
    ),
  },
  {
    key: 'price',
    header: words.payouts.amount,
    align: 'end',
    cell: ({ priceCents, deliveryCents }) => <span className="price">{showMoney(priceCents + deliveryCents)}</span>,
  },
  { key: 'buyer', header: words.disputes.buyer, cell: ({ buyer }) => <PersonName id={buyer.id} name={buyer.name} /> },
  {
    key: 'seller',
    header: words.payouts.seller,
    cell: ({ seller }) => <PersonName id={seller.id} name={seller.name} />,
  },
  {
    key: 'opened',
    header: words.disputes.opened,
    cell: ({ openedAt }) => <time dateTime={openedAt}>{showDate(openedAt)}</time>,
  },
  {
    key: 'state',
    header: words.payouts.show,
    cell: ({ state, refunded }) => (
      <Badge tone={!refunded && (state === 'open' || state === 'appealed') ? 'accent' : 'neutral'}>
        {refunded ? words.disputes.refunded : words.disputes.states[state]}
      </Badge>
    ),
  },
];

export function DisputesTable({ rows }: { rows: readonly ListedDispute[] }) {
  return (
    <DataTable
      breakpoint="wide"
      caption={words.titles.disputes}
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        ...columns(),
        {
          key: 'open',
          header: words.payouts.actions,
          headerHidden: true,
          align: 'end',
          cell: ({ id, title }) => (
            <LinkButton
              to="/dashboard/admin/disputes/$id"
              params={{ id }}
              kind="secondary"
              size="small"
              aria-label={words.ui.actionOn(words.disputes.look, title)}
            >
              {words.disputes.look}
            </LinkButton>
          ),
        },
      ]}
    />
  );
}
