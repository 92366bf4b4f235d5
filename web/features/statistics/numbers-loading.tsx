import { FiguresLoading } from '../../ui/figures-loading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

export function NumbersLoading({ figures, charts }: { figures: number; charts: number }) {
  return (
    <>
      <FiguresLoading count={figures} />
      <div className="grid gap-4">
        <Skeleton className="h-8 w-48" />
        <div className="grid gap-x-4 gap-y-6 min-[24rem]:grid-cols-2 sm:gap-x-8">
          {Array.from({ length: charts }, (_, chart) => chart).map((chart) => (
            <div key={chart} className="grid gap-2">
              <Skeleton className="h-5 w-1/2" />
              <Skeleton className="h-24 w-full" />
              <Skeleton className="h-4 w-full" />
            </div>
          ))}
        </div>
      </div>
    </>
  );
}
