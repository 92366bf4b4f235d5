import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Conversation } from '../../../shared/contract/conversations.ts';
import { isNotFound } from '../../platform/or-not-found.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { LoadFailed } from '../../ui/list/load-failed.tsx';
import { Notice } from '../../ui/notice.tsx';
import { publishFoot } from '../../ui/publish-foot.ts';
import { useFocusStays } from '../../ui/use-focus-stays.ts';
import { words } from '../../words.ts';
import { Composer } from './composer.tsx';
import { conversationQuery, messagesQuery } from './conversation-queries.ts';
import { timelineOf } from './merge-messages.ts';
import { useOutbox } from './outbox.ts';
import { QuickReplies } from './quick-replies.tsx';
import { post } from './send-outbox.ts';
import { BackLink, ThreadHeader } from './thread-header.tsx';
import { ThreadLoading } from './thread-loading.tsx';
import { Timeline } from './timeline.tsx';
import { useComposer } from './use-composer.ts';
import { useMarkRead } from './use-mark-read.ts';

/** A buyer's messages up to which quick replies are shown. */
const SHORT = 2;

type Props = { id: string; accountId: string };

export function Thread({ id, accountId }: Props) {
  const { data: conversation, error, isFetching, refetch } = useQuery(conversationQuery(id));
  if (conversation) return <OpenThread conversation={conversation} accountId={accountId} />;
  if (!error) return <ThreadLoading />;
  return (
    <div className="grid gap-6 p-4">
      <BackLink />
      {isNotFound(error) ? (
        <EmptyState text={words.conversations.gone} hint={words.conversations.goneHint}>
          <LinkButton to="/messages/$" params={{ _splat: '' }}>
            {words.conversations.toMessages}
          </LinkButton>
        </EmptyState>
      ) : (
        <LoadFailed error={error} busy={isFetching} onRetry={() => void refetch()} />
      )}
    </div>
  );
}

function OpenThread({ conversation, accountId }: { conversation: Conversation; accountId: string }) {
  const { id, other, closed, role, unread, listing } = conversation;
  const list = useInfiniteQuery(messagesQuery(id));
  const messages = timelineOf(list.data);
  const outgoing = useOutbox(accountId).filter(({ conversationId }) => conversationId === id);
  const composer = useComposer(accountId, id);
  const area = useRef<{ focus: () => void }>(null);
  const foot = useFocusStays<HTMLDivElement>();
  useMarkRead(id, messages.at(-1), unread);
  useEffect(() => {
    // It had the focus of a field that had nothing to show.
    if (!closed && document.activeElement === foot.ref.current) area.current?.focus();
  }, [closed, foot.ref]);
  const own = [...messages.filter(({ from }) => from === 'me'), ...outgoing];
  const isShort = own.length <= SHORT && composer.text === '' && list.data !== undefined;
  const needsReplies = role === 'buyer' && listing.state === 'available' && isShort;
  return (
    <>
      <ThreadHeader conversation={conversation} />
      {list.data ? (
        <Timeline
          conversation={conversation}
          messages={messages}
          outgoing={outgoing}
          accountId={accountId}
          earlier={{
            hasMore: list.hasNextPage,
            isLoading: list.isFetchingNextPage,
            hasFailed: list.isFetchNextPageError,
            load: () => void list.fetchNextPage(),
          }}
          onEdit={
            closed
              ? undefined
              : (message) => {
                  composer.takeBack(message);
                  area.current?.focus();
                }
          }
        />
      ) : (
        <div className="grow p-4">
          {list.error ? (
            <LoadFailed error={list.error} busy={list.isFetching} onRetry={() => void list.refetch()} />
          ) : null}
        </div>
      )}
      <div
        ref={publishFoot}
        className="border-line border-t bg-paper px-4 pt-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))] low:pt-1 low:pb-[max(0.25rem,env(safe-area-inset-bottom))]"
      >
        <div {...foot} className="grid gap-2 outline-none">
          {closed ? (
            <ClosedNotice
              reason={closed}
              name={other.name}
              text={composer.text}
              hasPhotos={composer.photos.photos.length > 0}
            />
          ) : (
            <>
              {needsReplies ? (
                <QuickReplies
                  asked={own.map(({ text }) => text)}
                  onChoose={(text) => {
                    composer.write(text);
                    area.current?.focus();
                  }}
                />
              ) : null}
              <Composer
                ref={area}
                composer={composer}
                otherName={other.name}
                canWait
                onSend={(message) => {
                  composer.clear();
                  post(accountId, { ...message, conversationId: id });
                }}
              />
            </>
          )}
        </div>
      </div>
    </>
  );
}

type ClosedProps = { reason: NonNullable<Conversation['closed']>; name: string; text: string; hasPhotos: boolean };

/** What was typed can still be read and copied. */
function ClosedNotice({ reason, name, text, hasPhotos }: ClosedProps) {
  const texts = words.conversations.closed;
  const why = reason === 'left' || reason === 'suspended' ? texts[reason](name) : texts[reason];
  return (
    <>
      <Notice kind="info" announce>
        {text || hasPhotos ? `${why} ${texts.kept}` : why}
      </Notice>
      {text ? (
        <textarea
          readOnly
          dir="auto"
          value={text}
          aria-label={texts.typed}
          className="field-sizing-content max-h-40 min-h-11 w-full resize-none rounded-control border border-line bg-sunken px-4 py-2.25 text-base leading-normal"
        />
      ) : null}
    </>
  );
}
