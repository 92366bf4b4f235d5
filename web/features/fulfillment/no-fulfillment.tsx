import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { words } from '../../words.ts';

/** The address names no sale of this person. */
export function NoFulfillment({ as }: { as: 'buyer' | 'seller' }) {
  const said = words.fulfillment;
  return (
    <PageHeading title={said.none} lede={said.noneText}>
      {as === 'buyer' ? (
        <LinkButton to="/dashboard/my-orders">{said.toOrders}</LinkButton>
      ) : (
        <LinkButton to="/dashboard/my-products">{said.toProducts}</LinkButton>
      )}
    </PageHeading>
  );
}
