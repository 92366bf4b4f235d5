import type { Listing } from '../../../shared/contract/listings.ts';
import { useSession } from '../../platform/session.ts';

export function useIsOwn({ sellerId, sellerEmail }: Listing): boolean {
  const { account } = useSession();
  return account !== undefined && (account.id === sellerId || account.email === sellerEmail);
}
