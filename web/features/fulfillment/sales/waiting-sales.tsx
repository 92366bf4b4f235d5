import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { showCount } from '../../../platform/i18n/formats.ts';
import { Notice } from '../../../ui/notice.tsx';
import { words } from '../../../words.ts';
import { salesQuery } from './sale-queries.ts';
import { waitsForSeller } from './sales-list.tsx';

/** Says how many sales wait for the seller; nothing when none does. */
export function WaitingSales() {
  const { data } = useInfiniteQuery(salesQuery('open'));
  const count = data?.pages.flatMap(({ items }) => items).filter(waitsForSeller).length ?? 0;
  if (count === 0) return null;
  return (
    <Notice kind="info">
      <p>{words.salesList.waiting(showCount(count), count === 1)}</p>
      <Link to="/dashboard/sales" className="text-link tap-link justify-self-start">
        {words.salesList.seeWaiting}
      </Link>
    </Notice>
  );
}
