import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import type { CaseDecision, ModerationCase } from '../../../shared/contract/cases.ts';
import { accountCan } from '../../../shared/domain/account.ts';
import { AdminsOnly } from '../../features/dashboard/admins-only.tsx';
import { ListLoading } from '../../features/dashboard/list-loading.tsx';
import { showPrice } from '../../features/listings/show-price.ts';
import { caseQuery } from '../../features/moderation/cases/case-queries.ts';
import { CaseStateBadge } from '../../features/moderation/cases/case-state-badge.tsx';
import { DecisionForm } from '../../features/moderation/cases/decision-form.tsx';
import { PersonLink } from '../../features/moderation/person-link.tsx';
import { Picture } from '../../features/shell/picture.tsx';
import { titled } from '../../features/shell/titled.ts';
import { showDate } from '../../platform/i18n/formats.ts';
import { orNotFound } from '../../platform/or-not-found.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Section } from '../../ui/section.tsx';
import { words } from '../../words.ts';

export const Route = createFileRoute('/dashboard/admin/cases/$id')({
  head: titled('cases'),
  loader: async ({ context: { account, queryClient }, params: { id } }) => {
    if (accountCan.administer(account)) await orNotFound(queryClient.fetchQuery(caseQuery(id)));
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
  const said = words.cases;
  return (
    <>
      <PageHeading title={one.title} eyebrow={one.caseNumber} lede={said.kinds[one.kind]} />
      <div className="grid gap-12">
        <Target one={one} />
        <Section title={said.reports}>
          <ul className="grid max-w-2xl border-line border-t">
            {one.reports.map((report) => (
              <li key={report.createdAt} className="grid gap-1 border-line border-b py-3">
                <span className="font-medium">{said.reasons[report.reason]}</span>
                {report.text ? <span className="whitespace-pre-line break-words">{report.text}</span> : null}
                <span className="break-words text-muted text-sm">
                  {said.from(report.reporter ?? said.anonymous, showDate(report.createdAt))}
                </span>
              </li>
            ))}
          </ul>
        </Section>
        {one.decision ? (
          <Section title={said.decision}>
            <Decided decision={one.decision} />
          </Section>
        ) : null}
        {one.appeal ? (
          <Section title={said.appeal}>
            <p className="max-w-prose whitespace-pre-line break-words">{one.appeal.text}</p>
          </Section>
        ) : null}
        {one.appeal?.decision ? (
          <Section title={said.appealDecision}>
            <Decided decision={one.appeal.decision} />
          </Section>
        ) : null}
        {one.state === 'open' || one.state === 'appealed' ? (
          <Section title={one.state === 'open' ? said.decision : said.appealDecision}>
            <DecisionForm key={one.state} one={one} />
          </Section>
        ) : null}
        <Link to="/dashboard/admin/cases" className="inline-flex min-h-11 items-center text-link">
          {said.back}
        </Link>
      </div>
    </>
  );
}

function Target({ one }: { one: ModerationCase }) {
  const said = words.cases;
  return (
    <div className="grid gap-8 sm:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]">
      {one.kind === 'listing' ? (
        <Picture src={one.image ?? ''} alt={one.title} sizes="20rem" className="aspect-4/3 w-full rounded-card" />
      ) : null}
      <div className="grid content-start gap-6">
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-6 gap-y-3 [&_dt]:text-muted">
          <dt>{said.state}</dt>
          <dd className="justify-self-start">
            <CaseStateBadge state={one.state} />
          </dd>
          {one.price ? (
            <>
              <dt>{words.moderation.price}</dt>
              <dd className="price text-xl">{showPrice(one.price)}</dd>
            </>
          ) : null}
          <dt>{said.affected}</dt>
          <dd className="justify-self-start [&_span]:text-start">
            <PersonLink id={one.subject.id} name={one.subject.displayName} email={one.subject.email} />
          </dd>
        </dl>
        {one.kind === 'listing' ? (
          <div className="flex flex-wrap gap-3">
            <LinkButton kind="secondary" to="/dashboard/admin/listings/$id" params={{ id: one.targetId }}>
              {said.seeListing}
            </LinkButton>
            <LinkButton kind="secondary" to="/furniture/$id" params={{ id: one.targetId }}>
              {said.seePublic}
            </LinkButton>
          </div>
        ) : null}
      </div>
    </div>
  );
}

function Decided({ decision: { action, reason, decidedAt, decidedBy } }: { decision: CaseDecision }) {
  const said = words.cases;
  const day = showDate(decidedAt);
  return (
    <div className="grid max-w-prose gap-1">
      <p className="font-medium">{said.actions[action]}</p>
      {reason ? <p className="whitespace-pre-line break-words">{reason}</p> : null}
      <p className="text-muted text-sm">{decidedBy ? said.decidedBy(decidedBy, day) : said.decidedOn(day)}</p>
    </div>
  );
}
