import type { FulfillmentMethod } from '../../../../shared/domain/fulfillment.ts';
import type { Cents } from '../../../../shared/domain/money.ts';
import type { SaleReason } from '../../../../shared/words/fulfillment/sale-reasons.ts';

export type Delivery = {
  slug: string;
  /** A demo listing that looks the same: its pictures, size and category. */
  like: string;
  title: string;
  description: string;
  defects?: string;
  price: Cents;
  method: FulfillmentMethod;
  step: 'lower_price' | 'sent' | 'inspecting' | 'disputed' | 'no_show' | 'refused' | 'cancelled';
  /** Why the buyer reported, refused or cancelled it. */
  reason: SaleReason | '';
  text: string;
  /** A lower price is proposed, by so much. */
  lessCents?: Cents;
};

/** One for each step in which somebody presses a button. */
export const demoDeliveries: readonly Delivery[] = [
  {
    slug: 'sold-coffee-table',
    like: 'teak-coffee-table',
    step: 'lower_price',
    method: 'pickup',
    title: 'Teak coffee table with a newspaper shelf',
    price: 310_00,
    lessCents: 40_00,
    reason: '',
    text: '',
    description:
      'Solid teak top on turned legs, with a slatted shelf below for newspapers. Oiled twice a year. One leg was glued in 2019 and has held since; the photo of the underside shows it.',
  },
  {
    slug: 'sold-dining-chairs',
    like: 'cane-dining-chairs-four',
    step: 'inspecting',
    method: 'seller_delivery',
    title: 'Set of four cane chairs, seats recaned',
    price: 540_00,
    reason: '',
    text: '',
    description:
      'Four oak chairs whose cane was renewed last winter. The linen cushions come with them. I bring them up to the second floor.',
    defects: 'One backrest has a faint water mark.',
  },
  {
    slug: 'sold-tallboy',
    like: 'mahogany-tallboy',
    step: 'disputed',
    method: 'seller_delivery',
    title: 'Mahogany tallboy with brass handles',
    price: 890_00,
    description:
      'Six drawers, all of which run well, in mahogany veneer on oak. The brass handles are original. I deliver it with a friend and carry it where you want it.',
    defects: 'A scratch on the left side, about a hand wide.',
    reason: 'not_as_described',
    text: 'The lowest drawer does not run: its left runner is broken off. The photos do not show it.',
  },
  {
    slug: 'sold-spindle-bed',
    like: 'white-spindle-twin-bed',
    step: 'no_show',
    method: 'pickup',
    title: 'White spindle bed for a guest room',
    price: 260_00,
    reason: '',
    text: '',
    description:
      'A twin bed with turned spindles at head and foot, painted white. Slats included, mattress not. It comes apart with four bolts and fits into a station wagon.',
  },
  {
    slug: 'sold-teak-sofa',
    like: 'teak-frame-sofa',
    step: 'refused',
    method: 'pickup',
    title: 'Three-seat sofa with a teak frame',
    price: 980_00,
    text: '',
    description:
      'A teak frame from the 1960s with loose cushions in gray wool. The webbing is new. It is 78 inches long, so measure your staircase before you come.',
    reason: 'size_wrong',
  },
  {
    slug: 'sold-bentwood-chairs',
    like: 'bentwood-cafe-pair',
    step: 'sent',
    method: 'carrier',
    title: 'Two bentwood café chairs, black',
    price: 220_00,
    text: '',
    description:
      'A pair of beech chairs in black lacquer, tight in every joint. The lacquer is thin on the front edges of the seats. I send them by carrier in one box, padded.',
    reason: '',
  },
  {
    slug: 'sold-wingback',
    like: 'mustard-wingback',
    step: 'cancelled',
    method: 'pickup',
    title: 'Reading chair in mustard wool, with footstool',
    price: 460_00,
    text: 'My sister gave me hers. I am sorry for the trouble.',
    description:
      'A high-backed chair in mustard wool with a footstool that fits under the seat. Smoke-free home, no pets. The wool has pilled a little on the arms.',
    reason: 'no_longer_needed',
  },
];
