import type { ReactNode } from 'react';
import { HeadingLoading } from '../heading-loading.tsx';
import { Skeleton } from '../skeleton.tsx';

const rows = [...'abcdef'];

/** Skeleton of a list screen with 'Loading...' (spec §2). */
export function ListLoading({ children }: { children?: ReactNode }) {
  return (
    <>
      <HeadingLoading />
      <div className="grid gap-8">
        {children}
        <div className="grid gap-3 sm:gap-0">
          {rows.map((row) => (
            <div
              key={row}
              className="flex items-center gap-4 rounded-card border border-line p-4 sm:rounded-none sm:border-0 sm:border-b sm:py-3"
            >
              <Skeleton className="size-18 shrink-0" />
              <Skeleton className="h-4 w-2/5" />
              <Skeleton className="ms-auto h-4 w-1/5" />
            </div>
          ))}
        </div>
      </div>
    </>
  );
}
