import type { LegalDeadline } from '../../../../shared/domain/legal-deadline.ts';
import type { NotificationWords } from './notification-words.ts';

const legalThings: Record<LegalDeadline, (count: number) => string> = {
  withdrawal: (count) => (count === 1 ? 'A withdrawal is to be paid back' : `${count} withdrawals are to be paid back`),
  appeal: (count) => (count === 1 ? 'An appeal is to be decided' : `${count} appeals are to be decided`),
  erasure: (count) =>
    count === 1 ? 'A removed account is to be erased' : `${count} removed accounts are to be erased`,
  tax_report: (count) =>
    count === 1 ? 'A seller is to be reported for tax' : `${count} sellers are to be reported for tax`,
};

export const english: NotificationWords = {
  kinds: {
    message: ({ title, from, text }, { count }) => ({
      title: count > 1 ? `${count} messages from ${from}: ${title}` : `Message from ${from}: ${title}`,
      text: text
        ? `${from} wrote to you about ${title}: “${text}”`
        : `${from} wrote to you about ${title}. Open the conversation to read it and to answer.`,
    }),
    offer_received: ({ title, from, amountCents }, { money }) => ({
      title: `${from} offers ${money(amountCents)} for ${title}`,
      text: `${from} made you an offer: ${money(amountCents)} for ${title}. You can accept it, decline it, or name another price.`,
    }),
    offer_countered: ({ title, from, amountCents }, { money }) => ({
      title: `${from} proposes ${money(amountCents)} for ${title}`,
      text: `${from} answered your offer with another price: ${money(amountCents)} for ${title}.`,
    }),
    offer_accepted: ({ title, from, amountCents, until }, { money, time }) => ({
      title: `Offer accepted: ${title} for ${money(amountCents)}`,
      text: `${from} accepted the offer: ${title} for ${money(amountCents)}. It is held until ${time(until)} and must be paid by then.`,
    }),
    offer_declined: ({ title, from, amountCents }, { money }) => ({
      title: `Offer declined: ${title}`,
      text: `${from} declined the offer of ${money(amountCents)} for ${title}.`,
    }),
    offer_expired: ({ title, amountCents }, { money }) => ({
      title: `Offer expired: ${title}`,
      text: `Nobody answered the offer of ${money(amountCents)} for ${title} in time, so it has expired. A new offer can be made.`,
    }),
    hold_lapsed: ({ title, amountCents }, { money }) => ({
      title: `Hold ended: ${title}`,
      text: `The agreed price of ${money(amountCents)} for ${title} was not paid in time. The hold has ended, and the listing is for sale again.`,
    }),
    available_again: ({ title, priceCents }, { money }) => ({
      title: `${title} is available again`,
      text: `A listing that you made an offer for is available again: ${title}, for ${money(priceCents)}.`,
    }),
    sold: ({ title, amountCents }, { money }) => ({
      title: `Sold: ${title} for ${money(amountCents)}`,
      text: `Your listing has been sold and paid: ${title} for ${money(amountCents)}.`,
    }),
    bought: ({ title, amountCents }, { money }) => ({
      title: `Paid: ${title} for ${money(amountCents)}`,
      text: `Your payment has arrived, and ${title} is yours.`,
    }),
    review_received: ({ title, from, stars }) => ({
      title: `${from} reviewed you: ${stars} of 5 stars`,
      text: `${from} wrote a review about ${title}: ${stars} of 5 stars.`,
    }),
    case_decided: ({ title, caseNumber }) => ({
      title: `A decision about ${title}`,
      text: `We decided case ${caseNumber}. The decision and the reasons are in your account.`,
    }),
    handover: ({ title }) => ({
      title: `Handed over: ${title}`,
      text: `You have shown your code, and the handover of ${title} is complete. You can review the seller for 14 days.`,
    }),
    times_proposed: ({ title, from }) => ({
      title: `${from} proposes when to hand over ${title}`,
      text: `${from} proposed times for the handover of ${title}. Please accept one, or propose others.`,
    }),
    time_agreed: ({ title, from, start, timeZone }, { time }) => ({
      title: `Handover agreed: ${title}, ${time(start, timeZone)}`,
      text: from
        ? `${from} accepted the time: ${title} is handed over at ${time(start, timeZone)}. You can add it to your calendar.`
        : `You agreed on the time: ${title} is handed over at ${time(start, timeZone)}.`,
    }),
    time_changed: ({ title, from }) => ({
      title: `${from} needs another time for ${title}`,
      text: `${from} cannot keep the agreed time for ${title} and proposes others. Please accept one, or propose others.`,
    }),
    handover_cancelled: ({ title, start, timeZone }, { time }) => ({
      title: `Handover cancelled: ${title}, ${time(start, timeZone)}`,
      text: `${title} is not handed over at ${time(start, timeZone)}. This time no longer counts; open the sale to see what is next.`,
    }),
    time_missing: ({ title, until }, { time }) => ({
      title: `Please agree on a time: ${title}`,
      text: `No time is agreed on for the handover of ${title}. If there is none by ${time(until)}, the sale is cancelled and the buyer gets the money back. If it was handed over already, the seller must type the buyer’s code.`,
    }),
    handover_soon: ({ title, start, timeZone }, { time }) => ({
      title: `Handover of ${title}: ${time(start, timeZone)}`,
      text: `The handover of ${title} is at ${time(start, timeZone)}. The buyer shows the code, and the seller types it.`,
    }),
    code_missing: ({ title, until }, { time }) => ({
      title: `Please type the code: ${title}`,
      text: `The agreed time for ${title} is over. If you handed it over, type the buyer’s code until ${time(until)}. After that you have to agree on another time.`,
    }),
    sale_cancelled: ({ title, from, text }) => ({
      title: `Cancelled: ${title}`,
      text: from
        ? `${from} cancelled the sale of ${title}: “${text}”. The buyer gets the money back.`
        : `No time was agreed on for the handover of ${title}, so the sale was cancelled. The buyer gets the money back.`,
    }),
    handover_refused: ({ title, from, text }) => ({
      title: `Refused at the handover: ${title}`,
      text: `${from} refused ${title} at the handover: “${text}”. The buyer gets the money back.`,
    }),
    inspection: ({ title, until }, { time }) => ({
      title: `Please check ${title} until ${time(until)}`,
      text: `${title} was delivered. If something is wrong, report it until ${time(until)}. After that the seller gets the money.`,
    }),
    sale_completed: ({ title }) => ({
      title: `Completed: ${title}`,
      text: `The sale of ${title} is completed. Your money is on its way to your earnings, and you can review the buyer for 14 days.`,
    }),
    parcel_sent: ({ title, tracking }) => ({
      title: `On its way: ${title}`,
      text: `The seller has sent ${title}: ${tracking}. Please say when it arrives. You can report a problem if it does not.`,
    }),
    problem_reported: ({ title, from, text }) => ({
      title: `Problem reported: ${title}`,
      text: `${from} reported a problem with ${title}: “${text}”. The money stays where it is until it is decided. Open the sale to see the report.`,
    }),
    no_show_reported: ({ title, from, until }, { time }) => ({
      title: `Did you miss the handover? ${title}`,
      text: `${from} says that you did not come to the handover of ${title}. If that is wrong, say so until ${time(until)}. After that it counts as true.`,
    }),
    no_show_ended: ({ title, absent }) => ({
      title: `Cancelled: ${title}`,
      text: `The ${absent} did not come to the handover of ${title}, so the sale was cancelled. The buyer gets the money back.`,
    }),
    lower_price: ({ title, from, amountCents }, { money }) => ({
      title: `Lower price proposed: ${title}`,
      text: `${from} proposes that ${money(amountCents)} of the price of ${title} go back to the buyer. Accept it only when it changes hands.`,
    }),
    lower_price_agreed: ({ title, from, amountCents }, { money }) => ({
      title: `Lower price agreed: ${title}`,
      text: `${from} accepted the lower price: ${money(amountCents)} for ${title} go back to the buyer, and the handover is done.`,
    }),
    dispute_decided: ({ title, outcome, amountCents, text }, { money }) => ({
      title: `Decided: ${title}`,
      text: `${
        {
          refund: `The buyer of ${title} gets all of the money back.`,
          part_refund: `The buyer of ${title} gets ${money(amountCents)} back, and the seller gets the rest.`,
          release: `The seller of ${title} gets the money.`,
        }[outcome]
      } ${text ? `The reason: “${text}”.` : 'Nobody decided in time.'} You can see the decision, and what you can do, on the page of the sale.`,
    }),
    dispute_appealed: ({ title, from }) => ({
      title: `Appeal: ${title}`,
      text: `${from} appealed against the decision about ${title}. It is looked at once more.`,
    }),
    appeal_lapsed: ({ title }) => ({
      title: `Appeal over: ${title}`,
      text: `Nobody decided on the appeal about ${title} in time. The decision stands.`,
    }),
    payout: ({ amountCents }, { money }) => ({
      title: `Paid out: ${money(amountCents)}`,
      text: `We have sent you ${money(amountCents)}. Your bank may need a few days to show it.`,
    }),
    bank_details_missing: ({ amountCents }, { money }) => ({
      title: `${money(amountCents)} is waiting for your bank details`,
      text: `${money(amountCents)} from your sales is waiting for you. Tell us where to send it: add your bank details on the page with your earnings.`,
    }),
    tax_details_missing: ({ year }) => ({
      title: `Address and tax number needed for ${year}`,
      text: `You sell enough this year that the law obliges us to report your sales of ${year} to the tax authority. Add your address and your tax number on the page with your earnings.`,
    }),
    payouts_overdue: ({ count, amountCents, since, sentBy }, { money, time }) => ({
      title: count === 1 ? 'A payout is overdue' : `${count} payouts are overdue`,
      text: `Sellers wait for ${money(amountCents)}, the longest since ${time(since)}. ${
        sentBy === 'provider'
          ? 'The payment provider should have sent it. The list shows what it said; look at the accounts of these sellers at the provider.'
          : 'Send the money and mark it as paid.'
      }`,
    }),
    debt_left: ({ amountCents }, { money }) => ({
      title: `Somebody who has left owes ${money(amountCents)}`,
      text: `${money(amountCents)} went back to buyers after the seller was paid. The seller has left, so no later sale settles it. Ask for it in another way, or write it off.`,
    }),
    return_asked: ({ title, from, until }, { time }) => ({
      title: `${from} wants to return ${title}`,
      text: until
        ? `${from} withdraws from the purchase of ${title}. The seller is a trader and must accept; by law the money must be back by ${time(until)}. See that it is.`
        : `${from} has asked the seller of ${title} to take it back. The seller answers; nothing is owed by law.`,
    }),
    legal_deadline: ({ what, count, until }, { time }) => ({
      title: `${legalThings[what](count)} by ${time(until)}`,
      text: `The law gives a day for this: ${legalThings[what](count)}, the first by ${time(until)}. The list shows what waits.`,
    }),
    decision_needed: ({ title, until }, { time }) => ({
      title: `${title} needs your decision`,
      text: until
        ? `Buyer and seller of ${title} do not agree. Please decide by ${time(until)}; after that the buyer gets the money back.`
        : `Somebody appeals against a decision about ${title}. Please look at it again.`,
    }),
    price_drop: ({ title, priceCents, fromCents }, { money }) => ({
      title: `${title} now costs ${money(priceCents)}`,
      text: `The price of a listing you saved dropped: ${title} now costs ${money(priceCents)} instead of ${money(fromCents)}.`,
    }),
    on_hold: ({ title }) => ({
      title: `${title} is on hold`,
      text: `Another buyer is paying for a listing you saved: ${title}. It is reserved for a few minutes and may become available again.`,
    }),
    back: ({ title, priceCents }, { money }) => ({
      title: `${title} is available again`,
      text: `A listing you saved is available again: ${title}, for ${money(priceCents)}.`,
    }),
    sold_saved: ({ title }) => ({
      title: `${title} has been sold`,
      text: `A listing you saved has been sold: ${title}.`,
    }),
    saved_search: ({ name, found, more }) => {
      const count = `${found}${more ? '+' : ''}`;
      return {
        title: `${count === '1' ? 'A new listing' : `${count} new listings`} for “${name}”`,
        text: `${count === '1' ? 'A new listing fits' : `${count} new listings fit`} your saved search “${name}”.`,
      };
    },
  },
  calendar: { title: (title) => `Handover: ${title}`, text: 'The buyer shows the code, and the seller types it.' },
  open: {
    messages: 'Read and answer',
    offers: 'See the offer',
    sales: 'See the sale',
    handover: 'See what is next',
    payouts: 'See your earnings',
    reviews: 'See the review',
    decisions: 'See the decision',
    price_drop: 'See it',
    on_hold: 'See it',
    back: 'See it',
    sold_saved: 'See it',
    saved_searches: 'See all results',
    shop: 'See the payouts',
  },
  hello: (name) => `Hello ${name},`,
  why: {
    saved: 'You get this email because you saved the listing.',
    search: 'You get this email because you saved the search.',
    other: 'You get this email because of your choices in your account.',
    fixed: 'This email is about an agreement or about money, so it cannot be switched off.',
  },
  stop: 'Stop these emails',
  stopAll: 'Stop all emails that can be switched off',
  choose: 'All your notifications',
  digest: {
    subject: (count) => (count === 1 ? 'Your day: one notification' : `Your day: ${count} notifications`),
    text: 'this is what happened since your last daily email:',
    open: 'See all notifications',
  },
};
