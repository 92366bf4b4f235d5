// Words of a seller's screens.

import { area } from '../area.ts';

export const addProduct = area('addProduct', {
  lede: 'A good photograph and a fair price do most of the selling.',
  copyLede: (title: string) => `A copy of ${title}. Change what differs.`,
  piece: 'The piece',
  looks: 'Looks and size',
  looksText: 'All of this is optional. Buyers who search for it find you by it.',
  width: 'Width',
  depth: 'Depth',
  height: 'Height',
  unit: 'Measured in',
  cm: 'cm',
  in: 'inches',
  notALength: 'Write a length such as 84 or 84.5, up to 10 m.',
  unusual: (length: string) => `That is ${length}. Is it right?`,
  style: 'Style',
  noStyle: 'No style in particular',
  colours: (most: number) => `Colors, up to ${most}`,
  materials: (most: number) => `Materials, up to ${most}`,
  /** Words of the piece, each as it stands in its list; the category comes last. */
  suggestedTitle: (words: readonly string[]) => {
    const text = words.join(' ').toLowerCase();
    return text.charAt(0).toUpperCase() + text.slice(1);
  },
  takeSuggestion: (text: string) => `Use “${text}”`,
  similarPrices: (low: string, high: string, count: number) =>
    `Half of ${count} similar pieces here ask ${low} to ${high}.`,
  seller: 'How buyers reach you',
  name: 'Name', // spec §2
  location: 'Location', // spec §2
  locationHint: 'Town and quarter are enough. Choose the town from the list and buyers nearby find you.',
  placeKnown: (place: string) => `Buyers near ${place} will find it. They are shown a spot 500 m or more away.`,
  places: 'Towns',
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
  imageHint: 'Up to 8 photos: JPEG, PNG or WebP, up to 10 MB each. The first is what buyers see first.',
  category: 'Category', // spec §2
  chooseCategory: 'Choose a category',
  submit: 'Add product',
  waiting: 'Waiting for the photographs…',
  saving: 'Saving…',
  notSaved: 'The piece was not listed.',
  showPreview: 'Preview',
  previewTitle: 'As buyers will see it',
  previewText: 'Nothing is saved yet.',
  keepEditing: 'Keep editing',
  untitled: 'Your piece',
});

export const editProduct = area('editProduct', {
  lede: 'What you change is what buyers see from then on.',
  submit: 'Save changes',
  saved: 'Changes saved',
  notSaved: 'The changes were not saved.',
  noLonger: 'This piece is being paid for or has been sold, so it stays as it is.',
});

export const photos = area('photos', {
  list: 'Your photographs, in the order that buyers see them',
  preview: (number: number, count: number) =>
    count === 1 ? 'Preview of your photograph' : `Preview of your photograph ${number} of ${count}`,
  main: 'Main photo',
  queued: 'Waiting for its turn…',
  uploading: (percent: number) => `Uploading the photograph… ${percent}%`,
  preparing: 'Sent. Preparing the photograph…',
  ready: (count: number) => (count === 1 ? 'The photograph is ready.' : `All ${count} photographs are ready.`),
  retry: 'Send it again',
  remove: 'Remove',
  earlier: 'Move left',
  later: 'Move right',
  drag: 'Drag to another place',
  /** Which photo a button is about. */
  of: (action: string, number: number) => `${action}: photo ${number}`,
  moved: (position: number, count: number) => `Photo moved to place ${position} of ${count}.`,
  removed: (left: number) => (left === 0 ? 'Photo removed. None is left.' : `Photo removed. ${left} left.`),
  choose: 'Choose photos',
  drop: 'or drop them here',
  camera: 'Take a photo',
  tooMany: (most: number) => `A piece may have up to ${most} photos. The rest was left out.`,
  tooLarge: (megabytes: string) =>
    `This photo has ${megabytes} MB; up to 10 MB are taken. Please choose a smaller one.`,
  named: (file: string, message: string) => `${file}: ${message}`,
  leaveQuestion: (unsent: number) =>
    unsent === 1 ? 'Leave before your photo has arrived?' : `Leave before ${unsent} photos have arrived?`,
  leaveText: 'What you typed and the photos that have arrived are kept. The others would have to be chosen again.',
  leave: 'Leave',
  unsent: 'A photo has not arrived. Send it again or remove it, then go on.',
});

export const myProducts = area('myProducts', {
  importMany: 'List many from a file',
  noneHint: 'A photo, a few words and a price will do. Afterwards you see here who looks, who saves and what you earn.',
  sorts: {
    listed: 'Listed',
    name: 'Name',
    price: 'Price',
    status: 'Status',
    views: 'Views',
    saves: 'Saves',
  },
  none: 'You have not listed anything yet.',
  sold: 'Product Already Sold', // spec §2
  available: 'Available',
  onHold: (time: string) => `On hold until ${time}`,
  onHoldText: 'A buyer is paying. It cannot be changed until then.',
  withdrawn: 'Withdrawn',
  advertise: 'Advertise', // spec §2
  advertised: 'Advertised',
  stopAdvertising: 'Stop advertising',
  edit: 'Edit',
  duplicate: 'Duplicate',
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
  wasWithdrawn: (name: string) => `${name} is off the market.`,
  isRelisted: 'Listed again',
});
