import type { Conversation, Message } from '../../../shared/contract/conversations.ts';
import { words } from '../../words.ts';
import { showDate, showMoney, showTime } from './formats.ts';

type Parties = Pick<Conversation, 'role' | 'other'> & Partial<Pick<Conversation, 'listing'>>;

/** Words an event, for a party by who acted; unknown ones keep the server's sentence. */
export function eventText({ event, text }: Pick<Message, 'event' | 'text'>, parties?: Parties): string {
  if (!event) return text;
  if (event.name === 'sold' && parties) return saidAsPaid(parties);
  if (event.name === 'hold_lapsed') return endOfHold(event, parties?.listing?.state);
  const phrase = words.conversations.events[event.name];
  if (typeof phrase === 'string') return phrase;
  if (!phrase || event.amountCents === undefined) return text;
  const until = event.until && `${showDate(event.until)}, ${showTime(event.until)}`;
  return phrase(showMoney(event.amountCents), until);
}

const saidAsPaid = ({ role, other }: Parties): string =>
  role === 'buyer' ? words.conversations.youPaid : words.conversations.theyPaid(other.name);

/** A preview, which lacks the facts, says only that it ended. */
function endOfHold(
  { endedEarly, notForSale }: NonNullable<Message['event']>,
  state: Conversation['listing']['state'] | undefined,
): string {
  const isGone = notForSale || state === 'removed' || state === 'withdrawn';
  const { events, timeOver, availableAgain } = words.conversations;
  return [endedEarly ? events.hold_lapsed : timeOver, isGone ? '' : availableAgain].filter(Boolean).join(' ');
}

/** Returns what stands beside the photos of a message; the server's sentences about it are for programs. */
export function messageText({ kind, text, images, removed }: Pick<Message, 'kind' | 'text' | 'images' | 'removed'>) {
  if (removed) return words.conversations.removed;
  if (kind !== 'photos') return text;
  return images?.length ? '' : words.conversations.photos;
}

/** Returns the last message or event in one line. */
export function lastText({ last, offer, ...parties }: Pick<Conversation, 'last' | 'offer'> & Parties): string {
  const texts = words.conversations;
  if (last.event === 'sold') return saidAsPaid(parties);
  if (last.kind === 'event' && last.event) {
    const event = texts.events[last.event];
    if (typeof event === 'string') return event;
    return offer ? event(showMoney(offer.amountCents)) : last.text;
  }
  if (last.kind === 'offer' && offer) {
    const amount = showMoney(offer.amountCents);
    return last.from === 'me' ? words.offers.shortMine(amount) : words.offers.shortTheirs(amount);
  }
  if (last.removed) return texts.removed;
  const text = last.kind === 'photos' ? texts.photos : last.text;
  return last.from === 'me' ? texts.mine(text) : text;
}
