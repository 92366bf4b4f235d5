import { refusalsOf } from '../refusal.ts';

export const notificationRefusals = /* @__PURE__ */ refusalsOf('notifications', {
  onOrOff: {
    en: 'Choose on or off.',
    de: 'Wähl an oder aus.',
    es: 'Elige activado o desactivado.',
  },
  idsNeeded: {
    en: 'Send the ids of notifications.',
    de: 'Sende die Nummern von Benachrichtigungen.',
    es: 'Envía los números de los avisos.',
  },
  tooManyIds: {
    en: 'Send up to 100 ids.',
    de: 'Sende höchstens 100 Nummern.',
    es: 'Envía como mucho 100 números.',
  },
  timeForm: {
    en: 'Write a time like 22:00.',
    de: 'Schreib eine Uhrzeit wie 22:00.',
    es: 'Escribe una hora como 22:00.',
  },
  sameTimes: {
    en: 'Choose two different times.',
    de: 'Wähl zwei verschiedene Uhrzeiten.',
    es: 'Elige dos horas distintas.',
  },
  hourNeeded: {
    en: 'Choose an hour.',
    de: 'Wähl eine Stunde.',
    es: 'Elige una hora.',
  },
  unknownZone: {
    en: 'We do not know this time zone.',
    de: 'Diese Zeitzone kennen wir nicht.',
    es: 'No conocemos esta zona horaria.',
  },
  pushAddressNeeded: {
    en: 'Send the address of a push service.',
    de: 'Sende die Adresse eines Push-Dienstes.',
    es: 'Envía la dirección de un servicio push.',
  },
  pushAddressTooLong: {
    en: 'This address is too long.',
    de: 'Diese Adresse ist zu lang.',
    es: 'Esta dirección es demasiado larga.',
  },
  pushKeysNeeded: {
    en: 'Send the keys of the subscription.',
    de: 'Sende die Schlüssel der Anmeldung.',
    es: 'Envía las claves de la suscripción.',
  },
  notChangeable: {
    en: 'This cannot be changed.',
    de: 'Das lässt sich nicht ändern.',
    es: 'Esto no se puede cambiar.',
  },
});
