// Words of the screen on which sellers list many pieces from a file.

import { area } from '../area.ts';

export const imports = area('imports', {
  lede: 'A table of your pieces as a CSV file, with their photos. Each row becomes a piece; what cannot is given back to you with the reason.',
  file: 'File',
  fileHint: 'CSV in UTF-8 with commas or semicolons, up to 10,000 rows.',
  fileNeeded: 'Choose a file.',
  photos: 'Photos',
  photosHint: 'All at once; the column “pictures” names them. Those of earlier files need not come again.',
  photosRefused: (names: string) =>
    `These photos were not taken: ${names}. Their rows can be sent again with other photos.`,
  submit: 'List the pieces',
  notSent: 'Your file and photos are still chosen: send them again. If the file stands below already, it did arrive.',
  sending: 'Sending…',
  sendingPhoto: (number: number, of: number) => `Photo ${number} of ${of}…`,
  runs: 'Your files',
  none: 'You have not sent a file yet.',
  progressOf: (file: string) => `How far ${file} is`,
  progress: (decided: number, total: number) => `${decided} of ${total} rows`,
  outcome: (listed: number, known: number, refused: number) =>
    [`${listed} listed`, ...(known > 0 ? [`${known} listed before`] : []), `${refused} refused`].join(', '),
  downloadRefused: 'Download the refused rows',
  columnsTitle: 'The columns',
  columnsLede: 'The first line names them, in any order. Several values in one cell stand with | between them.',
  sample: 'Download a sample file',
  needed: 'needed',
  columns: {
    reference: 'Your own number of the piece. A row that comes again under the same number is not listed twice.',
    category: 'Bed, Sofa, Dressing Table, Table, Cupboard or Chair.',
    title: 'Left empty, it is made from condition and category.',
    price: 'In dollars.',
    condition: 'In your words.',
    year: 'When it was bought.',
    description: 'Size, material, marks, and why it needs a new home.',
    pictures: 'Names of photo files, up to 8. The first is what buyers see first.',
    location: 'Town and quarter.',
    phone: 'Where buyers reach you.',
    seller: 'Left empty, it is the name of your account.',
    colours: 'Up to 4 of the colors that the form offers.',
    materials: 'Up to 6 of the materials that the form offers.',
    style: 'One of the styles that the form offers.',
    width: 'In cm; write “in” behind inches.',
    depth: 'As the width.',
    height: 'As the width.',
    town: 'Buyers nearby find the piece by it.',
  },
});
