import type { ReactNode } from 'react';

/** What narrows a list: in a line, and on a phone below each other with labels and fields in two columns. */
export const ListFilters = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap items-end gap-x-8 gap-y-3 max-sm:grid max-sm:grid-cols-[auto_minmax(0,1fr)] max-sm:gap-x-3 max-sm:*:col-span-2 max-sm:*:has-[select]:grid max-sm:*:has-[select]:grid-cols-subgrid max-sm:*:has-[select]:justify-self-stretch">
    {children}
  </div>
);
