import { accountCan } from '../../../shared/domain/account.ts';
import type { SessionAccount } from '../../platform/session.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { ListEnd } from '../../ui/list/list-end.tsx';
import { LoadFailed } from '../../ui/list/load-failed.tsx';
import { RowsLoading } from '../../ui/list/rows-loading.tsx';
import { Section } from '../../ui/section.tsx';
import { useFocusStays } from '../../ui/use-focus-stays.ts';
import { words } from '../../words.ts';
import { SellerReturns } from '../checkout/returns/seller-returns.tsx';
import { useOpenReturns, useWaitingLists, type WaitingList } from './waiting-lists.tsx';

/** All that waits for this person: offers, purchases, sales and returns, each with the nearest deadline first. */
export function WaitingSections({ account }: { account: SessionAccount }) {
  const lists = useWaitingLists(account);
  const place = useFocusStays<HTMLDivElement>();
  const shown = lists.filter(({ tasks }) => tasks?.length !== 0);
  const sells = accountCan.sell(account);
  const hasReturns = useOpenReturns(account) !== 0;
  return (
    <div {...place} className="grid gap-12 outline-none">
      {shown.length === 0 && !hasReturns ? (
        <EmptyState text={words.dashboard.noneWaiting} hint={words.dashboard.noneWaitingHint}>
          <LinkButton to="/dashboard">{words.dashboard.toDashboard}</LinkButton>
        </EmptyState>
      ) : null}
      {sells ? <SellerReturns onlyOpen /> : null}
      {shown.map((one) => (
        <Section key={one.title} title={one.title}>
          <Waiting {...one} />
        </Section>
      ))}
    </div>
  );
}

function Waiting({ list, tasks }: WaitingList) {
  if (!tasks)
    return list.isError ? (
      <LoadFailed error={list.error} busy={list.isFetching} onRetry={() => void list.refetch()} />
    ) : (
      <RowsLoading />
    );
  return (
    <>
      <ul className="grid gap-3">{tasks.map(({ row }) => row)}</ul>
      <ListEnd list={list} />
    </>
  );
}
