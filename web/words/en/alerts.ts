import { area } from '../area.ts';

export const alerts = area('alerts', {
  title: 'Email alerts',
  lede: 'About the pieces you saved. At most one email a day for each piece and kind of alert.',
  price_drop: 'The price drops',
  on_hold: 'Another buyer is paying for it',
  back: 'It is available again',
  sold: 'It is sold to someone else',
  saved: 'Your choice is saved',
  stopQuestion: (kind?: string) =>
    kind ? `You will get no more emails of this kind: “${kind}”.` : 'You will get no more of these emails.',
  stop: 'Stop these emails',
  stopped: 'Done. You will get no more of these emails.',
  unknownLink: 'This link is not complete. Open it again from the email, or change your alerts in your account.',
  elsewhere: 'You can change all your alerts in your account.',
  toAccount: 'Go to your account',
});
