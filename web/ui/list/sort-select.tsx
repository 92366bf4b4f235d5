import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowDownUp from 'lucide-react/icons/arrow-down-up';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { words } from '../../words.ts';
import { Button } from '../button.tsx';
import type { Sorting } from '../data-table.tsx';
import { QuietSelect } from '../quiet-select.tsx';

type Props = { sorting: Sorting; options: readonly { value: string; label: string }[] };

/** Chooses the order of a list and its direction. */
export function SortSelect({ sorting, options }: Props) {
  const { sort, order, onSort } = sorting;
  const Arrow = order === 'asc' ? ArrowUp : ArrowDown;
  const turn = words.dashboard.turnOrder[order];
  return (
    <div className="-ml-3 flex items-center">
      <QuietSelect
        label={words.dashboard.sortBy}
        icon={<ArrowDownUp aria-hidden="true" className="size-5" />}
        value={sort}
        options={options}
        onChange={({ target }) => onSort(target.value)}
      />
      <Button
        kind="quiet"
        size="small"
        aria-label={turn}
        title={turn}
        onClick={() => onSort(sort)}
        className="min-h-11"
      >
        <Arrow aria-hidden="true" className="size-5" />
      </Button>
    </div>
  );
}
