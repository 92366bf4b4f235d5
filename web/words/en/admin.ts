// Words of the admin's screens.

import { area } from '../area.ts';

export const admin = area('admin', {
  find: 'Search by name or email',
  noneFound: (typed: string) => `Nobody is found for “${typed}”.`,
  noneFoundHint: 'A search looks for the beginnings of words, all of which must be there.',
  sorts: { joined: 'Joined', name: 'Name', email: 'Email' },
  name: 'Name', // spec §2
  email: 'Email', // spec §2
  delete: 'Delete', // spec §2
  verify: 'Varify', // spec §2
  verified: 'Seller is varified', // spec §2
  verification: 'Verification',
  verifiedBadge: 'Verified seller',
  actions: 'Actions',
  deleteText: (name: string) =>
    `${name} can no longer log in, and what they sell is taken down. You can undo it for 30 days.`,
  verifyText: (name: string) => `${name} gets the verified badge. It cannot be taken away again.`,
  noBuyers: 'Nobody has signed up to buy yet.',
  noSellers: 'Nobody has signed up to sell yet.',
  nobodyHint: 'Whoever signs up stands here at once.',
});

export const removed = area('removed', {
  own: 'Removed lately',
  lede: 'What was removed in the last 30 days can be brought back.',
  people: 'People',
  pieces: 'Pieces',
  noPeople: 'Nobody was removed lately.',
  noPeopleHint:
    'Whoever you delete among the buyers or sellers waits here for 30 days. Undo gives them their account back, and their pieces their place in the shop.',
  noPieces: 'No piece was removed lately.',
  noPiecesHint: 'A piece that its seller or an admin deletes waits here for 30 days. Undo puts it back as it was.',
  name: 'Name',
  email: 'Email',
  type: 'Account type',
  types: { buyer: 'Buyer', seller: 'Seller', admin: 'Admin' },
  price: 'Price',
  seller: 'Seller',
  when: 'Removed',
  removedBy: (day: string, who: string) => `${day} by ${who}`,
  until: 'Can be undone until',
  actions: 'Actions',
});

export const sales = area('sales', {
  lede: 'What was paid, newest first, and where the money is now.',
  none: 'Nothing has been paid yet.',
  noneHint: 'As soon as a buyer’s card has paid, the sale stands here, with the way to send the money back.',
  name: 'Name',
  buyer: 'Buyer',
  seller: 'Seller',
  paid: 'Paid',
  state: 'State',
  states: {
    paid: 'Paid',
    refund_pending: 'Refund on its way',
    refunded: 'Refunded',
    refund_failed: 'Refund failed',
    disputed: 'Disputed',
  },
  partly: (amount: string) => `Partly refunded: ${amount}`,
  intent: 'At the card provider',
  noCard: 'No card was charged',
  actions: 'Actions',
  refund: 'Refund',
  retry: 'Try again',
  question: 'Send the money back?',
  consequence: (price: string, piece: string, buyer: string) =>
    `All that is left of the ${price} for ${piece} goes back to the card of ${buyer}. This cannot be undone. The piece stays sold; its seller may list it anew.`,
  reason: 'Reason',
  reasonHint: 'It is kept in the audit log. The buyer and the seller do not see it.',
  reasonMissing: 'A reason is needed.',
  ordered: 'Refund ordered',
});

export const auditLog = area('auditLog', {
  lede: 'Written down when it happens, and never changed.',
  none: 'Nothing has been written down yet.',
  noneHint:
    'When somebody verifies a seller, removes a person or a piece or sends money back, a line here says who, when, and what was before.',
  when: 'When',
  who: 'Who',
  what: 'What',
  change: 'Before and after',
  nobody: 'Somebody unknown',
  acts: {
    verify_seller: 'Verified a seller',
    make_admin: 'Made somebody an admin',
    delete_user: 'Removed a person',
    restore_user: 'Brought a person back',
    edit_listing: 'Changed a piece',
    remove_listing: 'Removed a piece',
    restore_listing: 'Brought a piece back',
    order_refund: 'Ordered a refund',
    retry_refund: 'Tried a refund again',
    succeeded_without_hold: 'Sent back money for a piece that could not be sold',
    refund_found: 'Found a refund made at the card provider',
    part_refunded: 'Part of a payment was refunded',
    refund_refused: 'A refund failed',
    refund_returned: 'A refund came back from the bank',
    dispute_opened: 'A buyer disputed a payment',
    dispute_won: 'A dispute was won',
    dispute_lost: 'A dispute was lost',
    dispute_lost_in_part: 'A dispute was lost in part',
    take_down_picture: 'Took down a photo of somebody',
  },
  facts: {
    removed: 'removed',
    verified: 'verified',
    type: 'account type',
    state: 'state',
    refunded: 'refunded',
    reason: 'reason',
    advertised: 'advertised',
    edited: 'changed',
    title: 'title',
    productName: 'category',
    price: 'price',
    condition: 'condition',
    year: 'year',
    hiddenListings: 'pieces taken down',
    shownListings: 'pieces brought back',
    picture: 'photo',
    pieces: 'pieces that showed it',
  },
  yes: 'yes',
  no: 'no',
  nothing: 'nothing',
  became: (fact: string, before: string, after: string) => `${fact}: ${before} → ${after}`,
  is: (fact: string, value: string) => `${fact}: ${value}`,
});
