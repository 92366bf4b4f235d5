import { refusalsOf } from '../refusal.ts';

export const conversationRefusals = /* @__PURE__ */ refusalsOf('conversations', {
  messageNeeded: {
    en: 'Write a message.',
    de: 'Schreib eine Nachricht.',
    es: 'Escribe un mensaje.',
  },
  messageOrPhotoNeeded: {
    en: 'Write a message, or add a photo.',
    de: 'Schreib eine Nachricht oder füg ein Foto hinzu.',
    es: 'Escribe un mensaje o añade una foto.',
  },
  messageTooLong: {
    en: 'A message may have up to {most} characters.',
    de: 'Eine Nachricht darf bis zu {most} Zeichen haben.',
    es: 'Un mensaje puede tener hasta {most} caracteres.',
  },
  tooManyPhotos: {
    en: 'A message may have up to {most} photos.',
    de: 'Eine Nachricht darf bis zu {most} Fotos haben.',
    es: 'Un mensaje puede tener hasta {most} fotos.',
  },
  tooManyMessages: {
    en: 'You have sent many messages within an hour. Your text is kept; please send it later.',
    de: 'Du hast in einer Stunde viele Nachrichten geschickt. Dein Text bleibt hier; schick ihn bitte später.',
    es: 'Has enviado muchos mensajes en una hora. Tu texto se conserva; envíalo más tarde.',
  },
  tooManyContacts: {
    en: 'You have written to many sellers today. Your text is kept; please write to this one tomorrow, or continue a conversation.',
    de: 'Du hast heute vielen Verkäufern geschrieben. Dein Text bleibt hier; schreib diesem bitte morgen oder setz eine Unterhaltung fort.',
    es: 'Hoy has escrito a muchos vendedores. Tu texto se conserva; escribe a este mañana o continúa una conversación.',
  },
  sameTextTooOften: {
    en: 'You have sent the same text to several people. Please write to each one in your own words. Your text is kept.',
    de: 'Du hast mehreren Leuten denselben Text geschickt. Schreib bitte jedem mit eigenen Worten. Dein Text bleibt hier.',
    es: 'Has enviado el mismo texto a varias personas. Escribe a cada una con palabras distintas. Tu texto se conserva.',
  },
  personLeft: {
    en: 'This person has left. Nothing more can be sent.',
    de: 'Diese Person ist nicht mehr hier. Es lässt sich nichts mehr senden.',
    es: 'Esta persona ya no está. No se puede enviar nada más.',
  },
  personSuspended: {
    en: 'This person is suspended and cannot answer, so nothing can be sent now. Your text is kept.',
    de: 'Diese Person ist gesperrt und kann nicht antworten, deshalb lässt sich gerade nichts senden. Dein Text bleibt hier.',
    es: 'Esta persona está suspendida y no puede responder, así que ahora no se puede enviar nada. Tu texto se conserva.',
  },
  ended: {
    en: 'This conversation has ended. Nothing more can be sent.',
    de: 'Diese Unterhaltung ist beendet. Es lässt sich nichts mehr senden.',
    es: 'Esta conversación ha terminado. No se puede enviar nada más.',
  },
  cannotWrite: {
    en: 'You cannot write to this seller.',
    de: 'Du kannst diesem Verkäufer nicht schreiben.',
    es: 'No puedes escribir a este vendedor.',
  },
});
