import { Link } from '@tanstack/react-router';
import type { ModerationCase } from '../../../shared/contract/cases.ts';
import { showDate } from '../../platform/i18n/formats.ts';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { words } from '../../words.ts';
import { PersonLink } from '../accounts/person-link.tsx';
import { CaseStateBadge } from './case-state-badge.tsx';
import { reasonsOf } from './reason-name.ts';

const columns = (): Column<ModerationCase>[] => [
  {
    key: 'number',
    header: words.cases.number,
    names: true,
    cell: ({ id, caseNumber, title }) => (
      <span className="grid min-w-0">
        <Link
          to="/dashboard/admin/cases/$id"
          params={{ id }}
          preload={false}
          className="wrap-anywhere inline-flex min-h-11 items-center text-link"
        >
          {caseNumber}: {title}
        </Link>
      </span>
    ),
  },
  { key: 'state', header: words.cases.state, cell: ({ state }) => <CaseStateBadge state={state} /> },
  {
    key: 'reports',
    header: words.cases.reports,
    cell: (one) => reasonsOf(one) || '–',
  },
  {
    key: 'subject',
    header: words.cases.affected,
    cell: ({ subject }) => <PersonLink id={subject.id} name={subject.displayName} email={subject.email} />,
  },
  {
    key: 'reported',
    header: words.cases.reported,
    cell: ({ createdAt }) => (
      <time dateTime={createdAt} className="whitespace-nowrap text-muted">
        {showDate(createdAt)}
      </time>
    ),
  },
];

export const CasesTable = ({ rows }: { rows: readonly ModerationCase[] }) => (
  <DataTable breakpoint="wide" caption={words.titles.cases} columns={columns()} rows={rows} rowKey={({ id }) => id} />
);
