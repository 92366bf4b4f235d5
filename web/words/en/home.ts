// Words of the home page.

import { area } from '../area.ts';

export const home = area('home', {
  title: 'Second-hand furniture from people near you',
  welcome: 'Welcome to furniture with a past', // spec §2: welcome text
  lede: 'Sofas that have hosted, tables that have fed, chairs that have listened. Find the one that fits, and pay by card.',
  heroPicture: 'A sitting room with a second-hand settee in the light of a tall window.',
  browse: 'Browse the pieces',
  available: 'Available now',
  none: 'Nothing is for sale just now. Come back soon, or list the first piece.',
  listFirst: 'List a piece',
  seeMore: 'See More', // spec §2
  seeMoreOf: ' furniture, by category',
  categoriesTitle: 'Furniture by category',
  setsTitle: 'Rooms that came together slowly',
  // spec §2: promotional sections
  sets: [
    {
      slug: 'sofa',
      title: 'Sofa sets',
      text: 'A deep seat, an armchair that answers it, a lamp between the two. Start with the frame; cushions can be mended, good joints cannot be faked.',
      picture: 'A sofa with an armchair and a low table.',
      link: 'See the sofas',
    },
    {
      slug: 'bed',
      title: 'Bed sets',
      text: 'Headboards with some years behind them, and the nightstands that grew up beside them.',
      picture: 'A made bed between two nightstands.',
      link: 'See the beds',
    },
    {
      slug: 'dressing-table',
      title: 'Dressing-table sets',
      text: 'A mirror, three drawers, a stool that tucks away: a quiet corner to begin the day in.',
      picture: 'A dressing table with its mirror and stool.',
      link: 'See the dressing tables',
    },
  ],
  about: {
    title: 'About Us', // spec §2
    text: 'Settee brings furniture from the people who loved it to the people who will. Sellers write their own words and take their own pictures; a badge says that a person here has checked who they are.',
    hoursLabel: 'Hours',
    hours: 'Somebody answers 24 hours a day', // spec §2: 24-hour availability
    officeLabel: 'Office',
    office: 'Portland, Oregon', // spec §2: an office in a city
    phoneLabel: 'Phone',
    phone: '+1 503 555 0142',
    emailLabel: 'Email',
    email: 'hello@settee.test',
  },
});
