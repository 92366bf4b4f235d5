import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { words } from '../../words.ts';

/** The address names no sale of this person. */
export function NoFulfillment({ as }: { as: 'buyer' | 'seller' }) {
  const texts = words.fulfillment;
  return (
    <PageHeading title={texts.none} lede={texts.noneText}>
      {as === 'buyer' ? (
        <LinkButton to="/dashboard/payment-history">{words.purchases.all}</LinkButton>
      ) : (
        <LinkButton to="/dashboard/sales">{words.dashboard.ownSales}</LinkButton>
      )}
    </PageHeading>
  );
}
