import { area } from '../area.ts';

export const notifications = area('notifications', {
  lede: 'What happened to your listings, purchases and saved listings. Kept for 90 days.',
  unread: (count: number) => (count === 1 ? '1 unread' : `${count} unread`),
  isNew: 'New',
  none: 'Nothing has happened yet',
  noneHint: 'Save a listing that you like. You will hear here when its price drops or when it is sold.',
  browse: 'Look around',
  all: 'See all',
  choose: 'Choose what you get',
  today: 'Today',
  kinds: {
    message: (from: string, title: string, count: number) =>
      count > 1 ? `${count} messages from ${from} about ${title}` : `${from} wrote to you about ${title}`,
    offer_received: (from: string, title: string, amount: string) => `${from} offers ${amount} for ${title}`,
    offer_countered: (from: string, title: string, amount: string) => `${from} proposes ${amount} for ${title}`,
    offer_accepted: (title: string, amount: string, until: string) =>
      `Offer accepted: ${title} for ${amount}, held until ${until}`,
    offer_declined: (from: string, title: string, amount: string) =>
      `${from} declined the offer of ${amount} for ${title}`,
    offer_expired: (title: string, amount: string) => `The offer of ${amount} for ${title} has expired`,
    hold_lapsed: (title: string, amount: string) => `${title} was not paid in time; the hold at ${amount} has ended`,
    available_again: (title: string, amount: string) => `${title} is available again, for ${amount}`,
    sold: (title: string, amount: string) => `Sold: ${title} for ${amount}`,
    bought: (title: string, amount: string) => `Paid: ${title} for ${amount}`,
    review_received: (from: string, title: string, stars: number) =>
      `${from} gave you ${stars} of 5 stars for ${title}`,
    case_decided: (title: string, caseNumber: string) => `Case ${caseNumber} about ${title} was decided`,
    handover: (title: string) => `Handed over: ${title}. You can review it now`,
    times_proposed: (from: string, title: string) => `${from} proposes when to hand over ${title}`,
    time_agreed: (title: string, start: string) => `Handover agreed: ${title}, ${start}`,
    time_changed: (from: string, title: string) => `${from} needs another time for ${title}`,
    handover_cancelled: (title: string, start: string) => `No handover of ${title} at ${start}`,
    time_missing: (title: string, until: string) => `Agree on a time for ${title}, or it is cancelled on ${until}`,
    handover_soon: (title: string, start: string) => `Handover of ${title}: ${start}`,
    code_missing: (title: string, until: string) => `Handed over ${title}? Type the buyer’s code until ${until}`,
    sale_cancelled: (from: string, title: string, reason: string) =>
      from ? `${from} cancelled the sale of ${title}: ${reason}` : `Cancelled: no time was agreed on for ${title}`,
    handover_refused: (from: string, title: string, reason: string) => `${from} refused ${title}: ${reason}`,
    inspection: (title: string, until: string) => `Please check ${title}. You can report a problem until ${until}`,
    sale_completed: (title: string) => `The sale of ${title} is completed`,
    parcel_sent: (title: string, tracking: string) => `${title} is on its way: ${tracking}`,
    problem_reported: (from: string, title: string, reason: string) =>
      `${from} reports a problem with ${title}: ${reason}`,
    no_show_reported: (from: string, title: string, until: string) =>
      `${from} says that you did not come for ${title}. If that is wrong, say so until ${until}`,
    no_show_ended: (title: string, absent: 'buyer' | 'seller') =>
      `Cancelled: ${absent === 'buyer' ? 'The buyer' : 'The seller'} did not come to the handover of ${title}`,
    lower_price: (from: string, title: string, amount: string) => `${from} proposes ${amount} less for ${title}`,
    lower_price_agreed: (from: string, title: string, amount: string) =>
      `${from} agreed to ${amount} less for ${title}`,
    dispute_decided: {
      refund: (title: string, _amount: string) => `Decided: all of the money for ${title} goes back to the buyer`,
      part_refund: (title: string, amount: string) => `Decided: ${amount} for ${title} go back to the buyer`,
      release: (title: string, _amount: string) => `Decided: the seller gets the money for ${title}`,
    },
    dispute_appealed: (from: string, title: string) => `${from} appealed against the decision about ${title}`,
    payout: (amount: string) => `Paid out: ${amount}`,
    bank_details_missing: (amount: string) => `${amount} is waiting for you. Add your bank details`,
    legal_deadline: {
      withdrawal: (count: number, until: string) => `Withdrawals to pay back: ${count}, the first by ${until}`,
      appeal: (count: number, until: string) => `Appeals to decide: ${count}, the first by ${until}`,
      erasure: (count: number, until: string) => `Removed accounts to erase: ${count}, the first by ${until}`,
      tax_report: (count: number, until: string) => `Sellers to report for tax: ${count}, by ${until}`,
    },
    tax_details_missing: (year: string) => `Add your address and tax number for the report of ${year}`,
    payouts_overdue: (count: number, amount: string) =>
      count === 1 ? `A payout of ${amount} is overdue` : `${count} payouts are overdue, ${amount} in all`,
    return_asked: (from: string, title: string, until: string) =>
      until ? `${from} returns ${title}: the money must be back by ${until}` : `${from} asks to return ${title}`,
    decision_needed: (title: string, until: string) =>
      until ? `Please decide about ${title} by ${until}` : `An appeal about ${title} needs your decision`,
    price_drop: (title: string, price: string, before: string) => `${title} now costs ${price} instead of ${before}`,
    on_hold: (title: string) => `Another buyer is paying for ${title}`,
    back: (title: string, price: string) => `${title} is available again, for ${price}`,
    sold_saved: (title: string) => `${title} was sold to someone else`,
    saved_search: (name: string, count: string) =>
      count === '1' ? `A new listing for “${name}”` : `${count} new listings for “${name}”`,
  },
});

export const notificationChoices = area('notificationChoices', {
  title: 'Notifications',
  lede: 'You always find everything in the app. Choose what you also get by email and on this device.',
  channels: { mail: 'Email', push: 'Push' },
  what: 'What happened',
  always: 'Always',
  groups: {
    messages: 'New messages',
    offers: 'Offers and agreed prices',
    sales: 'Sales and purchases',
    handover: 'Handover and delivery',
    payouts: 'Payouts',
    reviews: 'Reviews of you',
    decisions: 'Decisions about reports',
    price_drop: 'The price drops',
    on_hold: 'Another buyer is paying for it',
    back: 'It is available again',
    sold_saved: 'It is sold to someone else',
    saved_searches: 'New listings in saved searches',
    shop: 'Running the shop',
  },
  deal: 'Your deals',
  saved: 'Listings you saved',
  savedHint: 'At most one email a day for each listing and kind.',
  kept: 'Your choice is saved',
  device: 'Notifications on this device',
  deviceHint: 'Shown even when the page is closed. Ends when you log out here.',
  deviceOn: 'This device shows notifications now',
  deviceOff: 'This device shows no more notifications',
  blocked: 'Your browser blocks notifications from this page. Allow them in the browser’s settings for this page.',
  unsupported: 'This browser cannot show notifications. On an iPhone, first add the page to the home screen.',
  failed: 'Your browser could not reach its push service. Nothing was changed. Try again later.',
  quiet: 'Quiet hours',
  quietHint: (zone: string) => `Emails and push wait until they end. Time zone: ${zone}.`,
  from: 'From',
  until: 'Until',
  digest: 'Emails that can wait',
  digestHint: 'Messages, offers and appointments are always sent at once.',
  atOnce: 'Each one at once',
  daily: (time: string) => `One a day, at ${time}`,
  allMails: 'every kind that can be switched off',
});
