import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { CaseContext } from '../../../shared/contract/cases/context.ts';
import { showDate } from '../../platform/i18n/formats.ts';
import { Dotted } from '../../ui/dotted.tsx';
import { Section } from '../../ui/section.tsx';
import { words } from '../../words.ts';
import { caseContextQuery } from './case-queries.ts';
import { CaseStateBadge } from './case-state-badge.tsx';
import { nameAction, nameAppealed } from './name-action.ts';

/** Lists cases about the affected person, and those that they reported. */
export function CaseHistory({ id }: { id: string }) {
  const { history } = useSuspenseQuery(caseContextQuery(id)).data;
  const texts = words.cases;
  return (
    <Section title={texts.history}>
      {history.length === 0 ? (
        <p className="text-muted">{texts.noHistory}</p>
      ) : (
        <ul className="grid max-w-2xl border-line border-t">
          {history.map((one) => (
            <li key={one.id} className="grid gap-1 border-line border-b py-3">
              <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <Link
                  to="/dashboard/admin/cases/$id"
                  params={{ id: one.id }}
                  preload={false}
                  className="inline-flex min-h-11 items-center text-link"
                >
                  {one.caseNumber}: {words.caseKind[one.kind].name}
                </Link>
                <CaseStateBadge state={one.state} />
              </span>
              <span className="text-muted text-sm">
                <Dotted>
                  {texts.parts[one.part]}
                  {nameLast(one)}
                  {showDate(one.createdAt)}
                </Dotted>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

function nameLast({ action, isOnAppeal, ...one }: CaseContext['history'][number]): string | undefined {
  if (!action) return;
  return isOnAppeal ? nameAppealed(one, action) : nameAction(one, action);
}
