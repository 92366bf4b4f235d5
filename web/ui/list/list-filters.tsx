import type { ReactNode } from 'react';

type Props = { search?: ReactNode; children: ReactNode };

/** Filters above a list: an optional search, then choices that fill their lines. */
export function ListFilters({ search, children }: Props) {
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-4">
      {search}
      <div className="flex flex-wrap items-end gap-x-3 gap-y-4 *:grow max-sm:w-full">{children}</div>
    </div>
  );
}
