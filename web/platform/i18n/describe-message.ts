import type { CaseContext } from '../../../shared/contract/cases/context.ts';
import { words } from '../../words.ts';
import { eventText } from './event-text.ts';
import { showMoney } from './formats.ts';

type Worded = Pick<NonNullable<CaseContext['messages']>[number], 'text' | 'event' | 'offerCents'> & {
  removed?: true | undefined;
};

/** Describes a message of two others, in the operator's language. */
export function describeMessage({ offerCents, removed, ...message }: Worded): string {
  if (removed) return words.conversations.removed;
  return offerCents === undefined ? eventText(message) : words.offers.shortTheirs(showMoney(offerCents));
}
