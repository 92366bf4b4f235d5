import ArrowDown from 'lucide-react/icons/arrow-down';
import { Fragment, useRef } from 'react';
import type { Conversation, Message } from '../../../shared/contract/conversations.ts';
import { eventText, messageText } from '../../platform/i18n/event-text.ts';
import { showMoney } from '../../platform/i18n/formats.ts';
import { showDayName } from '../../platform/i18n/show-when.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { words } from '../../words.ts';
import { OfferCard } from '../offers/offer-card.tsx';
import { MessageBubble } from './message-bubble.tsx';
import type { Outgoing } from './outbox.ts';
import { OutgoingBubble } from './outgoing-bubble.tsx';
import { threadItems } from './thread-items.ts';
import { useStickToEnd } from './use-stick-to-end.ts';

type Props = {
  conversation: Conversation;
  messages: readonly Message[];
  outgoing: readonly Outgoing[];
  accountId: string;
  earlier: { hasMore: boolean; isLoading: boolean; hasFailed: boolean; load: () => void };
  /** Undefined in a closed conversation. */
  onEdit: ((outgoing: Outgoing) => void) | undefined;
};

/** Reachable by keyboard because it scrolls. Silent, because loading earlier messages is no news. */
const scrollingLog = (label: string) =>
  ({ role: 'log', 'aria-live': 'off', 'aria-label': label, tabIndex: 0 }) as const;

/** Messages, photos, offers and events. Follows new ones only at the end. */
export function Timeline({ conversation, messages, outgoing, accountId, earlier, onEdit }: Props) {
  const items = threadItems(messages, outgoing);
  const last = items.at(-1);
  const isOwnLast = last?.kind === 'outgoing';
  const firstKey = messages[0]?.id;
  const { scroller, content, onScroll, hasNew, toEnd } = useStickToEnd(
    { first: firstKey, last: last?.key },
    isOwnLast,
    () => {
      if (earlier.hasMore && !earlier.isLoading && !earlier.hasFailed) earlier.load();
    },
  );
  const texts = words.conversations;
  const { name } = conversation.other;
  const ownLast = messages.findLast(({ from, kind }) => from === 'me' && (kind === 'text' || kind === 'photos'));
  const stateOf = ({ id, at }: Message) =>
    id === ownLast?.id ? (at <= (conversation.readUntil ?? '') ? texts.read : texts.sent) : undefined;
  return (
    <div className="relative min-h-0 grow">
      <div
        ref={scroller}
        {...scrollingLog(texts.log(name))}
        onScroll={onScroll}
        className="absolute inset-0 overflow-y-auto overscroll-contain [overflow-anchor:none] focus-visible:-outline-offset-2"
      >
        <div ref={content} className="flex min-h-full flex-col justify-end gap-1.5 px-4 py-4">
          <div className="grid justify-items-center gap-2 pb-2">
            {earlier.hasMore ? (
              <>
                {earlier.hasFailed ? <Notice kind="error">{texts.notEarlier}</Notice> : null}
                <Button
                  kind="quiet"
                  size="small"
                  busy={earlier.isLoading}
                  busyLabel={words.app.loading}
                  onClick={earlier.load}
                >
                  {texts.earlier}
                </Button>
              </>
            ) : (
              <p dir="auto" className="max-w-prose text-balance py-4 text-center text-muted text-sm">
                {texts.begin(name)}
              </p>
            )}
          </div>
          {items.map((item) => (
            <Fragment key={item.key}>
              {item.kind === 'day' ? (
                <h2 className="mx-auto my-2 font-medium font-sans text-muted text-xs">
                  <time dateTime={item.at}>{showDayName(item.at)}</time>
                </h2>
              ) : item.kind === 'outgoing' ? (
                <div className="grid">
                  <OutgoingBubble outgoing={item.outgoing} accountId={accountId} onEdit={onEdit} />
                </div>
              ) : (
                <TimelineMessage
                  message={item.message}
                  conversation={conversation}
                  isLast={item.isLast}
                  state={stateOf(item.message)}
                />
              )}
            </Fragment>
          ))}
        </div>
      </div>
      {hasNew ? (
        <Button
          size="small"
          onClick={toEnd}
          className="-translate-x-1/2 absolute bottom-3 left-1/2 rounded-full shadow-raised"
        >
          <ArrowDown aria-hidden="true" className="size-4" />
          {texts.newMessages}
        </Button>
      ) : null}
      <Announcement last={messages.at(-1)} conversation={conversation} />
    </div>
  );
}

type MessageProps = {
  message: Message;
  conversation: Conversation;
  isLast: boolean;
  state: string | undefined;
};

function TimelineMessage({ message, conversation, isLast, state }: MessageProps) {
  if (message.kind === 'event')
    return (
      <p className="mx-auto my-1.5 max-w-prose text-balance text-center text-muted text-sm">
        {eventText(message, conversation)}
      </p>
    );
  const isMine = message.from === 'me';
  if (message.kind === 'offer' && message.offer)
    return (
      <div className={`grid grid-cols-1 py-1 ${isMine ? 'justify-items-end' : 'justify-items-start'}`}>
        <OfferCard offer={message.offer} conversation={conversation} />
      </div>
    );
  return (
    <div className={`grid ${isLast ? 'pb-1.5' : ''}`}>
      <MessageBubble message={message} otherName={conversation.other.name} isLast={isLast} state={state} />
    </div>
  );
}

/** Announces what arrives while the thread is open. */
function Announcement({ last, conversation }: { last: Message | undefined; conversation: Conversation }) {
  const begun = useRef(last?.id);
  const isNew = last !== undefined && last.from !== 'me' && last.id !== begun.current;
  return (
    <p role="status" className="sr-only">
      {isNew ? announce(last, conversation) : ''}
    </p>
  );
}

function announce(message: Message, conversation: Conversation): string {
  const { name } = conversation.other;
  if (message.kind === 'event') return eventText(message, conversation);
  if (message.offer) return words.offers.offered(name, showMoney(message.offer.amountCents));
  const photos = message.images?.length ? words.conversations.sentPhotos(message.images.length) : '';
  return words.conversations.said(name, [messageText(message), photos].filter(Boolean).join(' · '));
}
