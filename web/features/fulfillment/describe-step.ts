import type { DetailedFulfillment } from '../../../shared/contract/fulfillment.ts';
import { nearFrom } from '../../../shared/domain/fulfillment.ts';
import { showDate, showTime } from '../../platform/i18n/formats.ts';
import { saleReasonText } from '../../platform/i18n/sale-reason.ts';
import { words } from '../../words.ts';
import { describeMissingAddress } from './describe-missing-address.ts';
import { describeOutcome } from './describe-outcome.ts';
import { titleOfDispute } from './disputes/title-of-dispute.ts';
import { isAssumed } from './is-assumed.ts';
import { showMoment } from './show-window.ts';

/** Adds a full stop to a person's text or a list of reasons, where another sentence follows. */
const ended = (text: string) => (text && !/[.!?…]$/.test(text) ? `${text}.` : text);

/** `isNews`: said aloud when it changes. */
type StepText = { title: string; text: string; isNews: boolean };

export function describeStep(one: DetailedFulfillment): StepText {
  const { state, role, other, method, tracking } = one;
  const all = words.fulfillment;
  const dispute = words.disputes;
  if (one.dispute?.state === 'appealed') return describeAppeal(one);
  if (state === 'completed')
    return { title: one.handedOverAt ? all.handedOver : all.completed, text: describeOutcome(one), isNews: true };
  if (state === 'cancelled' || state === 'refused') return describeEnd(one);
  if (state === 'disputed')
    return {
      title: titleOfDispute(one),
      text: role === 'operator' ? dispute.disputedBoth : dispute.disputedText,
      isNews: true,
    };
  if (state === 'no_show') return describeNoShow(one);
  if (isAssumed(one)) return describeAssumed(one);
  if (state === 'inspecting') {
    const until = one.isBankDisputed && one.deadlineAt;
    const text = {
      buyer: dispute.inspectBuyer,
      seller: until ? all.checkUntil(showMoment(until)) : dispute.inspectSeller(other.name),
      operator: until ? all.checkUntil(showMoment(until)) : dispute.inspectBoth(other.name),
    }[role];
    const title = role === 'buyer' ? dispute.inspectTitle : all.check;
    return { title, isNews: true, text };
  }
  if (tracking) {
    // The buyer reads the end beside the answer.
    const until = role !== 'buyer' && one.deadlineAt ? ` ${dispute.sentUntil(showMoment(one.deadlineAt))}` : '';
    return { title: dispute.sentTitle, text: `${dispute.sentText(tracking)}${until}`, isNews: true };
  }
  if (other.hasLeft && role !== 'operator') return describeLeaver(one);
  if (method === 'carrier' && role === 'seller' && !one.awaitsAddress)
    return { title: dispute.sendTitle, text: dispute.sendText, isNews: false };
  return describeTimes(one);
}

/** There is nothing left to agree on. */
function describeLeaver({ state, role, other, window, changesLeft }: DetailedFulfillment): StepText {
  const texts = words.disputes;
  const isAgreed = state === 'arranged';
  const { meet, cancel } = texts.leftThen;
  // The buyer reads it beside the refusal.
  const canChange = role === 'seller' && window && changesLeft && Date.now() < nearFrom(Date.parse(window.start));
  const next = isAgreed ? `${meet}${canChange ? ` ${words.endingSale.changeFirst}` : ''}` : cancel;
  const title = isAgreed ? words.arranging.agreed : texts.leftTitle;
  return { title, text: `${texts.hasLeft(other.name)} ${next}`, isNews: true };
}

function describeAssumed({ role, other, isBankDisputed }: DetailedFulfillment): StepText {
  const texts = words.disputes;
  const [seller, operator] = isBankDisputed
    ? [texts.assumedDisputed(other.name), texts.assumedDisputedBoth]
    : [texts.assumedSeller(other.name), texts.assumedBoth];
  const text = { buyer: texts.assumedBuyer, seller, operator }[role];
  return { title: role === 'buyer' ? texts.assumedAsk : texts.assumed, text, isNews: true };
}

function describeAppeal({ role, deadlineAt }: DetailedFulfillment): StepText {
  const texts = words.disputes;
  const until = deadlineAt ? `${showDate(deadlineAt)}, ${showTime(deadlineAt)}` : '';
  const text = `${role === 'operator' ? texts.appealedBoth : texts.appealedText} ${texts.appealUntil(until)}`;
  return { title: texts.states.appealed, text, isNews: true };
}

function describeEnd(one: DetailedFulfillment): StepText {
  const { state, role, other, endedBy, absent, dispute } = one;
  const reason = saleReasonText(one.reason ?? '');
  const all = words.fulfillment;
  const ending = words.endingSale;
  const outcome = describeOutcome(one);
  const join = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(' ');
  if (state === 'refused') {
    const who = role === 'buyer' ? all.youDidNotTake : all.notTaken;
    return { title: ending.refused, text: join(who, ended(reason), outcome), isNews: true };
  }
  // What was decided stands below.
  if (dispute?.decision) return { title: all.cancelled, text: outcome, isNews: true };
  if (absent && endedBy === absent) {
    const { absentYou, absentBuyer, absentSeller } = words.disputes;
    const who = absent === role ? absentYou : absent === 'buyer' ? absentBuyer : absentSeller;
    return { title: all.cancelled, text: join(who, outcome), isNews: true };
  }
  if (role === 'operator') return { title: all.cancelled, text: join(outcome, ended(reason)), isNews: false };
  const why = endedBy === role ? ending.cancelledByYou(reason) : endedBy && ending.cancelledBy(other.name, reason);
  return { title: all.cancelled, text: join(why, outcome), isNews: true };
}

function describeNoShow(one: DetailedFulfillment): StepText {
  const { role, other, absent = 'seller', deadlineAt, absenceResult } = one;
  const texts = words.disputes;
  const until = deadlineAt ? `${showDate(deadlineAt)}, ${showTime(deadlineAt)}` : '';
  const next = (result: typeof texts.noShowThen) => (absenceResult ? ` ${result[absenceResult]}` : '');
  if (role === 'operator') {
    const text = `${texts.noShowSaid[absent](until)}${next(texts.noShowThenBoth)}`;
    return { title: texts.noShowBoth, text, isNews: true };
  }
  const said = absent === role ? texts.noShowYou : texts.noShowOther;
  return { title: texts.noShowTitle, text: `${said(other.name, until)}${next(texts.noShowThen)}`, isNews: true };
}

function describeTimes(one: DetailedFulfillment): StepText {
  const { state, role, other, proposedBy, method } = one;
  const all = words.fulfillment;
  const time = words.arranging;
  const isParcel = method === 'carrier' && state === 'arranging';
  if (one.awaitsAddress) {
    const title = isParcel ? all.shipping : state === 'arranged' && role !== 'operator' ? time.agreed : all.whereTo;
    return { title, text: describeMissingAddress(one), isNews: false };
  }
  if (isParcel && proposedBy === undefined) {
    const sends = role === 'operator' ? all.sellerSends : all.sends(other.name);
    return { title: all.shipping, text: sends, isNews: false };
  }
  if (role === 'operator')
    return { title: all.meet, text: state === 'arranged' ? time.agreedBoth : all.agreeBoth, isNews: false };
  if (state === 'arranged') return { title: time.agreed, text: time.agreedText(other.name), isNews: true };
  const isFirst = role === 'seller' ? time.proposeYou : time.waitYou;
  const text = proposedBy === undefined ? isFirst : proposedBy === role ? time.waitAnswer : time.askYou;
  return { title: time.title, text: text(other.name), isNews: false };
}
