import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import type { LegalOverview } from '../../../shared/contract/legal.ts';
import { accountCan } from '../../../shared/domain/account.ts';
import { AdminsOnly } from '../../features/dashboard/admins-only.tsx';
import { legalListQuery } from '../../features/legal/legal-queries.ts';
import { titledHead } from '../../platform/head/titled-head.ts';
import { showDate, showList } from '../../platform/i18n/formats.ts';
import { languageNames } from '../../platform/i18n/language-names.ts';
import { Badge } from '../../ui/badge.tsx';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { Dotted } from '../../ui/dotted.tsx';
import { ListLoading } from '../../ui/list/list-loading.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { words } from '../../words.ts';

export const Route = createFileRoute('/dashboard/admin/legal/')({
  head: titledHead('legal'),
  loader: async ({ context }) => {
    if (accountCan.administer(context.account)) await context.queryClient.fetchQuery(legalListQuery);
  },
  pendingComponent: ListLoading,
  component: Page,
});

function Page() {
  const { account } = Route.useRouteContext();
  return accountCan.administer(account) ? <LegalPages /> : <AdminsOnly />;
}

const columns = (): Column<LegalOverview>[] => [
  {
    key: 'document',
    header: words.legal.document,
    names: true,
    cell: ({ document }) => (
      <Link
        to="/dashboard/admin/legal/$document"
        params={{ document }}
        className="inline-flex min-h-11 items-center text-link"
      >
        {words.footer.documents[document]}
      </Link>
    ),
  },
  {
    key: 'version',
    header: words.legal.version,
    cell: ({ version, publishedAt }) => (
      <Dotted>
        {version}
        {showDate(publishedAt)}
      </Dotted>
    ),
  },
  { key: 'state', header: words.legal.state, cell: ({ missing }) => <State missing={missing} /> },
];

function State({ missing }: Pick<LegalOverview, 'missing'>) {
  if (missing.length === 0) return <Badge tone="positive">{words.legal.ready}</Badge>;
  return (
    <span className="grid justify-items-end gap-1 tabled:justify-items-start">
      <Badge tone="warning">{words.legal.unfinished}</Badge>
      <span className="text-muted text-sm">{showList(missing.map(({ language }) => languageNames[language]))}</span>
    </span>
  );
}

function LegalPages() {
  const { data: rows } = useSuspenseQuery(legalListQuery);
  return (
    <>
      <PageHeading title={words.titles.legal} lede={words.legal.lede} />
      <DataTable caption={words.titles.legal} columns={columns()} rows={rows} rowKey={({ document }) => document} />
    </>
  );
}
