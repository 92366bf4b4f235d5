import { area } from '../area.ts';

export const alerts = area('alerts', {
  stopQuestion: {
    en: (kind?: string) =>
      kind ? `Do you want no more emails of this kind: “${kind}”?` : 'Do you want no more of these emails?',
    de: (kind) =>
      kind ? `Möchtest du keine E-Mails dieser Art mehr: „${kind}“?` : 'Möchtest du keine solchen E-Mails mehr?',
    es: (kind) => (kind ? `¿Ya no quieres correos de este tipo: «${kind}»?` : '¿Ya no quieres recibir estos correos?'),
  },
  stop: { en: 'Stop these emails', de: 'Diese E-Mails abbestellen', es: 'Dejar de recibir estos correos' },
  stopped: {
    en: 'Done. You will get no more of these emails.',
    de: 'Erledigt. Du bekommst keine solchen E-Mails mehr.',
    es: 'Hecho. Ya no recibirás más correos de este tipo.',
  },
  unknownLink: {
    en: 'This link is not complete. Open it again from the email, or change your alerts in your account.',
    de: 'Dieser Link ist nicht vollständig. Öffne ihn noch einmal aus der E-Mail oder ändere die Benachrichtigungen in deinem Konto.',
    es: 'Este enlace no está completo. Ábrelo otra vez desde el correo o cambia los avisos en tu cuenta.',
  },
  elsewhere: {
    en: 'You can change all your alerts in your account.',
    de: 'Alle Benachrichtigungen kannst du in deinem Konto ändern.',
    es: 'Puedes cambiar todos los avisos en tu cuenta.',
  },
  toAccount: { en: 'Go to your account', de: 'Zu meinem Konto', es: 'Ir a tu cuenta' },
});
