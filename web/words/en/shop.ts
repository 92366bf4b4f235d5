// Words of the pages where a visitor looks around.

import { area } from '../area.ts';

export const category = area('category', {
  title: 'Out Categories', // spec §2
  lede: 'Six kinds of furniture, each with a life behind it.',
  names: {
    Bed: 'Bed',
    Sofa: 'Sofa',
    'Dressing Table': 'Dressing Table',
    Table: 'Table',
    Cupboard: 'Cupboard',
    Chair: 'Chair',
  }, // spec §9
  picture: (category: string) => `An example of the category ${category.toLowerCase()}.`,
  card: (category: string) => `${category} Category`, // spec §2
  explore: 'Explore', // spec §2
  none: 'There are no categories to show.',
});

export const collection = area('collection', {
  title: (category: string) => `${category} collection`,
  lede: {
    Bed: 'Frames that have stopped creaking, or never began.',
    Sofa: 'Somebody has already found the best seat.',
    'Dressing Table': 'Mirrors, drawers and a place for small things.',
    Table: 'For four on weekdays and nine at the end of November.',
    Cupboard: 'Doors that close, shelves that hold, keys that mostly still turn.',
    Chair: 'For reading, for dinner, for the corner that needed one.',
  },
  pieces: 'Pieces',
  none: (category: string) => `No ${category.toLowerCase()} is for sale just now. Look again soon.`,
  all: 'All categories',
  moreFailed: 'The next pieces did not arrive; those above are still here. Check your connection, then try again.',
});

export const listing = area('listing', {
  detail: 'Detail', // spec §2
  detailOf: (title: string) => ` of ${title}`,
  conditions: {
    'Like new': 'Like new',
    Excellent: 'Excellent',
    Good: 'Good',
    Fair: 'Fair',
    'Needs work': 'Needs work',
  },
  quietLine: (condition: string, place: string) => `${condition} · ${place}`,
  summary: (piece: { title: string; price: string; condition: string; location: string }) =>
    `${piece.title}, ${piece.condition.toLowerCase()}, $${piece.price}, in ${piece.location}. Second-hand on Settee.`,
  picture: (title: string, number: number, count: number) =>
    count === 1 ? title : `${title}, picture ${number} of ${count}`,
  noPicture: 'No photograph',
  promoted: 'Promoted',
  notAvailable: 'Not Available', // spec §4
  goneFromShop: 'This piece has been sold or taken off the market.',
  gone: 'This piece is gone',
  goneText: 'It is no longer listed. Close this window to go on looking.',
  notLoaded: 'This piece could not be fetched. Check your connection, then try again.',
  onHold: 'On hold',
  backAt: (time: string | undefined) => (time ? `Back at ${time} unless sold` : 'May come back soon'),
  onHoldUntil: (time: string | undefined) =>
    `Somebody is paying for this piece. If they do not finish, it comes back ${time ? `at ${time}` : 'in a few minutes'}.`,
  addToWishlist: 'Add to wishlist',
  addingToWishlist: 'Adding…',
  inWishlist: 'In your wishlist',
  toWishlist: 'See your wishlist',
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
  seller: 'Seller',
  verifiedSeller: 'Verified seller',
  phone: 'Phone',
  email: 'Email',
  contactAfterLogin: 'Log in to see how to reach the seller.',
});

export const blog = area('blog', {
  title: 'Blog', // spec §2
  lede: 'Four questions about building software, answered plainly.',
});
