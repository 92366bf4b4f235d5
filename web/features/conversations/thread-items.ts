import type { Message } from '../../../shared/contract/conversations.ts';
import { dayOf } from '../../platform/i18n/show-when.ts';
import type { Outgoing } from './outbox.ts';

/** Milliseconds between grouped messages of one side. */
const TOGETHER = 5 * 60_000;

export type ThreadItem =
  | { kind: 'day'; key: string; at: string }
  | { kind: 'message'; key: string; message: Message; isLast: boolean }
  | { kind: 'outgoing'; key: string; outgoing: Outgoing };

/**
 * Returns days, messages, then outgoing ones, earliest first. A message keeps its key when it is sent, so that it does
 * not appear anew.
 * @param outgoing not answered by the server yet
 */
export function threadItems(messages: readonly Message[], outgoing: readonly Outgoing[]): ThreadItem[] {
  const arrived = new Set(messages.map(({ clientId }) => clientId));
  const items = messages.flatMap((message, index): ThreadItem[] => {
    const before = messages[index - 1];
    const isNewDay = !before || dayOf(before.at) !== dayOf(message.at);
    const shown: ThreadItem = {
      kind: 'message',
      key: message.clientId ?? message.id,
      message,
      isLast: !isTogether(message, messages[index + 1]),
    };
    return isNewDay ? [{ kind: 'day', key: `day-${dayOf(message.at)}`, at: message.at }, shown] : [shown];
  });
  const waiting = outgoing.filter(({ clientId }) => !arrived.has(clientId));
  return [...items, ...waiting.map((one): ThreadItem => ({ kind: 'outgoing', key: one.clientId, outgoing: one }))];
}

const isTogether = (message: Message, next: Message | undefined): boolean =>
  next !== undefined &&
  next.from === message.from &&
  next.kind !== 'event' &&
  dayOf(next.at) === dayOf(message.at) &&
  Date.parse(next.at) - Date.parse(message.at) < TOGETHER;
