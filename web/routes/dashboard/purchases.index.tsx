import { createFileRoute, redirect } from '@tanstack/react-router';

/** Where the address of a purchase is cut off, its list is meant. */
export const Route = createFileRoute('/dashboard/purchases/')({
  beforeLoad: () => {
    throw redirect({ to: '/dashboard/payment-history', replace: true });
  },
});
