import type { Cents } from '../../../../shared/domain/money.ts';
import type { OfferState } from '../../../../shared/domain/offer.ts';

type Side = 'buyer' | 'seller';

type OfferEnd = 'offer_accepted' | 'offer_declined' | 'offer_expired' | 'offer_superseded' | 'offer_withdrawn';

/** Hours before now, and what was written, proposed or decided then. */
export type Line =
  | { hours: number; by: Side; text: string }
  | { hours: number; by: Side; offer: Cents; became: OfferState }
  | { hours: number; event: OfferEnd; of: Cents }
  | { hours: number; event: 'sold' };

/** A conversation between a buyer and a seller about a listing. */
export type Deal = { slug: string; buyer: string; lines: readonly Line[] };

const says = (hours: number, by: Side, text: string): Line => ({ hours, by, text });
const offers = (hours: number, by: Side, offer: Cents, became: OfferState): Line => ({ hours, by, offer, became });

/** An offer in each state, and one that waits for its handover. */
export const deals: readonly Deal[] = [
  {
    slug: 'walnut-sideboard',
    buyer: 'buyer@settee.test',
    lines: [
      says(30, 'buyer', 'Is the scratch on top deep enough to feel with a fingernail?'),
      says(29, 'seller', 'No, it is only in the oil. A walnut stick from the hardware store hides it.'),
      says(28.5, 'buyer', 'Good. My wall is 82 inches, so it would fit. Do the doors slide easily?'),
      says(27, 'seller', 'With one finger. I waxed the runners last month.'),
      says(5, 'buyer', 'I would come down from Seattle with a van on Saturday.'),
      offers(4.9, 'buyer', 1_120_00, 'open'),
    ],
  },
  {
    slug: 'walnut-lounge-chair',
    buyer: 'buyer@settee.test',
    lines: [
      says(54, 'buyer', 'What are the marks on the arm ends like? I cannot see them in the photos.'),
      says(52, 'seller', 'Two small rings from a glass, each the size of a dime. The oil has darkened around them.'),
      offers(26, 'buyer', 760_00, 'countered'),
      says(7, 'seller', 'The new straps alone were $60. I can meet you halfway.'),
      offers(6.9, 'seller', 830_00, 'open'),
    ],
  },
  {
    slug: 'round-walnut-pedestal-table',
    buyer: 'buyer@settee.test',
    lines: [
      says(20, 'buyer', 'Would you say that the heat mark could be polished out?'),
      says(19, 'seller', 'It is in the finish, not in the veneer, so a furniture maker could do it. I never tried.'),
      offers(12, 'buyer', 760_00, 'accepted'),
      { hours: 4, event: 'offer_accepted', of: 760_00 },
      says(3.9, 'seller', 'Deal. It is reserved for you until tomorrow. The top comes off with four bolts.'),
    ],
  },
  {
    slug: 'sage-kitchen-hutch',
    buyer: 'buyer@settee.test',
    lines: [
      says(75, 'buyer', 'Do the two parts come apart for the stairs? I live on the second floor.'),
      says(74, 'seller', 'Yes, the shelves lift off. Each part is a job for two people.'),
      { hours: 52, event: 'sold' },
      says(50, 'buyer', 'Paid. Could I pick it up on Saturday at ten?'),
      says(49, 'seller', 'Saturday at ten is fine. I will have blankets and straps ready by the garage.'),
      says(48, 'buyer', 'Perfect. I will bring my brother, and the code.'),
    ],
  },
  {
    slug: 'walnut-vanity-round-mirror',
    buyer: 'priya@settee.test',
    lines: [
      says(40, 'buyer', 'I love the mirror. Would you ship it to Boston?'),
      says(39, 'seller', 'I would rather not ship the glass. Pickup in Portland only, I am afraid.'),
      offers(36, 'buyer', 450_00, 'declined'),
      { hours: 30, event: 'offer_declined', of: 450_00 },
      says(29.5, 'seller', 'That is too low for me. I could do $640 if somebody picks it up for you.'),
      says(2.5, 'buyer', 'A friend of mine lives in Salem. Let me ask her about her car.'),
    ],
  },
  {
    slug: 'oak-slat-platform-bed',
    buyer: 'buyer@settee.test',
    lines: [
      says(22, 'buyer', 'Does the headboard come off, or is it fixed to the rails?'),
      says(3, 'seller', 'It comes off: four bolts, and the hex key is taped inside. I can send you the measurements.'),
    ],
  },
  {
    slug: 'round-walnut-pedestal-table',
    buyer: 'priya@settee.test',
    lines: [
      says(18, 'buyer', 'Does it seat six without the leaf?'),
      says(17, 'seller', 'Four in comfort, six who like each other.'),
      offers(10, 'buyer', 700_00, 'superseded'),
      { hours: 4, event: 'offer_superseded', of: 700_00 },
      says(3.8, 'seller', 'Somebody else was faster. I will write to you if they do not pay.'),
    ],
  },
  {
    slug: 'mustard-wingback',
    buyer: 'buyer@settee.test',
    lines: [
      offers(70, 'buyer', 300_00, 'expired'),
      { hours: 22, event: 'offer_expired', of: 300_00 },
      offers(21, 'buyer', 350_00, 'withdrawn'),
      { hours: 20.6, event: 'offer_withdrawn', of: 350_00 },
      says(20.5, 'buyer', 'I have to measure my reading corner first. I took the offer back for now.'),
    ],
  },
  {
    slug: 'olive-velvet-three-seater',
    buyer: 'theo@settee.test',
    lines: [
      says(9, 'buyer', 'Do you have a cat? I am allergic, and velvet keeps everything.'),
      says(8.9, 'buyer', 'Otherwise I would take it as it is.'),
    ],
  },
];
