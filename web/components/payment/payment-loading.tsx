import { HeadingLoading } from '../../ui/heading-loading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** What is paid and how; beside it, on a desk, the piece. */
export const paymentColumns =
  'grid max-w-xl gap-x-16 xl:max-w-none xl:grid-cols-[minmax(0,36rem)_minmax(0,1fr)] xl:items-start';

/** Stands where the payment page is on its way: what is bought, the card, the button. */
export function PaymentLoading() {
  return (
    <>
      <HeadingLoading />
      <div className={paymentColumns}>
        <div className="grid content-start gap-8">
          <div className="flex items-center gap-4 border-line border-y py-4">
            <Skeleton className="size-18 shrink-0 xl:hidden" />
            <div className="grid grow gap-2">
              <Skeleton className="h-4 w-1/3" />
              <Skeleton className="h-4 w-1/2" />
            </div>
            <Skeleton className="h-9 w-24" />
          </div>
          <div className="grid grid-cols-2 gap-4">
            <Skeleton className="col-span-2 h-12" />
            <Skeleton className="h-12" />
            <Skeleton className="h-12" />
            <Skeleton className="col-span-2 h-12" />
          </div>
        </div>
        <Skeleton className="hidden aspect-4/3 xl:block" />
      </div>
    </>
  );
}
