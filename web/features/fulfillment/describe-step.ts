import type { DetailedFulfillment } from '../../../shared/contract/fulfillment.ts';
import { showDate, showTime } from '../../platform/i18n/formats.ts';
import { words } from '../../words.ts';

/** `isNews`: said aloud when it changes. */
type Told = { title: string; text: string; isNews: boolean };

/** Words what happens with a sale now. */
export function describeStep(one: DetailedFulfillment): Told {
  const { state, role, other, method, tracking } = one;
  const all = words.fulfillment;
  const dispute = words.disputes;
  if (state === 'completed') return { title: all.handedOver, text: all.handedOverText, isNews: true };
  if (state === 'cancelled' || state === 'refused') return tellEnd(one);
  if (state === 'disputed') return { title: dispute.disputedTitle, text: dispute.disputedText, isNews: true };
  if (state === 'no_show') return tellNoShow(one);
  if (state === 'inspecting')
    return {
      title: dispute.inspectTitle,
      isNews: true,
      text: role === 'buyer' ? dispute.inspectBuyer : dispute.inspectSeller(other.name),
    };
  if (tracking) return { title: dispute.sentTitle, text: dispute.sentText(tracking), isNews: true };
  if (method === 'carrier' && role === 'seller')
    return { title: dispute.sendTitle, text: dispute.sendText, isNews: false };
  return tellTimes(one);
}

function tellEnd({ state, role, other, endedBy, absent, reason = '' }: DetailedFulfillment): Told {
  const all = words.fulfillment;
  const ending = words.endingSale;
  if (state === 'refused')
    return { title: ending.refused, text: `${ending.refusedText} ${reason}`.trim(), isNews: true };
  if (absent) {
    const who = absent === 'buyer' ? words.disputes.absentBuyer : words.disputes.absentSeller;
    return { title: all.cancelled, text: `${who} ${all.cancelledText}`, isNews: true };
  }
  if (role === 'operator')
    return { title: all.cancelled, text: `${all.cancelledText} ${reason}`.trim(), isNews: false };
  const why = endedBy === role ? ending.cancelledByYou(reason) : endedBy && ending.cancelledBy(other.name, reason);
  return { title: all.cancelled, text: [why, all.cancelledText].filter(Boolean).join(' '), isNews: true };
}

function tellNoShow({ role, other, absent, deadlineAt }: DetailedFulfillment): Told {
  const said = words.disputes;
  const until = deadlineAt ? `${showDate(deadlineAt)}, ${showTime(deadlineAt)}` : '';
  const text = absent === role ? said.noShowYou : said.noShowOther;
  return { title: said.noShowTitle, text: text(other.name, until), isNews: true };
}

function tellTimes({ state, role, other, proposedBy }: DetailedFulfillment): Told {
  const all = words.fulfillment;
  const time = words.arranging;
  if (role === 'operator')
    return { title: all.meet, text: state === 'arranged' ? time.agreedBoth : all.agreeBoth, isNews: false };
  if (state === 'arranged') return { title: time.agreed, text: time.agreedText(other.name), isNews: true };
  const isFirst = role === 'seller' ? time.proposeYou : time.waitYou;
  const text = proposedBy === undefined ? isFirst : proposedBy === role ? time.waitAnswer : time.askYou;
  return { title: time.title, text: text(other.name), isNews: false };
}
