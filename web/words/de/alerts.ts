import type { Dictionary } from '../dictionary.ts';

export const alerts: Dictionary['alerts'] = {
  title: 'Mails zu gemerkten Stücken',
  lede: 'Höchstens eine Mail am Tag je Stück und Neuigkeit.',
  price_drop: 'Der Preis sinkt',
  on_hold: 'Jemand bezahlt es gerade',
  back: 'Es ist wieder zu haben',
  sold: 'Es ist an jemand anderen verkauft',
  saved: 'Deine Auswahl ist gespeichert',
  stopQuestion: (kind) =>
    kind
      ? `Du bekommst keine Mails mehr, wenn das mit einem gemerkten Stück geschieht: „${kind}“.`
      : 'Du bekommst keine solchen Mails mehr.',
  stop: 'Diese Mails abbestellen',
  stopped: 'Erledigt. Du bekommst keine solchen Mails mehr.',
  unknownLink:
    'Dieser Link ist nicht vollständig. Öffne ihn noch einmal aus der Mail oder nimm die Schalter in deinem Konto.',
  elsewhere: 'Für jede Art von Mail gibt es einen Schalter in deinem Konto.',
  toAccount: 'Zu meinem Konto',
};
