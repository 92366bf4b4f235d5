import { area } from '../../area.ts';

export const collection = area('collection', {
  title: (category: string) => `${category} collection`,
  lede: {
    Bed: 'Single beds, double beds and everything to sleep on.',
    Sofa: 'Two-seaters, corner sofas, sofa beds and more.',
    'Dressing Table': 'Vanities with mirrors, drawers and matching stools.',
    Table: 'Dining tables, coffee tables, desks and side tables.',
    Cupboard: 'Wardrobes, sideboards, bookcases and chests of drawers.',
    Chair: 'Armchairs, dining chairs, stools and office chairs.',
  },
  ledeOf: (category: string) => `Everything second-hand in the category ${category}.`,
  listings: 'Listings',
  none: (category: string) => `No ${category.toLowerCase()} is for sale right now. Check back soon.`,
  all: 'All categories',
  moreFailed: 'We could not load more listings. Check your connection, then try again.',
});

export const blog = area('blog', {
  title: 'Blog', // spec §2
  lede: 'Four questions about building software, and three guides to used furniture.',
});
