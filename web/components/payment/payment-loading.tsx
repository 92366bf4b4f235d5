import { HeadingLoading } from '../../ui/heading-loading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** Stands where the payment page is on its way: what is bought, the card, the button. */
export function PaymentLoading() {
  return (
    <>
      <HeadingLoading />
      <div className="grid max-w-xl gap-8">
        <div className="flex items-center gap-4 border-line border-y py-4">
          <Skeleton className="size-18 shrink-0" />
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
    </>
  );
}
