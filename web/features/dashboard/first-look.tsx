import { type QueryClient, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { accountCan } from '../../../shared/domain/account.ts';
import { periods } from '../../../shared/domain/period.ts';
import { showCount } from '../../platform/i18n/formats.ts';
import type { SessionAccount } from '../../platform/session.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FiguresLoading } from '../../ui/figures-loading.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { AwaitedPart } from '../../ui/list/awaited-part.tsx';
import { Notice } from '../../ui/notice.tsx';
import { words } from '../../words.ts';
import { OpenWork } from '../admin/open-work.tsx';
import { openWorkQuery } from '../admin/open-work-query.ts';
import { newestPaidQuery } from '../checkout/paid-queries.ts';
import { BoughtLast } from '../checkout/purchases/bought-last.tsx';
import { SellerReturns } from '../checkout/returns/seller-returns.tsx';
import { latestConversationsQuery } from '../conversations/conversation-queries.ts';
import { withoutRetry } from '../listings/listing-queries.ts';
import { MarketSums } from '../statistics/market-sums.tsx';
import { SellerFigures } from '../statistics/seller-figures.tsx';
import { marketNumbersQuery, sellerNumbersQuery } from '../statistics/statistics-queries.ts';
import { newestWishesQuery } from '../wishlist/wishlist-queries.ts';
import { LatestMessages } from './latest-messages.tsx';
import { SavedLast } from './saved-last.tsx';
import { readWaitingLists } from './waiting-lists.tsx';
import { YourTurn } from './your-turn.tsx';

const looks: Record<SessionAccount['type'], (account: SessionAccount) => ReactNode> = {
  buyer: ({ email }) => (
    <>
      <LatestMessages />
      <SavedLast email={email} />
      <BoughtLast email={email} />
    </>
  ),
  seller: ({ email }) => (
    <>
      <LatestMessages />
      <OwnFigures email={email} />
    </>
  ),
  admin: () => (
    <div className="grid gap-8">
      <OpenWork />
      <ShopFigures />
    </div>
  ),
};

const readLatestMessages = (cache: QueryClient) =>
  cache.prefetchInfiniteQuery({ ...latestConversationsQuery, ...withoutRetry });

const reads: Record<SessionAccount['type'], (cache: QueryClient, email: string) => Promise<unknown>> = {
  buyer: (cache, email) =>
    Promise.all([
      readLatestMessages(cache),
      cache.prefetchInfiniteQuery({ ...newestWishesQuery(email), ...withoutRetry }),
      cache.prefetchInfiniteQuery({ ...newestPaidQuery(email), ...withoutRetry }),
    ]),
  seller: (cache, email) =>
    Promise.all([readLatestMessages(cache), cache.prefetchQuery({ ...sellerNumbersQuery(email), ...withoutRetry })]),
  admin: (cache) =>
    Promise.all([
      cache.prefetchQuery({ ...openWorkQuery, ...withoutRetry }),
      cache.prefetchQuery({ ...marketNumbersQuery(periods[0]), ...withoutRetry }),
    ]),
};

/** Reads it before the page is shown, so that nothing below it moves; what fails is asked for again on the page. */
export const readFirstLook = (cache: QueryClient, account: SessionAccount) =>
  Promise.all([readWaitingLists(cache, account), reads[account.type](cache, account.email)]);

export function FirstLook({ account }: { account: SessionAccount }) {
  return (
    <>
      <YourTurn account={account} />
      {accountCan.sell(account) ? (
        <div className="mb-8">
          <SellerReturns onlyOpen />
        </div>
      ) : null}
      {looks[account.type](account)}
    </>
  );
}

function OwnFigures({ email }: { email: string }) {
  const query = useQuery(sellerNumbersQuery(email));
  return (
    <AwaitedPart title={words.numbers.yours} query={query} meanwhile={<FiguresLoading count={5} />}>
      {(numbers) =>
        numbers.views + numbers.saves + numbers.onSale + numbers.onHold + numbers.sold + numbers.hidden > 0 ? (
          <div className="grid gap-6">
            {numbers.hidden > 0 ? <HiddenListings count={numbers.hidden} /> : null}
            <SellerFigures numbers={numbers} />
          </div>
        ) : (
          <EmptyState text={words.numbers.nothingOnSale} hint={words.myProducts.noneHint}>
            <LinkButton to="/dashboard/add-item">{words.dashboard.addProduct}</LinkButton>
          </EmptyState>
        )
      }
    </AwaitedPart>
  );
}

function HiddenListings({ count }: { count: number }) {
  return (
    <Notice kind="warning">
      <p>{words.numbers.hidden(showCount(count), count === 1)}</p>
      <Link to="/dashboard/my-products" className="text-link tap-link justify-self-start">
        {words.numbers.seeHidden}
      </Link>
    </Notice>
  );
}

function ShopFigures() {
  const [days] = periods;
  const query = useQuery(marketNumbersQuery(days));
  return (
    <AwaitedPart title={words.numbers.lastDays(days)} query={query} meanwhile={<FiguresLoading count={5} />}>
      {(numbers) => <MarketSums numbers={numbers} />}
    </AwaitedPart>
  );
}
