import type { DetailedFulfillment } from '../../../shared/contract/fulfillment.ts';
import { showDate, showMoney } from '../../platform/i18n/formats.ts';
import { words } from '../../words.ts';
import { describeMissingAddress } from './describe-missing-address.ts';
import { describeOutcome } from './describe-outcome.ts';
import { titleOfDispute } from './disputes/title-of-dispute.ts';
import { isAssumed } from './is-assumed.ts';
import { showMoment, showWindow } from './show-window.ts';

export type Standing = 'done' | 'now' | 'later' | 'ended';
export type SaleStep = { title: string; text: string; standing: Standing };

const beforeHandover = (state: DetailedFulfillment['state']) =>
  state === 'arranging' || state === 'arranged' || state === 'no_show';

/** Returns what happened with a sale, what happens now, and what follows. Each line is true for its reader. */
export function saleSteps(one: DetailedFulfillment): SaleStep[] {
  const texts = words.fulfillment;
  const { createdAt, priceCents, deliveryCents, state, method } = one;
  const paid: SaleStep = {
    title: texts.paid,
    standing: 'done',
    text: `${showDate(createdAt)}. ${texts.paidText(showMoney(priceCents + deliveryCents))}`,
  };
  const isOpen = beforeHandover(state) || state === 'inspecting';
  return [
    paid,
    ...handoverSteps(one),
    ...(method !== 'pickup' && isOpen ? [inspectionStep(one)] : []),
    ...disputeSteps(one),
    endStep(one),
    ...moneySteps(one),
  ];
}

/** Undefined when the sale ended before the handover. */
function handoverSteps(one: DetailedFulfillment): SaleStep[] {
  const { state, role, other, method, window, timeZone, tracking, handedOverAt } = one;
  const texts = words.fulfillment;
  const title = { pickup: texts.meet, seller_delivery: texts.delivery, carrier: texts.shipping }[method];
  if (handedOverAt) {
    const changed = { buyer: texts.received, seller: texts.gave, operator: texts.changedHands }[role];
    const isParcel = method === 'carrier';
    const text = isParcel ? texts.arrived(showDate(handedOverAt)) : changed(showDate(handedOverAt));
    return [{ title, standing: 'done', text }];
  }
  const isNow = beforeHandover(state);
  if (tracking) {
    const text = [words.disputes.sentText(tracking), ...(isAssumed(one) ? [`${words.disputes.assumed}.`] : [])].join(
      ' ',
    );
    return [{ title, standing: isNow ? 'now' : 'done', text }];
  }
  if (!isNow) return state === 'inspecting' ? [{ title, standing: 'done', text: texts.delivered }] : [];
  if (state === 'no_show')
    return [{ title, standing: 'now', text: role === 'operator' ? texts.missed : texts.youMissed }];
  if (window) return [{ title, standing: 'now', text: showWindow(window, timeZone) }];
  if (other.hasLeft && role !== 'operator')
    return [{ title, standing: 'now', text: words.disputes.hasLeft(other.name) }];
  if (one.awaitsAddress) return [{ title, standing: 'now', text: describeMissingAddress(one) }];
  const sends = { buyer: texts.sends(other.name), seller: texts.youSend, operator: texts.sellerSends }[role];
  const agrees = role === 'operator' ? texts.agreeBoth : texts.agree(other.name);
  return [{ title, standing: 'now', text: method === 'carrier' ? sends : agrees }];
}

function inspectionStep({ state, role, deadlineAt }: DetailedFulfillment): SaleStep {
  const texts = words.fulfillment;
  const [later, until] =
    role === 'buyer' ? [texts.youCheckLater, texts.youCheckUntil] : [texts.checkLater, texts.checkUntil];
  if (state !== 'inspecting') return { title: texts.check, standing: 'later', text: later };
  return { title: texts.check, standing: 'now', text: deadlineAt ? until(showMoment(deadlineAt)) : '' };
}

function disputeSteps(one: DetailedFulfillment): SaleStep[] {
  const { dispute, state, deadlineAt } = one;
  if (!dispute) return [];
  const texts = words.disputes;
  const title = titleOfDispute(one);
  const until = deadlineAt ? showMoment(deadlineAt) : '';
  if (dispute.state === 'appealed') return [{ title, standing: 'now', text: texts.appealUntil(until) }];
  if (dispute.state === 'open')
    return state === 'disputed'
      ? [{ title, standing: 'now', text: texts.decideUntil(until) }]
      : [{ title, standing: 'done', text: texts.undecided }];
  const { decision, appeal } = dispute;
  const last = appeal?.decision?.by === 'operator' ? appeal.decision : decision;
  return last
    ? [{ title, standing: 'done', text: texts.outcomes[last.outcome](showMoney(last.amountCents ?? 0)) }]
    : [];
}

function endStep(one: DetailedFulfillment): SaleStep {
  const texts = words.fulfillment;
  const { state, role, other } = one;
  if (state === 'cancelled') return { title: texts.cancelled, standing: 'ended', text: describeOutcome(one) };
  if (state === 'refused')
    return {
      title: words.endingSale.refused,
      standing: 'ended',
      text: `${role === 'buyer' ? texts.youDidNotTake : texts.notTaken} ${describeOutcome(one)}`,
    };
  if (state === 'completed') return { title: texts.completed, standing: 'done', text: describeOutcome(one) };
  const isAlone = other.hasLeft && role !== 'operator';
  if (isAlone && state === 'arranging')
    return { title: texts.cancelled, standing: 'later', text: texts.laterCancelled };
  const later = role === 'operator' ? texts.laterBoth : isAlone ? texts.laterAlone : texts.later;
  return { title: texts.completed, standing: 'later', text: later };
}

/** The seller's money and its state; not shown to the buyer. */
function moneySteps({ role, state, netCents, feeCents, payoutState }: DetailedFulfillment): SaleStep[] {
  if (role === 'buyer' || netCents === null || feeCents === null || payoutState === null) return [];
  // Pays nobody, also before the buyer has the money back.
  if (state === 'cancelled' || state === 'refused' || payoutState === 'refunded' || payoutState === 'returning')
    return [];
  const texts = words.fulfillment;
  const isSeller = role === 'seller';
  const sum = (isSeller ? texts.youGet : texts.sellerGets)(showMoney(netCents), showMoney(feeCents));
  return [
    {
      title: texts.payout,
      standing:
        payoutState === 'paid' || payoutState === 'settled' ? 'done' : payoutState === 'pending' ? 'later' : 'now',
      text: `${sum} ${texts.moneyIs[payoutState]}`,
    },
  ];
}
