import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { toast } from 'react-hot-toast/headless';
import type { AlertChoices } from '../../../../shared/contract/alerts.ts';
import { alertKinds } from '../../../../shared/domain/alert.ts';
import { getApi } from '../../../platform/api-client.ts';
import { SwitchField } from '../../../ui/switch-field.tsx';
import { words } from '../../../words.ts';
import { errorMessage } from '../../dashboard/error-message.ts';
import { LoadFailed } from '../../dashboard/load-failed.tsx';

const choicesQuery = queryOptions({
  queryKey: ['alert-choices'],
  queryFn: () => getApi().getAlertChoices(),
  staleTime: 0,
});

/** Switches for emails about saved listings. Optimistic; reverted on an error. */
export function AlertSwitches() {
  const queryClient = useQueryClient();
  const { data, error, isFetching, refetch } = useQuery(choicesQuery);
  const put = (choices: AlertChoices | undefined) => queryClient.setQueryData(choicesQuery.queryKey, choices);
  const change = useMutation({
    mutationFn: (body: Partial<AlertChoices>) => getApi().changeAlertChoices({ body }),
    async onMutate(wanted) {
      await queryClient.cancelQueries(choicesQuery);
      const before = queryClient.getQueryData(choicesQuery.queryKey);
      put(before && { ...before, ...wanted });
      return before;
    },
    onSuccess: () => toast.success(words.alerts.saved),
    onError: (failure, _, before) => {
      put(before);
      toast.error(errorMessage(failure));
    },
  });
  if (error) return <LoadFailed error={error} busy={isFetching} onRetry={() => void refetch()} />;
  return (
    <div className="grid max-w-2xl border-line border-t" aria-busy={!data}>
      {alertKinds.map((kind) => (
        <SwitchField
          key={kind}
          label={words.alerts[kind]}
          checked={data?.[kind] ?? false}
          disabled={!data}
          busy={change.isPending}
          onChange={(wanted) => change.mutate({ [kind]: wanted })}
        />
      ))}
    </div>
  );
}
