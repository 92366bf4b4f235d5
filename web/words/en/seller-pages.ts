import { shop } from '../../platform/shop.ts';
import { area } from '../area.ts';

export const sellerPage = area('sellerPage', {
  eyebrow: 'Seller',
  summary: ({ name, town, since }: { name: string; town: string; since: string }) =>
    `${name} sells second-hand furniture on ${shop().name}${town ? ` from ${town}` : ''}, since ${since}.`,
  since: (day: string) => `Here since ${day}`,
  sold: 'Sold',
  rating: 'Rating',
  noRating: 'None yet',
  replies: 'Replies within',
  about: (time: string) => `about ${time}`,
  unknown: 'Not known yet',
  cancelled: 'Cancelled by the seller',
  checked: 'What we have checked',
  checkedName: (day: string) => `The name: an admin has confirmed it, on ${day}`,
  checkedEmail: 'The email address: it was confirmed by a link',
  checkedNothing: 'Nothing yet. Look at the furniture before you pay, and ask what you want to know.',
  suspended: 'This seller sells nothing here at the moment.',
  forSale: 'For sale',
  nothing: (name: string) => `${name} has nothing for sale now.`,
  nothingHint: 'Save a search to hear of similar furniture.',
});
