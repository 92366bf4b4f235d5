import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { periods } from '../../../shared/domain/period.ts';
import type { SessionAccount } from '../../session.ts';
import { FiguresLoading } from '../../ui/figures.tsx';
import { words } from '../../words.ts';
import { MarketSums } from '../numbers/market-sums.tsx';
import { SellerFigures } from '../numbers/seller-figures.tsx';
import { AwaitedPart } from './awaited-part.tsx';
import { marketNumbersQuery, sellerNumbersQuery } from './list-queries.ts';
import { SavedLast } from './saved-last.tsx';

const looks: Record<SessionAccount['type'], (account: SessionAccount) => ReactNode> = {
  buyer: ({ email }) => <SavedLast email={email} />,
  seller: ({ email }) => <OwnFigures email={email} />,
  admin: () => <ShopFigures />,
};

/** What each kind of account wants to know before anything else. */
export function FirstLook({ account }: { account: SessionAccount }) {
  return looks[account.type](account);
}

function OwnFigures({ email }: { email: string }) {
  const query = useQuery(sellerNumbersQuery(email));
  return (
    <AwaitedPart title={words.numbers.yours} query={query} meanwhile={<FiguresLoading count={5} />}>
      {(numbers) => <SellerFigures numbers={numbers} />}
    </AwaitedPart>
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
