import { area } from '../../area.ts';

export const addProduct = area('addProduct', {
  lede: 'A good photo and a fair price do most of the selling.',
  copyLede: (title: string) => `A copy of ${title}. Change what’s different.`,
  listing: 'The furniture',
  looks: 'Looks and size',
  looksText: 'All of this is optional. Buyers who filter by it will find your listing.',
  width: 'Width',
  depth: 'Depth',
  height: 'Height',
  unit: 'Measured in',
  cm: 'cm',
  in: 'inches',
  notALength: 'Write a length such as 84 or 84.5, up to 10 m.',
  unusual: (length: string) => `That is ${length}. Is it right?`,
  style: 'Style',
  noStyle: 'No particular style',
  colours: (most: number) => `Colors, up to ${most}`,
  materials: (most: number) => `Materials, up to ${most}`,
  /** Display words of the listing; the category comes last. */
  suggestedTitle: (words: readonly string[]) => {
    const text = words.join(' ').toLowerCase();
    return text.charAt(0).toUpperCase() + text.slice(1);
  },
  takeSuggestion: (text: string) => `Use “${text}”`,
  similarPrices: (low: string, high: string) => `Similar listings usually sell for ${low}–${high}.`,
  seller: 'How buyers reach you',
  name: 'Name', // spec §2
  nameHint: 'Buyers ask for this name when they call or come by.',
  location: 'Location', // spec §2
  locationHint:
    'Town and neighborhood are enough. Choose your town from the list so buyers nearby can find the listing.',
  placeKnown: (place: string) =>
    `Buyers near ${place} will find it. They see the distance to a spot at least 500 m away from you.`,
  places: 'Towns',
  phone: 'Phone', // spec §2
  phoneHint: (example: string) => `Such as ${example}.`,
  email: 'Email', // spec §2
  emailHint: 'From your account. Buyers see it when they’re logged in.',
  listingTitle: 'Title',
  titleHint:
    'What is it? For example “Walnut sideboard with three drawers”. If you leave it empty, we use condition and category.',
  price: 'Price', // spec §2
  priceHint: (currency: string, low: string, high: string) => `In ${currency}, for example ${low} or ${high}.`,
  condition: 'Condition', // spec §2
  chooseCondition: 'Choose a condition',
  year: 'Year of purchase', // spec §3: purchasing year
  yearHint: 'For example 2019, or “around 1970”.',
  description: 'Description', // spec §2
  descriptionHint: 'Material, signs of wear, and why you’re selling it.',
  image: 'Image', // spec §2
  imageHint: 'Up to 8 photos: JPEG, PNG, or WebP. Large ones are scaled down for you. Buyers see the first one first.',
  category: 'Category', // spec §2
  chooseCategory: 'Choose a category',
  submit: 'Add product',
  waiting: 'Waiting for the photos…',
  saving: 'Saving…',
  notSaved: 'Your listing wasn’t published.',
  showPreview: 'Preview',
  previewTitle: 'How buyers will see it',
  previewText: 'Nothing is published yet.',
  keepEditing: 'Keep editing',
  untitled: 'Your listing',
});

export const editProduct = area('editProduct', {
  lede: 'Buyers see your changes as soon as you save.',
  submit: 'Save changes',
  saved: 'Changes saved',
  notSaved: 'Your changes weren’t saved.',
  noLonger: 'This listing is being paid for or has been sold, so it can’t be changed.',
});

export const photos = area('photos', {
  list: 'Your photos, in the order buyers see them',
  preview: (number: number, count: number) =>
    count === 1 ? 'Preview of your photo' : `Preview of your photo ${number} of ${count}`,
  main: 'Main photo',
  queued: 'Waiting…',
  uploading: (percent: number) => `Uploading… ${percent}%`,
  preparing: 'Uploaded. Processing the photo…',
  ready: (count: number) => (count === 1 ? 'The photo is ready.' : `All ${count} photos are ready.`),
  retry: 'Try again',
  remove: 'Remove',
  earlier: 'Move left',
  later: 'Move right',
  drag: 'Drag to reorder',
  of: (action: string, number: number) => `${action}: photo ${number}`,
  moved: (position: number, count: number) => `Photo moved to position ${position} of ${count}.`,
  removed: (left: number) => (left === 0 ? 'Photo removed. There are none left.' : `Photo removed. ${left} left.`),
  choose: 'Choose photos',
  drop: 'or drop them here',
  camera: 'Take a photo',
  tooMany: (most: number) => `You can add up to ${most} photos. The others were left out.`,
  tooLarge: (megabytes: string) => `This photo is ${megabytes} MB. The limit is 10 MB; please choose a smaller one.`,
  named: (file: string, message: string) => `${file}: ${message}`,
  leaveQuestion: (unsent: number) =>
    unsent === 1 ? 'Leave before your photo is uploaded?' : `Leave before ${unsent} photos are uploaded?`,
  leaveText: 'What you typed and the photos already uploaded are kept. You would have to choose the others again.',
  leave: 'Leave',
  unsent: 'A photo wasn’t uploaded. Try again or remove it, then continue.',
});

export const myProducts = area('myProducts', {
  importMany: 'Import from CSV',
  noneHint:
    'A photo, a few words, and a price are enough. Then you’ll see here who looks, who saves, and what you earn.',
  sorts: {
    listed: 'Listed',
    name: 'Name',
    price: 'Price',
    status: 'Status',
    views: 'Views',
    saves: 'Saves',
  },
  none: 'You haven’t listed anything yet.',
  sold: 'Product Already Sold', // spec §2
  /** The seller's next step after a sale. */
  disputed: 'Sold, payment disputed',
  disputedText:
    'The buyer’s bank questions the payment. Do not hand it over until we write to you; if you did, send us proof.',
  waiting: 'Waiting for review',
  hidden: 'Hidden by the shop',
  readWhy: 'Read why, appeal',
  waitingText:
    'A person looks at this listing before everybody can see it. We write to you when it is decided. You can still edit it.',
  soldNext: (buyer: string) => `Contact ${buyer} to arrange pickup.`,
  writeTo: (buyer: string) => `Email ${buyer}`,
  available: 'Available',
  onHold: (time: string) => `Reserved until ${time}`,
  onHoldText: 'A buyer is paying. You can’t change it until then.',
  withdrawn: 'Withdrawn',
  advertise: 'Advertise', // spec §2
  advertised: 'Advertised',
  advertisedUntil: (day: string) => `Advertised until ${day}`,
  stopAdvertising: 'Stop advertising',
  edit: 'Edit',
  duplicate: 'Duplicate',
  withdraw: 'Withdraw',
  relist: 'List again',
  delete: 'Delete',
  deleteText: (name: string) => `${name} is removed from the shop and from this list. You can undo this for 30 days.`,
  name: 'Name',
  price: 'Price',
  status: 'Status',
  actions: 'Actions',
  withdrawQuestion: 'Take this listing off sale?',
  withdrawText: (name: string) => `Nobody can see ${name} until you list it again.`,
  stopQuestion: 'Stop advertising this listing?',
  stopText: (name: string) => `${name} stays on sale but is no longer shown first.`,
  stopped: 'No longer advertised',
  isWithdrawn: 'Taken off sale',
  wasWithdrawn: (name: string) => `${name} is off sale.`,
  isRelisted: 'Listed again',
});
