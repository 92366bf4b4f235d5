import { useQuery } from '@tanstack/react-query';
import type { OpenWorkKind } from '../../../shared/domain/open-work.ts';
import { openWorkQuery } from './open-work-query.ts';
import { showWork } from './show-work.ts';

/** Beside the menu entry of a list: how much waits there. */
export function WorkCount({ kinds }: { kinds: readonly OpenWorkKind[] }) {
  const { data = [] } = useQuery(openWorkQuery);
  const count = data.reduce((sum, work) => (kinds.includes(work.kind) ? sum + work.count : sum), 0);
  return count > 0 ? (
    <>
      {' '}
      <span className="ms-2 grid h-5 min-w-5 place-items-center rounded-full bg-accent px-1 font-medium text-accent-ink text-xs leading-none">
        {showWork(count)}
      </span>
    </>
  ) : null;
}
