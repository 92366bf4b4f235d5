import type { ReactNode } from 'react';

type Props = { search?: ReactNode; children: ReactNode };

/** Search and choices above a list. */
export function ListFilters({ search, children }: Props) {
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-4">
      {search}
      <div className="flex flex-wrap items-end gap-x-3 gap-y-4 *:grow max-sm:w-full">{children}</div>
    </div>
  );
}
