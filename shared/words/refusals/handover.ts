import { refusalsOf } from '../refusal.ts';

export const handoverRefusals = /* @__PURE__ */ refusalsOf('handover', {
  codeForm: {
    en: 'Enter the {digits} digits.',
    de: 'Gib die {digits} Ziffern ein.',
    es: 'Introduce las {digits} cifras.',
  },
  handedOverAlready: {
    en: 'The handover of this item is done already.',
    de: 'Die Übergabe dieses Artikels ist schon erledigt.',
    es: 'La entrega de este artículo ya está hecha.',
  },
  nothingToHandOver: {
    en: 'This sale was cancelled, and the money goes back to the buyer. Nothing is to be handed over any more.',
    de: 'Dieser Verkauf wurde storniert, und das Geld geht zurück. Es ist nichts mehr zu übergeben.',
    es: 'Esta venta se canceló y el dinero se devuelve. Ya no hay nada que entregar.',
  },
  waitsForDecision: {
    en: 'This sale is disputed. Until the shop has decided, no code counts.',
    de: 'Zu diesem Verkauf gibt es einen Streitfall. Bis der Shop entschieden hat, zählt kein Code.',
    es: 'Hay una disputa sobre esta venta. Hasta que la tienda decida, ningún código cuenta.',
  },
  cameTooLate: {
    en: 'The code is right, but the sale had already been cancelled or disputed. The shop has been told. If the buyer has the item, write to the shop.',
    de: 'Der Code stimmt, aber der Verkauf war schon storniert oder strittig. Der Shop weiß davon. Ist der Artikel übergeben, schreib dem Shop.',
    es: 'El código es correcto, pero la venta ya estaba cancelada o en disputa. La tienda lo sabe. Si entregaste el artículo, escribe a la tienda.',
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
