// Words of the screen on which sellers list many pieces from a file.

import { area } from '../area.ts';

export const imports = area('imports', {
  lede: 'Upload a CSV file with your pieces, plus their photos. Each row becomes a listing. Rows with mistakes are listed below, with the reason.',
  file: 'File',
  fileHint: 'CSV in UTF-8, with commas or semicolons, up to 10,000 rows.',
  fileNeeded: 'Choose a file.',
  chooseFile: 'Choose a file',
  dropFile: 'or drop it here',
  photos: 'Photos',
  photosHint:
    'Select them all at once. The “pictures” column names them. You don’t need to upload photos from earlier files again.',
  photosChosen: (count: number) => `${count} photos selected`,
  photosRefused: (names: string) =>
    `These photos couldn’t be used: ${names}. You can send their rows again with other photos.`,
  submit: 'Import listings',
  checkOnly: 'Check only',
  checking: 'Checking…',
  checked: (good: number, known: number, refused: number) =>
    [
      `${good} ${good === 1 ? 'row is' : 'rows are'} ready to list`,
      ...(known > 0 ? [`${known} already listed`] : []),
      `${refused} with mistakes`,
    ].join(', '),
  nothingListed: 'This was only a check: nothing was listed.',
  notSent:
    'Your file and photos are still selected, so you can try again. If the file is in the list below, it did arrive.',
  sending: 'Sending…',
  sendingPhoto: (number: number, of: number) => `Photo ${number} of ${of}…`,
  runs: 'Your files',
  none: 'You haven’t imported a file yet.',
  progressOf: (file: string) => `Progress of ${file}`,
  progress: (decided: number, total: number) => `${decided} of ${total} rows`,
  outcome: (listed: number, known: number, refused: number) =>
    [`${listed} listed`, ...(known > 0 ? [`${known} already listed`] : []), `${refused} with mistakes`].join(', '),
  showRefused: (rows: number) => (rows === 1 ? 'Show the row with mistakes' : `Show the ${rows} rows with mistakes`),
  refusedRows: (file: string) => `Rows with mistakes in ${file}`,
  row: 'Row',
  column: 'Column',
  reason: 'What to fix',
  moreRefused: (rows: number) => (rows === 1 ? 'One more row is in the file.' : `${rows} more rows are in the file.`),
  downloadRefused: 'Download these rows',
  columnsTitle: 'Columns',
  columnsLede:
    'The first row names them, in any order. Separate several values in one cell with |. Headings and values can be in English, German, or Spanish.',
  sample: 'Download a sample file',
  needed: 'required',
  priceIn: (currency: string) => `In ${currency}.`,
  columns: {
    reference: 'Your own number for the piece. A row with the same number isn’t listed twice.',
    category: 'One of:',
    title: 'If empty, we use condition and category.',
    condition: 'In your own words, or one of:',
    year: 'When it was bought.',
    description: 'Material, signs of wear, and why you’re selling it.',
    pictures: 'File names of up to 8 photos. Buyers see the first one first.',
    location: 'Town and neighborhood.',
    phone: 'A number where buyers can reach you.',
    seller: 'If empty, we use the name on your account.',
    colors: 'Up to 4 of:',
    materials: 'Up to 6 of:',
    style: 'One of:',
    width: 'For example 62 cm, 1.2 m, 24 in, or 2 ft 6 in. Without a unit, it’s cm.',
    depth: 'Same as width.',
    height: 'Same as width.',
    town: 'Buyers nearby find the piece by its town.',
  },
});
