import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import type { Act } from '../../../shared/contract/admin.ts';
import { accountCan } from '../../../shared/domain/account.ts';
import { describeAct, describeChange } from '../../components/admin/describe-change.ts';
import { AdminsOnly } from '../../components/dashboard/admins-only.tsx';
import { ListEnd } from '../../components/dashboard/list-end.tsx';
import { ListLoading } from '../../components/dashboard/list-loading.tsx';
import { actsQuery } from '../../components/dashboard/list-queries.ts';
import { showDate, showTime } from '../../language/formats.ts';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { words } from '../../words.ts';

export const Route = createFileRoute('/dashboard/admin/audit-log')({
  head: () => ({ meta: [{ title: words.app.title(words.titles.auditLog) }] }),
  loader: async ({ context }) => {
    if (accountCan.administer(context.account)) await context.queryClient.ensureInfiniteQueryData(actsQuery);
  },
  pendingComponent: ListLoading,
  component: Page,
});

const columns = (): Column<Act>[] => [
  {
    key: 'what',
    header: words.auditLog.what,
    names: true,
    cell: ({ action, targetName }) => (
      <span className="grid min-w-0">
        <span className="text-muted text-sm">{describeAct(action)}</span>
        <span className="break-words">{targetName ?? words.auditLog.nobody}</span>
      </span>
    ),
  },
  { key: 'change', header: words.auditLog.change, cell: (act) => <Change act={act} /> },
  { key: 'who', header: words.auditLog.who, cell: ({ actorName }) => actorName },
  {
    key: 'when',
    header: words.auditLog.when,
    cell: ({ at }) => (
      <time dateTime={at} className="whitespace-nowrap text-muted">
        {showDate(at)}, {showTime(at)}
      </time>
    ),
  },
];

function Page() {
  const { account } = Route.useRouteContext();
  return accountCan.administer(account) ? <AuditLog /> : <AdminsOnly />;
}

/** Who did what to whom, newest first (reliability T35). */
function AuditLog() {
  const list = useSuspenseInfiniteQuery(actsQuery);
  const rows = list.data.pages.flatMap(({ items }) => items);
  return (
    <>
      <PageHeading title={words.titles.auditLog} lede={words.auditLog.lede} />
      <div className="grid gap-6">
        {rows.length === 0 ? (
          <EmptyState text={words.auditLog.none} hint={words.auditLog.noneHint} />
        ) : (
          <DataTable wide caption={words.titles.auditLog} columns={columns()} rows={rows} rowKey={({ _id }) => _id} />
        )}
        <ListEnd list={list} />
      </div>
    </>
  );
}

function Change({ act }: { act: Act }) {
  return (
    <ul className="grid justify-items-end gap-0.5 text-sm tabled:justify-items-start">
      {describeChange(act).map((line) => (
        <li key={line} className="break-words">
          {line}
        </li>
      ))}
    </ul>
  );
}
