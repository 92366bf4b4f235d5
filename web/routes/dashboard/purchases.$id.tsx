import { createFileRoute } from '@tanstack/react-router';
import { fulfillmentQuery } from '../../features/fulfillment/fulfillment-query.ts';
import { FulfillmentScreen } from '../../features/fulfillment/fulfillment-screen.tsx';
import { NoFulfillment } from '../../features/fulfillment/no-fulfillment.tsx';
import { titledHead } from '../../platform/head/titled-head.ts';
import { orNotFound } from '../../platform/or-not-found.ts';
import { SheetLoading } from '../../ui/sheet-loading.tsx';

export const Route = createFileRoute('/dashboard/purchases/$id')({
  head: titledHead('handover'),
  loader: ({ context, params }) => orNotFound(context.queryClient.fetchQuery(fulfillmentQuery(params.id))),
  pendingComponent: SheetLoading,
  component: Page,
  notFoundComponent: () => <NoFulfillment as="buyer" />,
});

function Page() {
  return <FulfillmentScreen id={Route.useParams().id} />;
}
