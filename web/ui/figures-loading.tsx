import { Skeleton } from './skeleton.tsx';

export const gridStyle =
  'grid grid-cols-2 overflow-hidden rounded-card border border-line bg-surface sm:flex sm:flex-wrap';
const cellStyle =
  '-me-px -mb-px grid content-start gap-1 border-line border-e border-b p-4 max-sm:last:odd:col-span-2 sm:grow';
/** Five are three and two where they do not fit. */
export const cellStyleOf = (count: number): string =>
  `${cellStyle} ${count === 5 ? 'basis-[26%] @min-[45rem]:basis-36' : 'basis-36'}`;

export function FiguresLoading({ count }: { count: number }) {
  return (
    <div className="@container">
      <div className={gridStyle}>
        {Array.from({ length: count }, (_, figure) => figure).map((figure) => (
          <div key={figure} className={cellStyleOf(count)}>
            <Skeleton className="h-5 w-2/3" />
            <Skeleton className="h-8 w-1/2" />
            <Skeleton className="h-9 w-full" />
          </div>
        ))}
      </div>
    </div>
  );
}
