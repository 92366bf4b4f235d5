// Words of what sellers and admins see in numbers and charts.

import { area } from '../area.ts';

export const numbers = area('numbers', {
  yours: 'How your pieces are doing',
  views: 'Views',
  viewsHint: 'People who looked, each once a day',
  saves: 'Saves',
  savesHint: 'Wishlists that hold a piece',
  onHold: 'On hold',
  onHoldHint: 'A buyer is paying',
  sold: 'Sold',
  soldHint: (onSale: string) => `${onSale} still for sale`,
  earned: 'Earned',
  earnedHint: 'After refunds',
  nothingOnSale: 'You have nothing for sale.',
  lastDays: (days: number) => `The last ${days} days`,
  table: 'The same as a table',
  day: 'Day',
  chart: (what: string, total: string, most: string, day: string) =>
    `${what}: ${total} in all, most on ${day} with ${most}.`,
  noneYet: (what: string) => `${what}: none in this time.`,
  sums: 'What happened',
  overviewLede: 'What happened in the shop, day by day. Days begin at midnight, UTC.',
  period: 'Time shown',
  days: (days: number) => `${days} days`,
  people: 'New people',
  pieces: 'New pieces',
  sales: 'Sales',
  value: 'Value sold',
  refunded: 'Sent back',
  before: (amount: string, days: number) => `${amount} in the ${days} days before`,
  ever: 'Since the beginning',
});
