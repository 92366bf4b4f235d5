import { Skeleton } from '../skeleton.tsx';

/** Skeleton of a list of lines. */
export function LinesLoading({ count }: { count: number }) {
  return Array.from({ length: count }, (_, line) => line).map((line) => (
    <li key={line} className="flex min-h-16 items-center justify-between gap-4 border-line border-b py-3">
      <Skeleton className="h-4 w-2/5" />
      <Skeleton className="h-8 w-1/5" />
    </li>
  ));
}
