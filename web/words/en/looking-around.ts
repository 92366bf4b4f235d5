// Words of a category's pieces and of the blog.

import { area } from '../area.ts';

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

export const blog = area('blog', {
  title: 'Blog', // spec §2
  lede: 'Four questions about building software, answered plainly.',
});
