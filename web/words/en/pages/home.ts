import { shop } from '../../../platform/shop.ts';
import { area } from '../../area.ts';

export const home = area('home', {
  title: 'Second-hand furniture from people near you',
  welcome: 'Welcome to furniture with a past', // spec §2: welcome text
  lede: 'Sofas, tables, beds and chairs with years left in them, from the people who own them. Find one that fits and pay by card.',
  available: 'Available now',
  none: 'Nothing is for sale right now. Be the first to list something.',
  listFirst: 'Sell something',
  seeMore: 'See More', // spec §2
  seeMoreOf: ' furniture, by category',
  categoriesTitle: 'Furniture by category',
  setsTitle: 'Sets that belong together',
  sets: [
    {
      slug: 'sofa',
      title: 'Sofa sets',
      text: 'A deep sofa, an armchair to match and a lamp in between. Look at the frame first: cushions are easy to replace, good joints are not.',
      link: 'See the sofas',
    },
    {
      slug: 'bed',
      title: 'Bed sets',
      text: 'Bed frames with solid headboards, and the nightstands that go with them.',
      link: 'See the beds',
    },
    {
      slug: 'dressing-table',
      title: 'Dressing-table sets',
      text: 'A mirror, a few drawers and a stool that tucks away: a quiet corner to start the day.',
      link: 'See the dressing tables',
    },
  ],
  about: {
    title: 'About Us', // spec §2
    text: () =>
      `${shop().name} is a marketplace for second-hand furniture. Sellers describe and photograph what they sell themselves. A verified badge means that we have checked who they are.`,
    hoursLabel: 'Hours',
    hours: 'We answer 24 hours a day', // spec §2: 24-hour availability
    officeLabel: 'Office',
    phoneLabel: 'Phone',
    emailLabel: 'Email',
  },
});
