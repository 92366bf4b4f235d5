import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { getApi } from '../../platform/api-client.ts';
import { errorMessage } from '../../platform/error-message.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { words } from '../../words.ts';
import { blocksQuery } from './block-queries.ts';
import { useUnblock } from './use-unblock.ts';

/** Blocks a person, or ends the block; for signed-in people. */
export function BlockButton({ accountId, name }: { accountId: string; name: string }) {
  const [isAsking, setAsking] = useState(false);
  const queryClient = useQueryClient();
  const { data } = useQuery(blocksQuery);
  const unblock = useUnblock();
  const said = words.blocks;
  const block = useMutation({
    mutationFn: () => getApi().blockAccount({ body: { accountId } }),
    onSuccess: async () => {
      toast.success(said.blocked(name));
      await queryClient.invalidateQueries(blocksQuery);
      setAsking(false);
    },
    onError: (error) => toast.error(errorMessage(error)),
  });
  const isBlocked = data?.some((one) => one.accountId === accountId) ?? false;
  return (
    <>
      {isBlocked ? <span className="text-muted text-sm">{said.isBlocked}</span> : null}
      <Button
        kind="quiet"
        size="small"
        aria-label={isBlocked ? words.ui.actionOn(said.unblock, name) : said.blockNamed(name)}
        busy={unblock.isPending}
        onClick={() => (isBlocked ? unblock.mutate({ accountId, name }) : setAsking(true))}
      >
        {isBlocked ? said.unblock : said.block}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        question={said.question(name)}
        consequence={said.consequence}
        confirmLabel={said.block}
        danger
        busy={block.isPending}
        onConfirm={() => block.mutate()}
      />
    </>
  );
}
