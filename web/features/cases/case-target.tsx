import type { ModerationCase } from '../../../shared/contract/cases.ts';
import { showPrice } from '../../platform/i18n/show-price.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Picture } from '../../ui/picture.tsx';
import { words } from '../../words.ts';
import { PersonLink } from '../accounts/person-link.tsx';
import { CaseStateBadge } from './case-state-badge.tsx';

export function CaseTarget({ one }: { one: ModerationCase }) {
  const texts = words.cases;
  return (
    <div className="grid gap-8 sm:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]">
      {one.kind === 'listing' ? (
        <Picture src={one.image ?? ''} alt={one.title} sizes="20rem" className="aspect-4/3 w-full rounded-card" />
      ) : null}
      <div className="grid content-start gap-6">
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-6 gap-y-3 [&_dt]:text-muted">
          <dt>{texts.state}</dt>
          <dd className="justify-self-start">
            <CaseStateBadge state={one.state} />
          </dd>
          {one.price ? (
            <>
              <dt>{words.moderation.price}</dt>
              <dd className="price text-xl">{showPrice(one.price)}</dd>
            </>
          ) : null}
          <dt>{texts.affected}</dt>
          <dd className="justify-self-start [&_span]:text-start">
            <PersonLink id={one.subject.id} name={one.subject.displayName} email={one.subject.email} />
          </dd>
        </dl>
        {one.waitedFor && one.state === 'open' ? <Notice kind="warning">{texts.waitsText}</Notice> : null}
        {one.kind === 'listing' ? (
          <div className="flex flex-wrap gap-3">
            <LinkButton kind="secondary" to="/dashboard/admin/listings/$id" params={{ id: one.targetId }}>
              {texts.seeListing}
            </LinkButton>
            <LinkButton kind="secondary" to="/furniture/$id" params={{ id: one.targetId }}>
              {texts.seePublic}
            </LinkButton>
          </div>
        ) : null}
      </div>
    </div>
  );
}
