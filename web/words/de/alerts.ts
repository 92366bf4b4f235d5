import type { Dictionary } from '../dictionary.ts';

export const alerts: Dictionary['alerts'] = {
  title: 'E-Mail-Benachrichtigungen',
  lede: 'Zu den Stücken, die du dir gemerkt hast. Höchstens eine Mail am Tag je Stück und Anlass.',
  price_drop: 'Der Preis sinkt',
  on_hold: 'Jemand anderes bezahlt es gerade',
  back: 'Es ist wieder zu haben',
  sold: 'Es ist an jemand anderen verkauft',
  saved: 'Deine Auswahl ist gespeichert',
  stopQuestion: (kind) =>
    kind ? `Du bekommst keine Mails dieser Art mehr: „${kind}“.` : 'Du bekommst keine solchen Mails mehr.',
  stop: 'Diese Mails abbestellen',
  stopped: 'Erledigt. Du bekommst keine solchen Mails mehr.',
  unknownLink:
    'Dieser Link ist nicht vollständig. Öffne ihn noch einmal aus der Mail oder ändere die Benachrichtigungen in deinem Konto.',
  elsewhere: 'Alle Benachrichtigungen kannst du in deinem Konto ändern.',
  toAccount: 'Zu meinem Konto',
};
