import type { Fulfillment } from '../../../../shared/contract/fulfillment.ts';
import { useList } from '../../../platform/lists/use-list.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { ListEnd } from '../../../ui/list/list-end.tsx';
import { RowsLoading } from '../../../ui/list/rows-loading.tsx';
import { Section } from '../../../ui/section.tsx';
import { words } from '../../../words.ts';
import { useLiveFulfillments } from '../use-live-fulfillments.ts';
import { salesQuery } from './sale-queries.ts';
import { SaleRow } from './sale-row.tsx';

/** Whether the seller has to act. */
export const waitsForSeller = ({ turn }: Pick<Fulfillment, 'turn'>): boolean => turn === 'seller';

/** The seller's sales: open ones first, and among them those that wait for the seller. */
export function SalesList() {
  const open = useList(salesQuery('open'));
  const ended = useList(salesQuery('ended'));
  useLiveFulfillments();
  const texts = words.salesList;
  if (!open.list.data || !ended.list.data) return <RowsLoading />;
  if (open.rows.length + ended.rows.length === 0)
    return (
      <EmptyState text={texts.none} hint={texts.noneHint}>
        <LinkButton to="/dashboard/my-products">{words.fulfillment.toProducts}</LinkButton>
      </EmptyState>
    );
  const waiting = open.rows.filter(waitsForSeller);
  const others = open.rows.filter((sale) => !waitsForSeller(sale));
  return (
    <div className="grid gap-12">
      <Section title={texts.open}>
        {open.rows.length > 0 ? (
          <Rows sales={[...waiting, ...others]} />
        ) : (
          <p className="text-muted">{texts.noneOpen}</p>
        )}
        <ListEnd list={open.list} />
      </Section>
      {ended.rows.length > 0 ? (
        <Section title={texts.ended}>
          <Rows sales={ended.rows} />
          <ListEnd list={ended.list} />
        </Section>
      ) : null}
    </div>
  );
}

function Rows({ sales }: { sales: readonly Fulfillment[] }) {
  return (
    <ul className="grid gap-3">
      {sales.map((sale) => (
        <SaleRow key={sale.id} sale={sale} />
      ))}
    </ul>
  );
}
