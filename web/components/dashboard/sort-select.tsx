import ArrowDownUp from 'lucide-react/icons/arrow-down-up';
import type { Sorting } from '../../ui/data-table.tsx';
import { QuietSelect } from '../../ui/quiet-select.tsx';
import { words } from '../../words.ts';

type Props = { sorting: Sorting; options: readonly { value: string; label: string }[] };

/** Asks by what a list is sorted: on a phone, where a table has no headers to press, and for what no column shows. */
export function SortSelect({ sorting, options }: Props) {
  return (
    <div className="-ml-3">
      <QuietSelect
        label={words.dashboard.sortBy}
        icon={<ArrowDownUp aria-hidden="true" className="size-5" />}
        value={sorting.sort}
        options={options}
        onChange={({ target }) => sorting.onSort(target.value)}
      />
    </div>
  );
}
