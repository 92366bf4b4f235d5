import { area } from '../../area.ts';

export const alerts = area('alerts', {
  stopQuestion: (kind?: string) =>
    kind ? `You will get no more emails of this kind: “${kind}”.` : 'You will get no more of these emails.',
  stop: 'Stop these emails',
  stopped: 'Done. You will get no more of these emails.',
  unknownLink: 'This link is not complete. Open it again from the email, or change your alerts in your account.',
  elsewhere: 'You can change all your alerts in your account.',
  toAccount: 'Go to your account',
});
