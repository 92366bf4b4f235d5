import { useLocation, useRouter } from '@tanstack/react-router';
import { useSession } from '../../platform/session.ts';
import { ListLoading } from '../../ui/list/list-loading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { words } from '../../words.ts';

const entries = [...'abcdefgh'];

/** Skeleton of the menu and the page with 'Loading...' (spec §2), until the session is known. */
export function DashboardLoading() {
  const { unreached } = useSession();
  const { pathname } = useLocation();
  const PageLoading = useRouter().getMatchedRoutes(pathname)[0].at(-1)?.options.pendingComponent ?? ListLoading;
  const isPaying = pathname.includes('/payment/');
  return (
    <div className="frame min-h-dvh pb-20 lg:flex lg:gap-12">
      {isPaying ? null : (
        <div className="grid content-start gap-1 pt-14 max-lg:hidden lg:w-56 lg:shrink-0">
          {entries.map((entry) => (
            <Skeleton key={entry} className="h-11 w-full" />
          ))}
        </div>
      )}
      {isPaying || pathname === '/dashboard' ? null : <Skeleton className="mt-4 mb-2 h-11 max-sm:hidden lg:hidden" />}
      <div className="min-w-0 grow">
        {unreached ? <p role="status">{words.failure.keepsTrying}</p> : null}
        <PageLoading />
      </div>
    </div>
  );
}
