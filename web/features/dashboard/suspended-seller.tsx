import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { words } from '../../words.ts';

/** Stands for a form that would be refused; the notice above says why. */
export function SuspendedSeller({ title }: { title: string }) {
  return (
    <PageHeading title={title}>
      <LinkButton to="/dashboard/my-products" kind="secondary">
        {words.dashboard.myProducts}
      </LinkButton>
    </PageHeading>
  );
}
