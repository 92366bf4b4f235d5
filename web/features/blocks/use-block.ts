import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getApi } from '../../platform/api-client.ts';
import { errorMessage } from '../../platform/error-message.ts';
import { toast } from '../../ui/toast.ts';
import { words } from '../../words.ts';
import { blocksQuery } from './block-queries.ts';

/** Blocks a person. @param onBlocked runs even when its screen has gone */
export function useBlock(onBlocked: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ accountId }: { accountId: string; name: string }) => getApi().blockAccount({ body: { accountId } }),
    onSuccess: async (_, { name }) => {
      toast.success(words.blocks.blocked(name));
      await queryClient.invalidateQueries(blocksQuery);
      onBlocked();
    },
    onError: (error) => void toast.error(errorMessage(error)),
  });
}
