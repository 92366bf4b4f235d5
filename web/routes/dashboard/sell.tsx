import { createFileRoute, redirect } from '@tanstack/react-router';
import { accountCan } from '../../../shared/domain/account.ts';

/** Where "Sell" leads: a seller to the form, a buyer to becoming a seller. A visitor logs in first, and comes back here. */
export const Route = createFileRoute('/dashboard/sell')({
  beforeLoad: ({ context: { account } }) => {
    if (accountCan.sell(account)) throw redirect({ to: '/dashboard/add-item', replace: true });
    throw redirect({ to: '/dashboard/account', hash: 'sell', replace: true });
  },
});
