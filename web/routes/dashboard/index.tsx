import { createFileRoute, Link, type LinkProps } from '@tanstack/react-router';
import ArrowRight from 'lucide-react/icons/arrow-right';
import type { AccountType } from '../../../shared/domain/account.ts';
import { FirstLook, readFirstLook } from '../../features/dashboard/first-look.tsx';
import { ListLoading } from '../../ui/list/list-loading.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { words } from '../../words.ts';

type Entry = { title: string; text: string; link: Pick<LinkProps, 'to' | 'params'> };

const sell = (): Entry[] => [
  { title: words.dashboard.addProduct, text: words.dashboard.addProductText, link: { to: '/dashboard/add-item' } },
  { title: words.dashboard.myProducts, text: words.dashboard.myProductsText, link: { to: '/dashboard/my-products' } },
  { title: words.dashboard.ownSales, text: words.dashboard.ownSalesText, link: { to: '/dashboard/sales' } },
  { title: words.dashboard.earnings, text: words.dashboard.earningsText, link: { to: '/dashboard/earnings' } },
];
const buy = (): Entry[] => [
  { title: words.dashboard.myOrders, text: words.dashboard.myOrdersText, link: { to: '/dashboard/my-orders' } },
  { title: words.titles.messages, text: words.dashboard.messagesText, link: { to: '/messages/$' } },
  { title: words.titles.offers, text: words.dashboard.offersText, link: { to: '/dashboard/offers' } },
  {
    title: words.dashboard.paymentHistory,
    text: words.dashboard.paymentHistoryText,
    link: { to: '/dashboard/payment-history' },
  },
  { title: words.dashboard.reviews, text: words.dashboard.reviewsText, link: { to: '/dashboard/reviews' } },
];
const administer = (): Entry[] => [
  { title: words.dashboard.overview, text: words.dashboard.overviewText, link: { to: '/dashboard/admin' } },
  {
    title: words.dashboard.allBuyers,
    text: words.dashboard.allBuyersText,
    link: { to: '/dashboard/admin/all-buyers/$type', params: { type: 'buyer' } },
  },
  {
    title: words.dashboard.allSellers,
    text: words.dashboard.allSellersText,
    link: { to: '/dashboard/admin/all-seller/$type', params: { type: 'seller' } },
  },
  {
    title: words.dashboard.everyListing,
    text: words.dashboard.everyListingText,
    link: { to: '/dashboard/admin/listings' },
  },
  { title: words.dashboard.sales, text: words.dashboard.salesText, link: { to: '/dashboard/admin/sales' } },
  { title: words.dashboard.disputes, text: words.dashboard.disputesText, link: { to: '/dashboard/admin/disputes' } },
  { title: words.dashboard.payouts, text: words.dashboard.payoutsText, link: { to: '/dashboard/admin/payouts' } },
  { title: words.dashboard.removed, text: words.dashboard.removedText, link: { to: '/dashboard/admin/removed' } },
  { title: words.dashboard.cases, text: words.dashboard.casesText, link: { to: '/dashboard/admin/cases' } },
  { title: words.dashboard.legal, text: words.dashboard.legalText, link: { to: '/dashboard/admin/legal' } },
  { title: words.dashboard.auditLog, text: words.dashboard.auditLogText, link: { to: '/dashboard/admin/audit-log' } },
  { title: words.dashboard.settings, text: words.dashboard.settingsText, link: { to: '/dashboard/admin/settings' } },
];
const own = (): Entry => ({
  title: words.dashboard.account,
  text: words.dashboard.accountText,
  link: { to: '/dashboard/account' },
});
const startSelling = (): Entry => ({
  title: words.dashboard.startSelling,
  text: words.dashboard.startSellingText,
  link: { to: '/dashboard/sell' },
});
const browse = (): Entry => ({ title: words.dashboard.browse, text: words.dashboard.browseText, link: { to: '/' } });

const entries: Record<AccountType, () => Entry[]> = {
  buyer: () => [...buy(), startSelling(), own(), browse()],
  seller: () => [...sell(), ...buy(), own()],
  admin: () => [...administer(), ...sell(), ...buy(), own()],
};

export const Route = createFileRoute('/dashboard/')({
  loader: ({ context: { account, queryClient } }) => readFirstLook(queryClient, account),
  pendingComponent: ListLoading,
  component: Page,
});

function Page() {
  const { account } = Route.useRouteContext();
  return (
    <>
      <PageHeading title={words.titles.dashboard} lede={words.dashboard.lede(account.displayName)} />
      <FirstLook account={account} />
      {/** A wide screen has the menu beside it. */}
      <ul className="mt-12 grid lg:hidden">
        {entries[account.type]().map(({ title, text, link }) => (
          <li key={title} className="border-line border-t">
            <Link
              {...link}
              className="group -mx-2 flex items-center justify-between gap-6 rounded-control px-2 py-5 motion-quick hover:bg-surface"
            >
              <span className="grid gap-0.5">
                <span className="font-display text-2xl">{title}</span>
                <span className="text-muted">{text}</span>
              </span>
              <ArrowRight
                aria-hidden="true"
                className="size-5 shrink-0 text-muted motion-quick group-hover:translate-x-1 group-hover:text-accent"
              />
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
