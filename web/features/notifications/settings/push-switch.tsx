import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { errorMessage } from '../../../platform/error-message.ts';
import { SwitchField } from '../../../ui/switch-field.tsx';
import { toast } from '../../../ui/toast.ts';
import { words } from '../../../words.ts';
import { endPush, findObstacle, type PushState, readPushState, startPush } from '../browser-push.ts';

/** An obstacle is said at once: its longer hint would move what stands below. */
const stateQuery = {
  queryKey: ['push-state'],
  queryFn: readPushState,
  staleTime: 0,
  placeholderData: (last: PushState | undefined) => last ?? findObstacle(),
};

/** Only a press asks the browser for permission. */
export function PushSwitch({ publicKey }: { publicKey: string | undefined }) {
  const cache = useQueryClient();
  const { data: state } = useQuery(stateQuery);
  const texts = words.notificationChoices;
  const change = useMutation({
    mutationFn: async (wanted: boolean): Promise<PushState> => {
      if (wanted) return startPush(publicKey ?? '');
      await endPush();
      return 'off';
    },
    onSuccess: (now, wanted) => {
      cache.setQueryData(stateQuery.queryKey, now === 'failed' ? 'off' : now);
      if (now === 'on') toast.success(texts.deviceOn);
      else if (!wanted) toast.success(texts.deviceOff);
      else if (now === 'failed') toast.error(texts.failed);
    },
    onError: (error) => void toast.error(errorMessage(error)),
  });
  const hints: Partial<Record<PushState, string>> = { blocked: texts.blocked, unsupported: texts.unsupported };
  return (
    <SwitchField
      label={texts.device}
      hint={(state && hints[state]) ?? texts.deviceHint}
      checked={state === 'on'}
      disabled={!publicKey || !state || state === 'unsupported' || state === 'blocked'}
      busy={change.isPending}
      onChange={(wanted) => change.mutate(wanted)}
    />
  );
}
