import type { QueryKey } from '@tanstack/react-query';
import type { WishSort } from '../../../shared/domain/sorting.ts';
import { getApi } from '../../platform/api-client.ts';
import { pages } from '../../platform/lists/pages.ts';
import type { SortAddress } from '../../ui/list/sorting.ts';

export const wishesKey = (email: string): QueryKey => ['wishes', email];

export const wishesQuery = (email: string, { by: sort, order }: SortAddress<WishSort>) =>
  pages([...wishesKey(email), 'list', sort, order], (query) =>
    getApi().listWishes({ query: { ...query, email, sort, order } }),
  );

const firstLook = 3;

export const newestWishesQuery = (email: string) =>
  pages([...wishesKey(email), 'newest'], (query) =>
    getApi().listWishes({ query: { ...query, email, only: 'unpaid', limit: firstLook } }),
  );
