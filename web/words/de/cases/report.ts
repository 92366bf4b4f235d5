import type { Dictionary } from '../../dictionary.ts';

export const report: Dictionary['report'] = {
  open: {
    listing: 'Diesen Artikel melden',
    account: 'Diesen Verkäufer melden',
    message: 'Diese Nachricht melden',
    review: 'Diese Bewertung melden',
  },
  ledes: {
    listing:
      'Sag uns, was nicht stimmt. Jede Meldung sieht sich ein Mensch an. Der Verkäufer erfährt nicht, von wem sie kommt.',
    account:
      'Sag uns, was mit diesem Verkäufer nicht stimmt. Ein Mensch sieht sich jede Meldung an. Der Verkäufer erfährt nicht, von wem sie kommt.',
    message:
      'Sag uns, was nicht stimmt. Ein Mensch sieht sie sich mit den Nachrichten davor und danach an. Wer sie geschrieben hat, erfährt nicht, von wem die Meldung kommt.',
    review:
      'Sag uns, was nicht stimmt. Ein Mensch sieht sich jede Meldung an. Wer sie geschrieben hat, erfährt nicht, von wem die Meldung kommt.',
  },
  reason: 'Grund',
  chooseReason: 'Grund wählen',
  reasonMissing: 'Wähl einen Grund.',
  text: 'Was stimmt nicht?',
  email: 'Deine E-Mail',
  emailHint: 'Damit wir dir sagen können, was entschieden wurde.',
  send: 'Meldung senden',
  sending: 'Wird gesendet…',
  thanks: 'Danke für deine Meldung.',
  number: (number) => `Die Fallnummer ist ${number}.`,
  willWrite: 'Wir schreiben dir, wenn entschieden ist.',
  goodFaith: 'Mit dem Absenden bestätigst du, dass deine Angaben nach bestem Wissen richtig und vollständig sind.',
};
