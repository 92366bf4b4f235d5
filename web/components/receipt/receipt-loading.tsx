import { HeadingLoading } from '../../ui/heading-loading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

const lines = ['w-2/3', 'w-1/2', 'w-3/5', 'w-full', 'w-4/5'];

/** Stands where a receipt is on its way: number, day and amount, then the piece. */
export function ReceiptLoading() {
  return (
    <div className="max-w-4xl">
      <HeadingLoading />
      <div className="grid gap-10">
        <div className="grid gap-x-8 gap-y-4 border-line border-y py-5 sm:grid-cols-3">
          <Skeleton className="h-12 w-32" />
          <Skeleton className="h-12 w-32" />
          <Skeleton className="h-12 w-32 sm:justify-self-end" />
        </div>
        <div className="grid items-start gap-x-10 gap-y-6 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
          <Skeleton className="aspect-4/3 w-full" />
          <div className="grid gap-4">
            {lines.map((width) => (
              <Skeleton key={width} className={`h-5 ${width}`} />
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}
