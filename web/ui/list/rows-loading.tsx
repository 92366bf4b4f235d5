import { LoadingText } from '../loading-text.tsx';
import { Skeleton } from '../skeleton.tsx';

const rows = ['a', 'b', 'c', 'd', 'e'];

/** Skeleton of rows with pictures. */
export function RowsLoading() {
  return (
    <div className="grid gap-0.5">
      <span className="sr-only">
        <LoadingText />
      </span>
      {rows.map((row) => (
        <div key={row} className="flex gap-3 py-3">
          <Skeleton className="size-16 shrink-0" />
          <span className="grid grow content-start gap-2 pt-1">
            <Skeleton className="h-4 w-1/3" />
            <Skeleton className="h-3.5 w-2/3" />
            <Skeleton className="h-3.5 w-1/2" />
          </span>
        </div>
      ))}
    </div>
  );
}
