import type { Act } from '../../../shared/contract/admin/audit-log.ts';
import { showDate, showTime } from '../../platform/i18n/formats.ts';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { words } from '../../words.ts';
import { describeAct, describeChange } from './describe-change.ts';

const columns = (): Column<Act>[] => [
  {
    key: 'what',
    header: words.auditLog.what,
    names: true,
    cell: ({ action, targetName }) => (
      <span className="grid min-w-0">
        <span className="text-muted text-sm">{describeAct(action)}</span>
        <span dir="auto" className="wrap-anywhere">
          {targetName ?? words.auditLog.nobody}
        </span>
      </span>
    ),
  },
  { key: 'change', header: words.auditLog.change, cell: (act) => <Change act={act} /> },
  { key: 'who', header: words.auditLog.who, cell: ({ actorName }) => <span dir="auto">{actorName}</span> },
  {
    key: 'when',
    header: words.auditLog.when,
    cell: ({ at }) => (
      <time dateTime={at} className="whitespace-nowrap text-muted">
        {showDate(at)}, {showTime(at)}
      </time>
    ),
  },
];

export function ActsTable({ caption, rows }: { caption: string; rows: readonly Act[] }) {
  return <DataTable breakpoint="wide" caption={caption} columns={columns()} rows={rows} rowKey={({ id }) => id} />;
}

function Change({ act }: { act: Act }) {
  return (
    <ul className="grid justify-items-end gap-0.5 text-sm tabled:justify-items-start">
      {describeChange(act).map((line) => (
        <li key={line} className="wrap-anywhere">
          {line}
        </li>
      ))}
    </ul>
  );
}
