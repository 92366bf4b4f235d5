// Words of one piece, looked at closely: they come with its page, not with the shop's.

import { area } from '../area.ts';

export const piece = area('piece', {
  picture: (title: string, number: number, count: number) =>
    count === 1 ? title : `${title}, picture ${number} of ${count}`,
  goneFromShop: 'This piece has been sold or taken off the market.',
  gone: 'This piece is gone',
  goneText: 'It is no longer listed. Close this window to go on looking.',
  notLoaded: 'This piece could not be fetched. Check your connection, then try again.',
  addToWishlist: 'Add to wishlist',
  addingToWishlist: 'Adding…',
  inWishlist: 'In your wishlist',
  toWishlist: 'See your wishlist',
  purchase: 'Purchase', // spec §2
  loginPrompt: 'To add product to your wishlist, you have Login first.', // spec §2, §8
  ownListing: 'This is your own listing.',
  condition: 'Condition',
  year: 'Purchased in',
  location: 'Location',
  category: 'Category',
  size: 'Size',
  colours: 'Color',
  materials: 'Material',
  style: 'Style',
  photos: 'Photographs',
  nextPhoto: 'Next photograph',
  previousPhoto: 'Previous photograph',
  enlarge: 'Enlarge',
  next: 'What happens next',
  nextSteps: [
    'You save the piece. Nobody is committed yet.',
    'You go to pay, and it is put aside for you, 15 minutes as a rule.',
    'You pay by card. The moment it is taken, the piece is yours.',
    'You get a receipt and the seller’s number, and arrange to collect it.',
  ],
  description: 'Description',
  similar: 'You may also like',
  seller: 'Seller',
  phone: 'Phone',
  email: 'Email',
  contactAfterLogin: 'Log in to see how to reach the seller.',
});
