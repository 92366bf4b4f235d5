import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ChoiceChange, NotificationChoices } from '../../../../shared/contract/notifications.ts';
import { getApi } from '../../../platform/api-client.ts';
import { errorMessage } from '../../../platform/error-message.ts';
import { toast } from '../../../ui/toast.ts';
import { words } from '../../../words.ts';
import { choicesQuery } from '../notification-queries.ts';

/** Returns the person's choices and changes them optimistically, with a rollback on errors. */
export function useChoices() {
  const cache = useQueryClient();
  const query = useQuery(choicesQuery);
  const { queryKey } = choicesQuery;
  const change = useMutation({
    mutationFn: (body: ChoiceChange) => getApi().changeNotificationChoices({ body }),
    async onMutate(wanted) {
      await cache.cancelQueries({ queryKey });
      const before = cache.getQueryData(queryKey);
      cache.setQueryData(queryKey, before && applied(before, wanted));
      return before;
    },
    onSuccess: (now) => {
      cache.setQueryData(queryKey, now);
      toast.success(words.notificationChoices.kept);
    },
    onError: (error, _, before) => {
      cache.setQueryData(queryKey, before);
      toast.error(errorMessage(error));
    },
  });
  return { query, change };
}

function applied(before: NotificationChoices, { choices = {}, ...rest }: ChoiceChange): NotificationChoices {
  const changed = Object.entries(choices).map(([group, channels]) => [
    group,
    { ...Reflect.get(before.choices, group), ...channels },
  ]);
  const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
  return { ...before, ...given, choices: { ...before.choices, ...Object.fromEntries(changed) } };
}
