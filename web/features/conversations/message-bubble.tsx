import type { Message } from '../../../shared/contract/conversations.ts';
import { messageText } from '../../platform/i18n/event-text.ts';
import { showList, showTime } from '../../platform/i18n/formats.ts';
import { words } from '../../words.ts';
import { MessagePhotos } from './message-photos.tsx';
import { ReportMessage } from './report-message.tsx';

type Props = {
  message: Message;
  otherName: string;
  isLast: boolean;
  /** Below the reader's last message: whether the other one has read it. */
  state?: string | undefined;
};

export const bubbleStyle = {
  me: 'justify-self-end bg-accent text-accent-ink rounded-br-sm',
  them: 'justify-self-start bg-surface text-ink rounded-bl-sm border border-line',
};

export function MessageBubble({ message, otherName, isLast, state }: Props) {
  const { images, at, from, hidden } = message;
  const text = messageText(message);
  const side = from === 'me' ? 'me' : 'them';
  return (
    <div
      className={`grid max-w-[85%] gap-1 sm:max-w-[70%] ${side === 'me' ? 'justify-self-end' : 'justify-self-start'}`}
    >
      <span className="sr-only">{side === 'me' ? words.conversations.you : otherName}: </span>
      {images && images.length > 0 ? <MessagePhotos images={images} side={side} /> : null}
      {text ? (
        <p
          dir="auto"
          className={`wrap-anywhere w-fit whitespace-pre-line rounded-2xl px-3.5 py-2 ${bubbleStyle[side]}`}
        >
          {text}
        </p>
      ) : null}
      {hidden && hidden.length > 0 ? (
        <p dir="auto" className="text-end text-muted text-sm">
          {words.conversations.hiddenText(otherName, listHidden(hidden))}
        </p>
      ) : null}
      {isLast || state || side === 'them' ? (
        <p className={`text-muted text-xs ${side === 'me' ? 'text-end' : ''}`}>
          <time dateTime={at}>{showTime(at)}</time>
          {state ? ` · ${state}` : null}
          {side === 'them' ? <ReportMessage id={message.id} text={text || words.conversations.photos} /> : null}
        </p>
      ) : null}
    </div>
  );
}

const listHidden = (hidden: NonNullable<Message['hidden']>) =>
  showList(hidden.map((kind) => words.conversations.hidden[kind]));
