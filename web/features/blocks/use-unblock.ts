import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Block } from '../../../shared/contract/blocks.ts';
import { getApi } from '../../platform/api-client.ts';
import { errorMessage } from '../../platform/error-message.ts';
import { toast } from '../../ui/toast.ts';
import { words } from '../../words.ts';
import { blocksQuery } from './block-queries.ts';

export function useUnblock() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ accountId }: Pick<Block, 'accountId' | 'name'>) =>
      getApi().unblockAccount({ params: { accountId } }),
    onSuccess: (_, { name }) => toast.success(words.blocks.unblocked(name)),
    onError: (error) => toast.error(errorMessage(error)),
    onSettled: () => queryClient.invalidateQueries(blocksQuery),
  });
}
