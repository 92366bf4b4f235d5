// Words of a seller's screens.

import { area } from '../area.ts';

export const addProduct = area('addProduct', {
  lede: 'A good photograph and a fair price do most of the selling.',
  piece: 'The piece',
  seller: 'How buyers reach you',
  name: 'Name', // spec §2
  location: 'Location', // spec §2
  locationHint: 'Town and quarter are enough.',
  phone: 'Phone', // spec §2
  email: 'Email', // spec §2
  emailHint: 'From your account. Buyers see it once they are logged in.',
  pieceTitle: 'Title',
  titleHint: 'Optional. Left empty, it is made from condition and category.',
  price: 'Price', // spec §2
  priceHint: 'In dollars, such as 80 or 1,250.50.',
  condition: 'Condition', // spec §2
  chooseCondition: 'Choose a condition',
  year: 'Year of purchase', // spec §3: purchasing year
  yearHint: 'Such as 2019, or “about 1970”.',
  description: 'Description', // spec §2
  descriptionHint: 'Size, material, marks, and why it needs a new home.',
  image: 'Image', // spec §2
  imageHint: 'JPEG, PNG or WebP, up to 10 MB. It is the first thing that buyers see.',
  category: 'Category', // spec §2
  chooseCategory: 'Choose a category',
  submit: 'Add product',
  waiting: 'Waiting for the photograph…',
  saving: 'Saving…',
  uploading: (percent: number) => `Uploading the photograph… ${percent}%`,
  preparing: 'Sent. Preparing the photograph…',
  uploaded: 'The photograph is ready.',
  retryUpload: 'Send it again',
  tooLarge: (megabytes: string) =>
    `This photo has ${megabytes} MB; up to 10 MB are taken. Please choose a smaller one.`,
  notSaved: 'The piece was not listed.',
  preview: 'Preview of your photograph',
});

export const myProducts = area('myProducts', {
  none: 'You have not listed anything yet.',
  sold: 'Product Already Sold', // spec §2
  available: 'Available',
  onHold: (time: string) => `On hold until ${time}`,
  onHoldText: 'A buyer is paying. It cannot be changed until then.',
  withdrawn: 'Withdrawn',
  advertise: 'Advertise', // spec §2
  advertised: 'Advertised',
  stopAdvertising: 'Stop advertising',
  withdraw: 'Withdraw',
  relist: 'List again',
  delete: 'Delete',
  deleteText: (name: string) => `${name} leaves the shop and this list. You can undo it for 30 days.`,
  name: 'Name',
  price: 'Price',
  status: 'Status',
  actions: 'Actions',
  withdrawQuestion: 'Take this piece off the market?',
  withdrawText: (name: string) => `Nobody will see ${name} until you list it again.`,
  stopQuestion: 'Stop advertising this piece?',
  stopText: (name: string) => `${name} stays for sale, but no longer comes first.`,
  stopped: 'No longer advertised',
  isWithdrawn: 'Taken off the market',
  isRelisted: 'Listed again',
});
