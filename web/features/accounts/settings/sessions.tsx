import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { LoginSession } from '../../../../shared/contract/accounts/own-account.ts';
import { errorMessage } from '../../../platform/error-message.ts';
import { showDate } from '../../../platform/i18n/formats.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { LinesLoading } from '../../../ui/list/lines-loading.tsx';
import { LoadFailed } from '../../../ui/list/load-failed.tsx';
import { toast } from '../../../ui/toast.ts';
import { useFocusStays } from '../../../ui/use-focus-stays.ts';
import { words } from '../../../words.ts';
import { renewPush } from '../../notifications/browser-push.ts';
import { deviceName } from './device-name.ts';
import { withFreshIdToken } from './with-fresh-id-token.ts';

export const sessionsKey = ['sessions'];

export const sessionsQuery = queryOptions({
  queryKey: sessionsKey,
  queryFn: () => withFreshIdToken((calls) => calls.listSessions()),
  staleTime: 0,
});

export function Sessions() {
  const { data, error, isFetching, refetch } = useQuery(sessionsQuery);
  const queryClient = useQueryClient();
  const place = useFocusStays<HTMLDivElement>();
  const end = useMutation({
    mutationFn: (session: LoginSession | 'others') =>
      withFreshIdToken((calls) =>
        session === 'others' ? calls.endOtherSessions() : calls.endSession({ params: { id: session.id } }),
      ),
    async onSuccess() {
      toast.success(words.account.signedOut);
      // The notifications of all browsers ended, and this one stays.
      await renewPush().catch(() => undefined);
    },
    onError: (failure) => toast.error(errorMessage(failure)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: sessionsKey }),
  });
  if (error) return <LoadFailed error={error} busy={isFetching} onRetry={() => void refetch()} />;
  if (data?.length === 0) return <p className="text-muted">{words.account.sessionsNone}</p>;
  return (
    <div {...place} className="grid gap-5 outline-none">
      <ul className="grid max-w-2xl border-line border-t" aria-busy={!data}>
        {data ? null : <LinesLoading count={2} />}
        {data?.map((session) => (
          <li key={session.id} className="flex min-h-16 items-center justify-between gap-4 border-line border-b py-3">
            <span className="grid">
              <span className="font-medium">{deviceName(session.device)}</span>
              <span className="text-muted text-sm">{words.account.since(showDate(session.startedAt))}</span>
            </span>
            {session.isCurrent ? (
              <Badge tone="positive">{words.account.thisDevice}</Badge>
            ) : (
              <Button
                kind="quiet"
                size="small"
                className="-me-3"
                aria-label={words.ui.actionOn(words.account.signOut, deviceName(session.device))}
                busy={end.isPending && end.variables === session}
                onClick={() => end.mutate(session)}
              >
                {words.account.signOut}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {data && data.length > 1 ? (
        <Button
          kind="secondary"
          className="justify-self-start"
          busy={end.isPending && end.variables === 'others'}
          onClick={() => end.mutate('others')}
        >
          {words.account.signOutOthers}
        </Button>
      ) : null}
    </div>
  );
}
