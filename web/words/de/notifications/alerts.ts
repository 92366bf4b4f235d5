import type { Dictionary } from '../../dictionary.ts';

export const alerts: Dictionary['alerts'] = {
  stopQuestion: (kind) =>
    kind ? `Du bekommst keine Mails dieser Art mehr: „${kind}“.` : 'Du bekommst keine solchen Mails mehr.',
  stop: 'Diese Mails abbestellen',
  stopped: 'Erledigt. Du bekommst keine solchen Mails mehr.',
  unknownLink:
    'Dieser Link ist nicht vollständig. Öffne ihn noch einmal aus der Mail oder ändere die Benachrichtigungen in deinem Konto.',
  elsewhere: 'Alle Benachrichtigungen kannst du in deinem Konto ändern.',
  toAccount: 'Zu meinem Konto',
};
