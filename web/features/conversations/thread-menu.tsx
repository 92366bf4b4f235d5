import { useMutation, useQueryClient } from '@tanstack/react-query';
import Archive from 'lucide-react/icons/archive';
import ArchiveRestore from 'lucide-react/icons/archive-restore';
import Ban from 'lucide-react/icons/ban';
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import Flag from 'lucide-react/icons/flag';
import { Suspense, useState } from 'react';
import type { Conversation } from '../../../shared/contract/conversations.ts';
import { getApi } from '../../platform/api-client.ts';
import { errorMessage } from '../../platform/error-message.ts';
import { lazyPart } from '../../platform/lazy-part.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import { toast } from '../../ui/toast.ts';
import { words } from '../../words.ts';
import { useBlock } from '../blocks/use-block.ts';
import { conversationQuery, inboxKey } from './conversation-queries.ts';
import { changeConversation } from './follow-conversations.ts';

const ReportDialog = lazyPart(async () => (await import('../cases/report-dialog.tsx')).ReportDialog);

export function ThreadMenu({ conversation }: { conversation: Conversation }) {
  const { id, other, archived, closed } = conversation;
  const [isBlocking, setBlocking] = useState(false);
  const [isReporting, setReporting] = useState(false);
  const [wasReporting, setWasReporting] = useState(false);
  const cache = useQueryClient();
  const texts = words.conversations;
  const archive = useMutation({
    mutationFn: () => getApi().archiveConversation({ params: { id }, body: { archived: !archived } }),
    onSuccess: () => {
      toast.success(archived ? texts.unarchived : texts.archived);
      changeConversation(cache, id, (known) => ({ ...known, archived: !archived }));
      void cache.invalidateQueries({ queryKey: inboxKey });
    },
    onError: (error) => void toast.error(errorMessage(error)),
  });
  const block = useBlock(() => {
    setBlocking(false);
    for (const queryKey of [conversationQuery(id).queryKey, inboxKey]) void cache.invalidateQueries({ queryKey });
  });
  return (
    <>
      <Menu
        label={texts.menu(other.name)}
        trigger={<EllipsisVertical aria-hidden="true" className="size-5" />}
        className="-me-2 grid size-11 shrink-0 place-items-center rounded-full motion-quick hover:bg-sunken"
      >
        <MenuItem onClick={() => archive.mutate()}>
          {archived ? <ArchiveRestore aria-hidden="true" /> : <Archive aria-hidden="true" />}
          {archived ? texts.toInbox : texts.toArchive}
        </MenuItem>
        <MenuItem
          onClick={() => {
            setWasReporting(true);
            setReporting(true);
          }}
        >
          <Flag aria-hidden="true" />
          {texts.reportPerson}
        </MenuItem>
        {closed ? null : (
          <MenuItem onClick={() => setBlocking(true)}>
            <Ban aria-hidden="true" />
            <span dir="auto">{words.blocks.blockNamed(other.name)}</span>
          </MenuItem>
        )}
      </Menu>
      <ConfirmDialog
        open={isBlocking}
        onOpenChange={setBlocking}
        question={words.blocks.question(other.name)}
        consequence={words.blocks.consequence}
        confirmLabel={words.blocks.block}
        danger
        busy={block.isPending}
        onConfirm={() => block.mutate({ accountId: other.id, name: other.name })}
      />
      {wasReporting ? (
        <Suspense fallback={null}>
          <ReportDialog kind="account" targetId={other.id} open={isReporting} onOpenChange={setReporting} />
        </Suspense>
      ) : null}
    </>
  );
}
