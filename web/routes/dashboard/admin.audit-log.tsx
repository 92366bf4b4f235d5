import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { accountCan } from '../../../shared/domain/account.ts';
import { ActsTable } from '../../features/admin/acts-table.tsx';
import { actsQuery } from '../../features/admin/admin-queries.ts';
import { AdminsOnly } from '../../features/dashboard/admins-only.tsx';
import { titledHead } from '../../platform/head/titled-head.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ListEnd } from '../../ui/list/list-end.tsx';
import { ListLoading } from '../../ui/list/list-loading.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { words } from '../../words.ts';

export const Route = createFileRoute('/dashboard/admin/audit-log')({
  head: titledHead('auditLog'),
  loader: async ({ context }) => {
    if (accountCan.administer(context.account)) await context.queryClient.ensureInfiniteQueryData(actsQuery());
  },
  pendingComponent: ListLoading,
  component: Page,
});

function Page() {
  const { account } = Route.useRouteContext();
  return accountCan.administer(account) ? <AuditLog /> : <AdminsOnly />;
}

function AuditLog() {
  const list = useSuspenseInfiniteQuery(actsQuery());
  const rows = list.data.pages.flatMap(({ items }) => items);
  return (
    <>
      <PageHeading title={words.titles.auditLog} lede={words.auditLog.lede} />
      <div className="grid gap-6">
        {rows.length === 0 ? (
          <EmptyState text={words.auditLog.none} hint={words.auditLog.noneHint} />
        ) : (
          <ActsTable caption={words.titles.auditLog} rows={rows} />
        )}
        <ListEnd list={list} />
      </div>
    </>
  );
}
