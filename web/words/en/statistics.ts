import { area } from '../area.ts';

export const numbers = area('numbers', {
  yours: 'How your listings are doing',
  views: 'Views',
  viewsHint: 'Each visitor counts once a day',
  saves: 'Saves',
  savesHint: 'How often your listings are saved',
  onHold: 'Reserved',
  onHoldHint: 'A buyer is paying',
  sold: 'Sold',
  soldHint: (onSale: string, _one: boolean) => `${onSale} still for sale`,
  earned: 'Earned',
  earnedHint: 'After refunds',
  hidden: (count: string, one: boolean) =>
    one ? 'One of your listings is hidden by the shop.' : `${count} of your listings are hidden by the shop.`,
  seeHidden: 'See your listings',
  nothingOnSale: 'You have nothing for sale.',
  lastDays: (days: number) => (days === 1 ? 'The last day' : `The last ${days} days`),
  table: 'View as table',
  day: 'Day',
  chart: (what: string, total: string, most: string, day: string) =>
    `${what}: ${total} in total. The best day was ${day} with ${most}.`,
  noneYet: (what: string) => `${what}: none in this period.`,
  sums: 'What happened',
  overviewLede: 'What happened, day by day. Days begin at midnight UTC.',
  period: 'Period',
  days: (days: number) => (days === 1 ? '1 day' : `${days} days`),
  people: 'New accounts',
  listings: 'New listings',
  sales: 'Sales',
  value: 'Value sold',
  refunded: 'Refunded',
  before: (amount: string, days: number) =>
    days === 1 ? `${amount} the day before` : `${amount} in the previous ${days} days`,
  ever: 'All time',
});
