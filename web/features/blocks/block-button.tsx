import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { words } from '../../words.ts';
import { blocksQuery } from './block-queries.ts';
import { useBlock } from './use-block.ts';
import { useUnblock } from './use-unblock.ts';

/** Shown to signed-in people. */
export function BlockButton({ accountId, name }: { accountId: string; name: string }) {
  const [isAsking, setAsking] = useState(false);
  const { data } = useQuery(blocksQuery);
  const block = useBlock(() => setAsking(false));
  const unblock = useUnblock();
  const texts = words.blocks;
  const isBlocked = data?.some((one) => one.accountId === accountId) ?? false;
  return (
    <>
      {isBlocked ? <span className="text-muted text-sm">{texts.isBlocked}</span> : null}
      <Button
        kind="quiet"
        size="small"
        aria-label={isBlocked ? words.ui.actionOn(texts.unblock, name) : texts.blockNamed(name)}
        busy={unblock.isPending}
        onClick={() => (isBlocked ? unblock.mutate({ accountId, name }) : setAsking(true))}
      >
        {isBlocked ? texts.unblock : texts.block}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        question={texts.question(name)}
        consequence={texts.consequence}
        confirmLabel={texts.block}
        danger
        busy={block.isPending}
        onConfirm={() => block.mutate({ accountId, name })}
      />
    </>
  );
}
