import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { accountCan } from '../../../shared/domain/account.ts';
import { AdminsOnly } from '../../features/dashboard/admins-only.tsx';
import { CaseFileView } from '../../features/fulfillment/disputes/case-file-view.tsx';
import { disputeCaseQuery } from '../../features/fulfillment/disputes/dispute-queries.ts';
import { titledHead } from '../../platform/head/titled-head.ts';
import { orNotFound } from '../../platform/or-not-found.ts';
import { ListLoading } from '../../ui/list/list-loading.tsx';

export const Route = createFileRoute('/dashboard/admin/disputes/$id')({
  head: titledHead('disputes'),
  loader: async ({ context: { account, queryClient }, params: { id } }) => {
    if (!accountCan.administer(account)) return;
    await orNotFound(queryClient.fetchQuery(disputeCaseQuery(id)));
  },
  pendingComponent: ListLoading,
  component: Page,
});

function Page() {
  const { account } = Route.useRouteContext();
  return accountCan.administer(account) ? <OneDispute /> : <AdminsOnly />;
}

function OneDispute() {
  const { id } = Route.useParams();
  const { data: one } = useSuspenseQuery(disputeCaseQuery(id));
  return <CaseFileView one={one} />;
}
