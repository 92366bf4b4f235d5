import { createFileRoute } from '@tanstack/react-router';
import { accountCan } from '../../../shared/domain/account.ts';
import { SellersOnly } from '../../features/dashboard/sellers-only.tsx';
import { SuspendedSeller } from '../../features/dashboard/suspended-seller.tsx';
import { ColumnHelp } from '../../features/imports/column-help.tsx';
import { ImportForm } from '../../features/imports/import-form.tsx';
import { ImportRuns } from '../../features/imports/import-runs.tsx';
import { titledHead } from '../../platform/head/titled-head.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Section } from '../../ui/section.tsx';
import { words } from '../../words.ts';

export const Route = createFileRoute('/dashboard/import')({
  head: titledHead('importListings'),
  component: Page,
});

function Page() {
  const { account } = Route.useRouteContext();
  if (!accountCan.sell(account)) return <SellersOnly account={account} />;
  if (account.suspended) return <SuspendedSeller title={words.titles.importListings} />;
  return (
    <>
      <PageHeading title={words.titles.importListings} lede={words.imports.lede} />
      <div className="grid gap-14">
        <ImportForm />
        <Section title={words.imports.runs}>
          <ImportRuns />
        </Section>
        <Section title={words.imports.columnsTitle} lede={words.imports.columnsLede}>
          <ColumnHelp />
        </Section>
      </div>
    </>
  );
}
