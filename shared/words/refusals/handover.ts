import { refusalsOf } from '../refusal.ts';

export const handoverRefusals = /* @__PURE__ */ refusalsOf('handover', {
  codeForm: {
    en: 'Enter the {digits} digits.',
    de: 'Gib die {digits} Ziffern ein.',
    es: 'Introduce las {digits} cifras.',
  },
  nothingToHandOver: {
    en: 'There is nothing to hand over: it is done already, or the purchase was cancelled.',
    de: 'Es gibt nichts zu übergeben: Das ist schon geschehen, oder es wurde storniert.',
    es: 'No hay nada que entregar: ya está hecho o se canceló.',
  },
  cameTooLate: {
    en: 'The sale had ended otherwise when this handover arrived. The shop has been told. If the buyer has the item, write to the shop.',
    de: 'Als diese Übergabe ankam, war der Verkauf schon anders beendet. Der Shop weiß davon. Ist der Artikel übergeben, schreib dem Shop.',
    es: 'Cuando llegó esta entrega, la venta ya había terminado de otra forma. La tienda lo sabe. Si entregaste el artículo, escribe a la tienda.',
  },
  wrongCode: {
    en: 'This is not the code of this purchase. Please ask the buyer to show it again.',
    de: 'Das ist nicht der Code dieses Verkaufs. Bitte lass ihn dir noch einmal zeigen.',
    es: 'Este no es el código de esta venta. Pide que te lo enseñen otra vez.',
  },
  codesLocked: {
    en: 'Too many wrong codes. Please try again in ten minutes.',
    de: 'Zu viele falsche Codes. Bitte versuch es in zehn Minuten noch einmal.',
    es: 'Demasiados códigos incorrectos. Inténtalo de nuevo en diez minutos.',
  },
  notOffline: {
    en: 'A code can be checked without a connection once you have agreed on a time, and until the handover.',
    de: 'Der Code lässt sich ohne Verbindung prüfen, sobald eine Zeit vereinbart ist, und bis zur Übergabe.',
    es: 'El código se puede comprobar sin conexión desde que hay una hora acordada y hasta la entrega.',
  },
  unreadableTime: {
    en: 'This time cannot be read.',
    de: 'Diese Zeit lässt sich nicht lesen.',
    es: 'Esta hora no se puede leer.',
  },
  timeWithoutChallenge: {
    en: 'An earlier time counts only with the challenge of this sale. Leave it out to hand over now.',
    de: 'Eine frühere Zeit zählt nur mit der Prüfung dieses Verkaufs. Lass sie weg, um jetzt zu übergeben.',
    es: 'Una hora anterior solo cuenta con la comprobación de esta venta. Quítala para entregar ahora.',
  },
  unreadableChallenge: {
    en: 'This challenge cannot be read.',
    de: 'Diese Prüfung lässt sich nicht lesen.',
    es: 'Esta comprobación no se puede leer.',
  },
  otherSaysWhere: {
    en: 'The other person says where you meet.',
    de: 'Die andere Person sagt, wo ihr euch trefft.',
    es: 'La otra persona dice dónde quedáis.',
  },
  over: {
    en: 'The handover is done, or the purchase was cancelled.',
    de: 'Die Übergabe ist erledigt oder storniert.',
    es: 'La entrega ya está hecha o cancelada.',
  },
  addressTooLong: {
    en: 'An address may have up to {most} characters.',
    de: 'Eine Adresse darf bis zu {most} Zeichen haben.',
    es: 'Una dirección puede tener hasta {most} caracteres.',
  },
});
