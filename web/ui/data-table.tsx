import type { ReactNode } from 'react';

export type Column<Row> = {
  key: string;
  header: string;
  cell: (row: Row, index: number) => ReactNode;
  /** `end` for numbers and actions. */
  align?: 'start' | 'end';
  /** Row header; the card's heading on a phone. */
  names?: boolean;
  /** For pictures and actions. */
  headerHidden?: boolean;
  /** In a phone's card: `lead` precedes the name, `none` is hidden. */
  onPhone?: 'lead' | 'none';
  sort?: string;
};

/** Phones have no headers, and use `SortSelect`. */
export type Sorting = { sort: string; order: 'asc' | 'desc'; onSort: (sort: string) => void };

/** Stands in the place of a removed row. */
export type StandIn = { id: string; index: number; content: ReactNode };

type Props<Row> = {
  /** Hidden: the page heading shows it. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** The one removed last comes first. */
  standIns?: readonly StandIn[];
  sorting?: Sorting;
  /** The width from which it is a table. */
  breakpoint?: keyof typeof containers;
};

const tableCell = 'tabled:table-cell tabled:px-3 tabled:py-3 tabled:before:content-none';
/** A cell without content, or with an empty place for the focus, is no line of a card. */
const labelled =
  'col-span-2 flex items-baseline justify-between gap-4 has-[>:empty:only-child]:-mt-2 empty:hidden tabled:empty:table-cell not-data-label:before:content-none text-end before:min-w-20 before:text-start before:text-muted before:text-sm before:content-[attr(data-label)]';
/** Actions, at one height in a line of cards. */
const foot =
  'col-span-2 flex grow items-end justify-end has-[>:empty:only-child]:-mt-2 empty:hidden tabled:empty:table-cell';

function cellStyle<Row>({ names, onPhone, align, headerHidden }: Column<Row>): string {
  const valueCell = headerHidden ? foot : labelled;
  const inCard = onPhone === 'none' ? 'hidden' : onPhone === 'lead' ? 'block' : names ? '' : valueCell;
  return `${inCard} ${tableCell} ${names ? 'font-medium' : ''} ${align === 'end' ? 'tabled:text-end' : 'tabled:text-start'}`;
}

const leadCard = 'grid grid-cols-[auto_minmax(0,1fr)] content-start';

const containers = { narrow: '@container/list', wide: '@container/wide-list', widest: '@container/widest-list' };

const spokenOrder = { asc: 'ascending', desc: 'descending' } as const;

function SortableHeader({ header, sort, sorting }: { header: string; sort: string; sorting: Sorting }) {
  const arrow = sorting.order === 'asc' ? '↑' : '↓';
  return (
    <>
      <span className="tabled:hidden">{header}</span>
      <button
        type="button"
        onClick={() => sorting.onSort(sort)}
        className="hidden min-h-8 items-center gap-1 rounded-control font-medium hover:text-ink tabled:inline-flex"
      >
        {header}
        <span aria-hidden="true" className={sort === sorting.sort ? 'text-ink' : 'text-edge'}>
          {sort === sorting.sort ? arrow : '↕'}
        </span>
      </button>
    </>
  );
}

/** On narrow screens each row is a card (`tabled:` in app.css). */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  standIns = [],
  sorting,
  breakpoint = 'narrow',
}: Props<Row>) {
  const hasLead = columns.some(({ onPhone }) => onPhone === 'lead');
  const lines = rows.map((row, index) => (
    <tr
      key={rowKey(row)}
      data-row={rowKey(row)}
      className={`${hasLead ? leadCard : 'flex flex-col'} gap-x-4 gap-y-2 rounded-card border border-line bg-surface p-4 tabled:table-row tabled:rounded-none tabled:border-0 tabled:border-b tabled:bg-transparent tabled:p-0 tabled:hover:bg-surface`}
    >
      {columns.map((column) => {
        const Cell = column.names ? 'th' : 'td';
        return (
          <Cell
            key={column.key}
            scope={column.names ? 'row' : undefined}
            data-label={column.headerHidden ? undefined : column.header}
            className={cellStyle(column)}
          >
            {column.cell(row, index)}
          </Cell>
        );
      })}
    </tr>
  ));
  for (const { id, index, content } of standIns)
    lines.splice(
      index,
      0,
      <tr key={`removed ${id}`} data-row={id} className="grid content-start tabled:table-row">
        <td colSpan={columns.length} className="tabled:py-2">
          {content}
        </td>
      </tr>,
    );
  return (
    <div className={containers[breakpoint]}>
      <table className="block w-full border-collapse text-left tabled:table">
        <caption className="sr-only">{caption}</caption>
        <thead className="sr-only tabled:not-sr-only tabled:table-header-group">
          <tr className="border-line border-b">
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                aria-sort={sorting && column.sort === sorting.sort ? spokenOrder[sorting.order] : undefined}
                className={`px-3 pb-2 font-medium text-muted text-sm ${column.align === 'end' ? 'text-end' : ''}`}
              >
                {column.headerHidden ? (
                  <span className="sr-only">{column.header}</span>
                ) : sorting && column.sort ? (
                  <SortableHeader header={column.header} sort={column.sort} sorting={sorting} />
                ) : (
                  column.header
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody
          // Replaces rows instead of moving them.
          key={sorting ? `${sorting.sort} ${sorting.order}` : undefined}
          className="grid gap-3 @[40rem]/wide-list:grid-cols-2 @[40rem]/widest-list:grid-cols-2 tabled:table-row-group"
        >
          {lines}
        </tbody>
      </table>
    </div>
  );
}
