import type { ReactNode } from 'react';

type Props = { search?: ReactNode; children: ReactNode };

/** Filters above a list: an optional search, then choices that share their lines evenly. */
export function ListFilters({ search, children }: Props) {
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-4">
      {search}
      <div className="grid w-full grid-cols-[repeat(auto-fit,minmax(max(9rem,34%),1fr))] items-end gap-x-3 gap-y-4 sm:flex sm:w-auto sm:flex-wrap [&>:last-child:nth-child(odd)]:col-span-full">
        {children}
      </div>
    </div>
  );
}
