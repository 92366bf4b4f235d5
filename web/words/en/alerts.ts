// Words about the mails that tell what became of a saved piece, and of the page that ends them.

import { area } from '../area.ts';

export const alerts = area('alerts', {
  title: 'Mails about saved pieces',
  lede: 'One mail a day at the most for each piece and each kind of news.',
  price_drop: 'The price drops',
  on_hold: 'Somebody is paying for it',
  back: 'It is available again',
  sold: 'It is sold to somebody else',
  saved: 'Your choice is saved',
  stopQuestion: (kind?: string) =>
    kind
      ? `You will get no more mails when this happens to a saved piece: “${kind}”.`
      : 'You will get no more of these mails.',
  stop: 'Stop these mails',
  stopped: 'Done. You will get no more of these mails.',
  unknownLink: 'This link is not complete. Open it once more from the mail, or use the switches in your account.',
  elsewhere: 'Every kind of mail has a switch in your account.',
  toAccount: 'To my account',
});
