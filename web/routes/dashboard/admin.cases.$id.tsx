import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import type { CaseDecision } from '../../../shared/contract/cases.ts';
import { accountCan } from '../../../shared/domain/account.ts';
import { CaseHistory } from '../../features/cases/case-history.tsx';
import { CaseInContext } from '../../features/cases/case-in-context.tsx';
import { caseContextQuery, caseQuery } from '../../features/cases/case-queries.ts';
import { CaseTarget } from '../../features/cases/case-target.tsx';
import { DecisionForm } from '../../features/cases/decision-form.tsx';
import { nameAction, nameAppealed } from '../../features/cases/name-action.ts';
import { reportText } from '../../features/cases/report-text.ts';
import { AdminsOnly } from '../../features/dashboard/admins-only.tsx';
import { titledHead } from '../../platform/head/titled-head.ts';
import { showDate } from '../../platform/i18n/formats.ts';
import { obstacleText } from '../../platform/i18n/obstacle-text.ts';
import { orNotFound } from '../../platform/or-not-found.ts';
import { BackToList } from '../../ui/list/back-to-list.tsx';
import { ListLoading } from '../../ui/list/list-loading.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Section } from '../../ui/section.tsx';
import { words } from '../../words.ts';

export const Route = createFileRoute('/dashboard/admin/cases/$id')({
  head: titledHead('cases'),
  loader: async ({ context: { account, queryClient }, params: { id } }) => {
    if (!accountCan.administer(account)) return;
    await orNotFound(
      Promise.all([queryClient.fetchQuery(caseQuery(id)), queryClient.fetchQuery(caseContextQuery(id))]),
    );
  },
  pendingComponent: ListLoading,
  component: Page,
});

function Page() {
  const { account } = Route.useRouteContext();
  return accountCan.administer(account) ? <CasePage /> : <AdminsOnly />;
}

function CasePage() {
  const { id } = Route.useParams();
  const { data: one } = useSuspenseQuery(caseQuery(id));
  const texts = words.cases;
  return (
    <>
      <PageHeading
        title={one.title}
        back={<BackToList to="/dashboard/admin/cases">{texts.back}</BackToList>}
        eyebrow={one.caseNumber}
        lede={words.caseKind[one.kind].name}
      />
      <div className="grid gap-12">
        <CaseTarget one={one} />
        <CaseInContext one={one} />
        {one.reports.length > 0 ? (
          <Section title={texts.reports}>
            <ul className="grid max-w-2xl border-line border-t">
              {one.reports.map((report) => (
                <li key={report.createdAt} className="grid gap-1 border-line border-b py-3">
                  <span className="font-medium">{texts.reasons[report.reason]}</span>
                  {report.text ? (
                    <span dir="auto" className="whitespace-pre-line">
                      {reportText(report)}
                    </span>
                  ) : null}
                  <span className="text-muted text-sm">
                    {report.isByShop
                      ? texts.noticed(showDate(report.createdAt))
                      : texts.from(report.reporter ?? texts.anonymous, showDate(report.createdAt))}
                  </span>
                </li>
              ))}
            </ul>
          </Section>
        ) : null}
        {one.decision ? (
          <Section title={texts.decision}>
            <Decided name={nameAction(one, one.decision.action)} decision={one.decision} />
          </Section>
        ) : null}
        {one.appeal ? (
          <Section title={texts.appeal}>
            <p dir="auto" className="max-w-prose whitespace-pre-line">
              {one.appeal.text}
            </p>
          </Section>
        ) : null}
        {one.appeal?.decision ? (
          <Section title={texts.appealDecision}>
            <Decided
              name={nameAppealed(one, one.appeal.decision.action, one.decision?.action)}
              decision={one.appeal.decision}
            />
          </Section>
        ) : null}
        {one.state === 'open' || one.state === 'appealed' ? (
          <Section title={one.state === 'open' ? texts.decision : texts.appealDecision}>
            {one.obstacle ? (
              <Notice kind="info">{obstacleText(one.obstacle)}</Notice>
            ) : (
              <DecisionForm key={one.state} one={one} />
            )}
          </Section>
        ) : null}
        <CaseHistory id={id} />
      </div>
    </>
  );
}

type DecidedProps = { name: string; decision: CaseDecision };

function Decided({ name, decision: { reason, clause, decidedAt, decidedBy } }: DecidedProps) {
  const texts = words.cases;
  const day = showDate(decidedAt);
  return (
    <div className="grid max-w-prose gap-1">
      <p className="font-medium">{name}</p>
      {reason ? (
        <p dir="auto" className="whitespace-pre-line">
          {reason}
        </p>
      ) : null}
      {clause ? <p dir="auto">{clause}</p> : null}
      <p className="text-muted text-sm">{decidedBy ? texts.decidedBy(decidedBy, day) : texts.decidedOn(day)}</p>
    </div>
  );
}
