import { useQuery } from '@tanstack/react-query';
import type { LinkProps } from '@tanstack/react-router';
import type { OpenWorkKind } from '../../../shared/domain/open-work.ts';
import { showDate } from '../../platform/i18n/formats.ts';
import { Figures } from '../../ui/figures.tsx';
import { FiguresLoading } from '../../ui/figures-loading.tsx';
import { AwaitedPart } from '../../ui/list/awaited-part.tsx';
import { words } from '../../words.ts';
import { openWorkQuery } from './open-work-query.ts';
import { showWork } from './show-work.ts';

const lists: Record<OpenWorkKind, Pick<LinkProps, 'to' | 'search'>> = {
  bank_disputes: { to: '/dashboard/admin/sales', search: { state: 'disputed' } },
  refunds: { to: '/dashboard/admin/sales', search: { state: 'refund_failed' } },
  disputes: { to: '/dashboard/admin/disputes' },
  returns: { to: '/dashboard/admin/sales', search: { returns: 'open' } },
  appeals: { to: '/dashboard/admin/cases', search: { state: 'appealed' } },
  cases: { to: '/dashboard/admin/cases', search: { state: 'open' } },
  payouts: { to: '/dashboard/admin/payouts' },
  debts: { to: '/dashboard/admin/balances', search: { only: 'debts' } },
};

/** What waits for an admin, with a link to each list. */
export function OpenWork() {
  const query = useQuery(openWorkQuery);
  const texts = words.openWork;
  return (
    <AwaitedPart title={texts.title} query={query} meanwhile={<FiguresLoading count={2} />}>
      {(work) =>
        work.length === 0 ? (
          <p className="text-muted">{texts.none}</p>
        ) : (
          <Figures
            label={texts.title}
            figures={work.map(({ kind, count, since, until }) => ({
              label: texts.kinds[kind],
              value: showWork(count),
              link: lists[kind],
              ...(until ? { hint: texts.until(showDate(until)) } : since ? { hint: texts.since(showDate(since)) } : {}),
            }))}
          />
        )
      }
    </AwaitedPart>
  );
}
