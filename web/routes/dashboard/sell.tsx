import { createFileRoute, redirect } from '@tanstack/react-router';
import { accountCan } from '../../../shared/domain/account.ts';

/** Target of "Sell": the form, or become a seller. Visitors log in first. */
export const Route = createFileRoute('/dashboard/sell')({
  beforeLoad: ({ context: { account } }) => {
    if (accountCan.sell(account)) throw redirect({ to: '/dashboard/add-item', replace: true });
    throw redirect({ to: '/dashboard/account', hash: 'sell', replace: true });
  },
});
