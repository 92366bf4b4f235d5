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
  const said = words.blocks;
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
        onConfirm={() => block.mutate({ accountId, name })}
      />
    </>
  );
}
