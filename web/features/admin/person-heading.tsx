import type { Person } from '../../../shared/contract/admin/people.ts';
import { showDate } from '../../platform/i18n/formats.ts';
import { Badge } from '../../ui/badge.tsx';
import { BackToList } from '../../ui/list/back-to-list.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { words } from '../../words.ts';

const listOf = { buyer: '/dashboard/admin/all-buyers/buyer', seller: '/dashboard/admin/all-seller/seller' };

export function PersonHeading({ person }: { person: Person }) {
  const { displayName, email, type, verified, badgeSuspended, emailVerified, createdAt, removedAt, sellingAs } = person;
  return (
    <PageHeading
      title={displayName}
      back={type === 'admin' ? null : <BackToList to={listOf[type]}>{words.moderation.backToPeople[type]}</BackToList>}
      eyebrow={words.titles.person}
      lede={createdAt ? words.moderation.joined(email, showDate(createdAt)) : email}
      badges={
        <span className="flex flex-wrap gap-3">
          <Badge>{words.removed.types[type]}</Badge>
          {type === 'buyer' ? null : <Badge>{words.sellingAs.sold(words.sellingAs.kinds[sellingAs.kind])}</Badge>}
          {verified ? <Badge tone="positive">{words.admin.verifiedBadge}</Badge> : null}
          {emailVerified ? null : <Badge tone="warning">{words.moderation.emailUnproven}</Badge>}
          {badgeSuspended ? <Badge tone="warning">{words.moderation.badge(badgeSuspended)}</Badge> : null}
          {removedAt ? <Badge tone="danger">{words.moderation.closedOn(showDate(removedAt))}</Badge> : null}
        </span>
      }
    />
  );
}
