import { Link, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { accountCan } from '../../../shared/domain/account.ts';
import type { SessionAccount } from '../../platform/session.ts';
import { words } from '../../words.ts';
import { WorkCount } from '../admin/work-count.tsx';

/** A marker beside the entry or, on the page itself, its heading. */
const style =
  'flex min-h-9 items-center rounded-control border-transparent border-l-2 px-3 py-1 pointer-coarse:min-h-11 font-medium text-muted no-underline motion-quick hover:bg-sunken hover:text-ink aria-[current=page]:border-accent aria-[current=page]:bg-accent-soft aria-[current=page]:text-accent';

/** Dashboard menu; admin screens for admins only (spec §2, §6). */
export function MenuEntries({ account }: { account: SessionAccount }) {
  const isPurchase = useIsAt(/^\/dashboard\/(paid|purchases|receipt)\//);
  return (
    <>
      {accountCan.administer(account) ? <AdminEntries /> : null}
      {accountCan.sell(account) ? <SellEntries /> : null}
      <Entry>
        <Link to="/dashboard/my-orders" className={style}>
          {words.dashboard.myOrders}
        </Link>
      </Entry>
      <Entry>
        <Link to="/messages/$" preload={false} className={style}>
          {words.titles.messages}
        </Link>
      </Entry>
      <Entry>
        <Link to="/dashboard/offers" className={style}>
          {words.titles.offers}
        </Link>
      </Entry>
      <Entry>
        <Link to="/dashboard/payment-history" aria-current={isPurchase} className={style}>
          {words.dashboard.paymentHistory}
        </Link>
      </Entry>
      <Entry>
        <Link to="/dashboard/reviews" className={style}>
          {words.dashboard.reviews}
        </Link>
      </Entry>
      {accountCan.sell(account) ? null : (
        <Entry>
          <Link to="/dashboard/sell" preload={false} className={style}>
            {words.dashboard.startSelling}
          </Link>
        </Entry>
      )}
      <Entry>
        <Link to="/dashboard/account" className={style}>
          {words.dashboard.account}
        </Link>
      </Entry>
    </>
  );
}

/** For pages whose address is not below that of their entry. */
const useIsAt = (addresses: RegExp): 'page' | undefined =>
  useLocation({ select: ({ pathname }) => (addresses.test(pathname) ? 'page' : undefined) });

function AdminEntries() {
  return (
    <>
      <Entry>
        <Link to="/dashboard/admin" activeOptions={{ exact: true, includeSearch: false }} className={style}>
          {words.dashboard.overview}
        </Link>
      </Entry>
      <Entry>
        <Link to="/dashboard/admin/all-buyers/$type" params={{ type: 'buyer' }} className={style}>
          {words.dashboard.allBuyers}
        </Link>
      </Entry>
      <Entry>
        <Link to="/dashboard/admin/all-seller/$type" params={{ type: 'seller' }} className={style}>
          {words.dashboard.allSellers}
        </Link>
      </Entry>
      <Entry>
        <Link to="/dashboard/admin/listings" activeOptions={{ includeSearch: false }} className={style}>
          {words.dashboard.everyListing}
        </Link>
      </Entry>
      <Entry>
        <Link to="/dashboard/admin/sales" activeOptions={{ includeSearch: false }} className={style}>
          {words.dashboard.sales}
          <WorkCount kinds={['bank_disputes', 'refunds', 'returns']} />
        </Link>
      </Entry>
      <Entry>
        <Link to="/dashboard/admin/payouts" activeOptions={{ includeSearch: false }} className={style}>
          {words.dashboard.payouts}
          <WorkCount kinds={['payouts']} />
        </Link>
      </Entry>
      <Entry>
        <Link to="/dashboard/admin/disputes" activeOptions={{ includeSearch: false }} className={style}>
          {words.dashboard.disputes}
          <WorkCount kinds={['disputes']} />
        </Link>
      </Entry>
      <Entry>
        <Link to="/dashboard/admin/removed" className={style}>
          {words.dashboard.removed}
        </Link>
      </Entry>
      <Entry>
        <Link to="/dashboard/admin/cases" activeOptions={{ includeSearch: false }} className={style}>
          {words.dashboard.cases}
          <WorkCount kinds={['cases', 'appeals']} />
        </Link>
      </Entry>
      <Entry>
        <Link to="/dashboard/admin/legal" activeOptions={{ includeSearch: false }} className={style}>
          {words.dashboard.legal}
        </Link>
      </Entry>
      <Entry>
        <Link to="/dashboard/admin/audit-log" className={style}>
          {words.dashboard.auditLog}
        </Link>
      </Entry>
      <Entry isLast>
        <Link to="/dashboard/admin/settings" className={style}>
          {words.dashboard.settings}
        </Link>
      </Entry>
    </>
  );
}

function SellEntries() {
  const isEdited = useIsAt(/^\/dashboard\/edit\//);
  return (
    <>
      <Entry>
        <Link to="/dashboard/add-item" className={style}>
          {words.dashboard.addProduct}
        </Link>
      </Entry>
      <Entry>
        <Link to="/dashboard/my-products" aria-current={isEdited} className={style}>
          {words.dashboard.myProducts}
        </Link>
      </Entry>
      <Entry>
        <Link to="/dashboard/sales" className={style}>
          {words.dashboard.ownSales}
        </Link>
      </Entry>
      <Entry>
        <Link to="/dashboard/earnings" className={style}>
          {words.dashboard.earnings}
        </Link>
      </Entry>
    </>
  );
}

/** @param isLast last admin entry, followed by a rule in the vertical layout */
function Entry({ isLast = false, children }: { isLast?: boolean; children: ReactNode }) {
  return <li className={isLast ? 'border-line lg:mb-2 lg:border-b lg:pb-2' : undefined}>{children}</li>;
}
