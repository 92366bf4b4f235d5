import type { DetailedFulfillment } from '../../../shared/contract/fulfillment.ts';
import { showDate, showMoney } from '../../platform/i18n/formats.ts';
import { words } from '../../words.ts';
import { describeOutcome } from './describe-outcome.ts';
import { isAssumed } from './is-assumed.ts';
import { showMoment, showWindow } from './show-window.ts';

export type Standing = 'done' | 'now' | 'later' | 'ended';
export type SaleStep = { title: string; text: string; standing: Standing };

const beforeHandover = (state: DetailedFulfillment['state']) =>
  state === 'arranging' || state === 'arranged' || state === 'no_show';

/** Returns what happened with a sale, what happens now, and what follows. Each line is true for its reader. */
export function saleSteps(one: DetailedFulfillment): SaleStep[] {
  const said = words.fulfillment;
  const { createdAt, priceCents, deliveryCents, state, method } = one;
  const paid: SaleStep = {
    title: said.paid,
    standing: 'done',
    text: `${showDate(createdAt)}. ${said.paidText(showMoney(priceCents + deliveryCents))}`,
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
  const said = words.fulfillment;
  const title = { pickup: said.meet, seller_delivery: said.delivery, carrier: said.shipping }[method];
  if (handedOverAt) {
    const changed = { buyer: said.received, seller: said.gave, operator: said.changedHands }[role];
    const isParcel = method === 'carrier';
    const text = isParcel ? said.arrived(showDate(handedOverAt)) : changed(showDate(handedOverAt));
    return [{ title, standing: 'done', text }];
  }
  const isNow = beforeHandover(state);
  if (tracking) {
    const text = [words.disputes.sentText(tracking), ...(isAssumed(one) ? [`${words.disputes.assumed}.`] : [])].join(
      ' ',
    );
    return [{ title, standing: isNow ? 'now' : 'done', text }];
  }
  if (!isNow) return state === 'inspecting' ? [{ title, standing: 'done', text: said.delivered }] : [];
  if (state === 'no_show') return [{ title, standing: 'now', text: said.missed }];
  if (window) return [{ title, standing: 'now', text: showWindow(window, timeZone) }];
  const sends = { buyer: said.sends(other.name), seller: said.youSend, operator: said.sellerSends }[role];
  const agrees = role === 'operator' ? said.agreeBoth : said.agree(other.name);
  return [{ title, standing: 'now', text: method === 'carrier' ? sends : agrees }];
}

function inspectionStep({ state, role, deadlineAt }: DetailedFulfillment): SaleStep {
  const said = words.fulfillment;
  const [later, until] =
    role === 'buyer' ? [said.youCheckLater, said.youCheckUntil] : [said.checkLater, said.checkUntil];
  if (state !== 'inspecting') return { title: said.check, standing: 'later', text: later };
  return { title: said.check, standing: 'now', text: deadlineAt ? until(showMoment(deadlineAt)) : '' };
}

function disputeSteps({ dispute, state, deadlineAt }: DetailedFulfillment): SaleStep[] {
  if (!dispute) return [];
  const said = words.disputes;
  const title = said.disputedTitle;
  const until = deadlineAt ? showMoment(deadlineAt) : '';
  if (dispute.state === 'appealed') return [{ title, standing: 'now', text: said.appealUntil(until) }];
  if (dispute.state === 'open')
    return state === 'disputed'
      ? [{ title, standing: 'now', text: said.decideUntil(until) }]
      : [{ title, standing: 'done', text: said.undecided }];
  const { decision, appeal } = dispute;
  const last = appeal?.decision?.by === 'operator' ? appeal.decision : decision;
  return last ? [{ title, standing: 'done', text: said.outcomes[last.outcome](showMoney(last.amountCents ?? 0)) }] : [];
}

function endStep(one: DetailedFulfillment): SaleStep {
  const said = words.fulfillment;
  const { state, role } = one;
  if (state === 'cancelled') return { title: said.cancelled, standing: 'ended', text: describeOutcome(one) };
  if (state === 'refused')
    return {
      title: words.endingSale.refused,
      standing: 'ended',
      text: `${role === 'buyer' ? said.youDidNotTake : said.notTaken} ${describeOutcome(one)}`,
    };
  if (state === 'completed') return { title: said.completed, standing: 'done', text: describeOutcome(one) };
  return { title: said.completed, standing: 'later', text: role === 'operator' ? said.laterBoth : said.later };
}

/** The seller's money and its state; not shown to the buyer. */
function moneySteps({ role, netCents, feeCents, payoutState }: DetailedFulfillment): SaleStep[] {
  if (role === 'buyer' || netCents === null || feeCents === null || payoutState === null) return [];
  if (payoutState === 'refunded') return [];
  const said = words.fulfillment;
  const isSeller = role === 'seller';
  const sum = (isSeller ? said.youGet : said.sellerGets)(showMoney(netCents), showMoney(feeCents));
  return [
    {
      title: said.payout,
      standing:
        payoutState === 'paid' || payoutState === 'settled' ? 'done' : payoutState === 'pending' ? 'later' : 'now',
      text: `${sum} ${said.moneyIs[payoutState]}`,
    },
  ];
}
