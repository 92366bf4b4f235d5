// Words of the admin's lists of listings and of the page about one person.

import type { AdminListingState } from '../../../shared/domain/moderation.ts';
import { area } from '../area.ts';

export const moderation = area('moderation', {
  lede: 'Every listing, whatever its state.',
  find: 'Search by title or seller',
  listing: 'Listing',
  price: 'Price',
  state: 'State',
  anyState: 'Any state',
  seller: 'Seller',
  listed: 'Listed',
  states: {
    available: 'For sale',
    held: 'Reserved',
    sold: 'Sold',
    withdrawn: 'Not for sale',
    removed: 'Removed',
  } satisfies Record<AdminListingState, string>,
  heldUntil: (time: string) => `Reserved until ${time}`,
  heldText: 'A buyer is paying for this listing. It cannot be changed until the payment ends or the time runs out.',
  advertised: 'Advertised',
  none: 'Nothing has been listed yet.',
  noneHint: 'Listings appear here as soon as sellers publish them.',
  noneFound: (typed: string) => `No results for “${typed}”.`,
  seePublic: 'View on the site',
  allListings: 'Back to all listings',
  history: 'History',
  noHistory: 'No admin has changed anything here.',
  badge: ({ reason, verifiedName }: { reason?: string | undefined; verifiedName: string }) =>
    reason === undefined ? `Renamed, was verified as ${verifiedName}` : 'Badge suspended',
  badgeSuspended: 'Badge suspended',
  suspendQuestion: 'Suspend the verified badge?',
  suspendText: (name: string) =>
    `${name} loses the badge at once and is told your reason by email. You can verify them again.`,
  reasonHint: 'The seller reads this. It is kept in the audit log.',
  acts: {
    suspendBadge: 'Suspend badge',
    restore: 'Restore',
    endHold: 'End hold',
    holdEnded: (title: string) => `The hold on ${title} is over.`,
    endHoldQuestion: 'Does the hold on this listing end now?',
    endHoldText: 'The buyer who is paying loses the hold. Nothing is charged.',
    removeHeld: 'Remove and end hold',
    removeHeldText:
      'It disappears from the site at once, and the hold ends. If the bank is already working on the payment, the listing goes as soon as that fails. You can undo it for 30 days.',
    removeText: (title: string) => `${title} disappears from the site. You can undo it for 30 days.`,
  },
  joined: (email: string, day: string) => `${email}, joined ${day}`,
  emailUnproven: 'Email not confirmed',
  removedOn: (day: string) => `Removed ${day}`,
  noListings: 'This person has not listed anything.',
  payments: 'Payments',
  paymentsText: 'What this person bought and sold.',
  noPayments: 'This person has neither bought nor sold anything.',
  sessions: 'Where they are logged in',
  noSessions: 'Not logged in anywhere.',
  figures: {
    label: 'In numbers',
    listings: 'Listings',
    sales: 'Sales',
    earned: 'Earned',
    purchases: 'Purchases',
    spent: 'Spent',
  },
});
