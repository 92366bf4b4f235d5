import { area } from '../area.ts';
import { absences } from './absences.ts';
import { deciding } from './deciding.ts';
import { lowerPrices } from './lower-prices.ts';
import { parcels } from './parcels.ts';

/** Inspecting, lower prices, and what the operator decides. */
export const disputes = area('disputes', {
  ...absences,
  ...deciding,
  ...parcels,
  back: { en: 'Back to all disputes', de: 'Zurück zu allen Streitfällen', es: 'Volver a todas las disputas' },
  inspectUntil: {
    en: (moment: string) => `You can report a problem until ${moment}. After that the seller gets the money.`,
    de: (moment) => `Bis ${moment} kannst du ein Problem melden. Danach bekommt der Verkäufer das Geld.`,
    es: (moment) => `Puedes avisar de un problema hasta el ${moment}. Después, el vendedor recibe el dinero.`,
  },
  allWell: { en: 'Everything is fine', de: 'Alles in Ordnung', es: 'Todo está bien' },
  arrived: { en: 'It has arrived', de: 'Es ist angekommen', es: 'Ha llegado' },
  reported: { en: 'What was reported', de: 'Was gemeldet wurde', es: 'De qué se avisó' },
  report: { en: 'Report a problem', de: 'Problem melden', es: 'Avisar de un problema' },
  reportText: {
    en: 'The seller gets no money until it is decided. Show the problem with photos.',
    de: 'Der Verkäufer bekommt kein Geld, bis entschieden ist. Zeig das Problem auf Fotos.',
    es: 'El vendedor no recibe dinero hasta que se decida. Muestra el problema con fotos.',
  },
  photosHint: { en: 'Add photos', de: 'Fotos hinzufügen', es: 'Añadir fotos' },
  inspectTitle: { en: 'Please check it', de: 'Bitte prüf es', es: 'Revísalo, por favor' },
  inspectBuyer: {
    en: 'Unpack it, look at all sides and try it. If something is wrong, report it here.',
    de: 'Pack es aus, sieh es dir von allen Seiten an und probier es aus. Wenn etwas nicht stimmt, melde es hier.',
    es: 'Desempaquétalo, míralo por todos los lados y pruébalo. Si algo no está bien, avisa aquí.',
  },
  inspectSeller: {
    en: (name: string) => `${name} checks it now. You get the money when all is well or the time is over.`,
    de: (name) => `${name} prüft es jetzt. Du bekommst das Geld, wenn alles in Ordnung oder die Zeit vorbei ist.`,
    es: (name) => `${name} lo está revisando. Recibes el dinero cuando todo esté bien o termine el plazo.`,
  },
  inspectBoth: {
    en: (name: string) => `${name} checks it now. The seller gets the money when all is well or the time is over.`,
    de: (name) =>
      `${name} prüft es jetzt. Der Verkäufer bekommt das Geld, wenn alles in Ordnung oder die Zeit vorbei ist.`,
    es: (name) => `${name} lo está revisando. El vendedor recibe el dinero cuando todo esté bien o termine el plazo.`,
  },
  disputedBoth: {
    en: 'The money stays where it is until an admin decides.',
    de: 'Das Geld bleibt, wo es ist, bis ein Admin entscheidet.',
    es: 'El dinero se queda donde está hasta que decida un administrador.',
  },
  undecided: {
    en: 'The payment was refunded before it was decided.',
    de: 'Die Zahlung wurde erstattet, bevor darüber entschieden war.',
    es: 'El pago se devolvió antes de decidirlo.',
  },
  appealUntil: {
    en: (moment: string) => `Without a decision by ${moment}, the first one stands.`,
    de: (moment) => `Ohne Entscheidung bis ${moment} bleibt die erste.`,
    es: (moment) => `Sin decisión antes del ${moment}, se mantiene la primera.`,
  },
  appealedText: {
    en: 'The decision is looked at once more. We will email you.',
    de: 'Die Entscheidung wird noch einmal geprüft. Du bekommst eine E-Mail.',
    es: 'La decisión se revisa una vez más. Te avisamos por correo.',
  },
  appealedBoth: {
    en: 'Another admin looks at the decision once more.',
    de: 'Ein anderer Admin prüft die Entscheidung noch einmal.',
    es: 'Otro administrador revisa la decisión una vez más.',
  },
  sentTitle: { en: 'It is on its way', de: 'Es ist unterwegs', es: 'Está en camino' },
  sentText: {
    en: (tracking: string) => `Sent with ${tracking}.`,
    de: (tracking) => `Verschickt mit ${tracking}.`,
    es: (tracking) => `Enviado con ${tracking}.`,
  },
  sendTitle: { en: 'Send it', de: 'Verschick es', es: 'Envíalo' },
  sendText: {
    en: 'Give it to a carrier, and write down the number here.',
    de: 'Übergib es einer Spedition, und schreib die Nummer hier auf.',
    es: 'Dáselo a un transportista y escribe aquí el número.',
  },
  tracking: { en: 'Carrier and number', de: 'Spedition und Nummer', es: 'Transportista y número' },
  trackingHint: {
    en: 'Such as UPS 1Z999AA10123456784.',
    de: 'Zum Beispiel DHL 00340434161094.',
    es: 'Por ejemplo, SEUR 123456789.',
  },
  sent: { en: 'I have sent it', de: 'Ich habe es verschickt', es: 'Lo he enviado' },
  correct: { en: 'Correct the number', de: 'Nummer ändern', es: 'Corregir el número' },
  disputedTitle: { en: 'A problem was reported', de: 'Ein Problem wurde gemeldet', es: 'Hay un problema' },
  disputedText: {
    en: 'The money stays where it is until this is decided. We will email you.',
    de: 'Das Geld bleibt, wo es ist, bis entschieden ist. Du bekommst eine E-Mail.',
    es: 'El dinero se queda donde está hasta que se decida. Te avisamos por correo.',
  },
  ...lowerPrices,
  youAcceptedOn: {
    en: (day: string) => `You gave the money back, ${day}`,
    de: (day) => `Du hast das Geld zurückgegeben, ${day}`,
    es: (day) => `Devolviste el dinero, ${day}`,
  },
  acceptedOn: {
    en: (day: string) => `The seller gave the money back, ${day}`,
    de: (day) => `Der Verkäufer hat das Geld zurückgegeben, ${day}`,
    es: (day) => `El vendedor devolvió el dinero, ${day}`,
  },
  decidedOn: {
    en: (day: string) => `Decided, ${day}`,
    de: (day) => `Entschieden, ${day}`,
    es: (day) => `Decidido, ${day}`,
  },
  appealDecided: {
    en: (day: string) => `Decided on the appeal, ${day}`,
    de: (day) => `Über den Einspruch entschieden, ${day}`,
    es: (day) => `Recurso decidido, ${day}`,
  },
  appealLapsed: {
    en: (day: string) => `Nobody decided on the appeal in time, ${day}. The decision stands.`,
    de: (day) => `Über den Einspruch wurde nicht rechtzeitig entschieden, ${day}. Die Entscheidung bleibt.`,
    es: (day) => `Nadie decidió a tiempo sobre el recurso, ${day}. La decisión se mantiene.`,
  },
  addEvidence: { en: 'Say what happened', de: 'Sagen, was passiert ist', es: 'Contar qué pasó' },
  addEvidenceText: {
    en: (name: string) => `${name} and the shop read it before it is decided.`,
    de: (name) => `${name} und der Shop lesen es, bevor entschieden wird.`,
    es: (name) => `${name} y la tienda lo leen antes de decidir.`,
  },
  sendEvidence: { en: 'Add to the case', de: 'Zum Fall hinzufügen', es: 'Añadir al caso' },
  evidenceText: { en: 'What happened', de: 'Was passiert ist', es: 'Qué pasó' },
  appeal: { en: 'Appeal against the decision', de: 'Einspruch gegen die Entscheidung', es: 'Recurrir la decisión' },
  appealHint: {
    en: 'Once, within seven days. Say what was overlooked.',
    de: 'Einmal, innerhalb von sieben Tagen. Sag, was übersehen wurde.',
    es: 'Una vez, en un plazo de siete días. Di qué se pasó por alto.',
  },
  sendAppeal: { en: 'Send the appeal', de: 'Einspruch senden', es: 'Enviar el recurso' },
  /** Before a decision. */
  refunded: { en: 'Refunded', de: 'Erstattet', es: 'Reembolsado' },
  states: {
    open: { en: 'To decide', de: 'Zu entscheiden', es: 'Por decidir' },
    decided: { en: 'Decided', de: 'Entschieden', es: 'Decidido' },
    appealed: { en: 'Appealed', de: 'Einspruch', es: 'Recurrido' },
    closed: { en: 'Closed', de: 'Abgeschlossen', es: 'Cerrado' },
  },
  choices: {
    refund: {
      en: 'The buyer gets all of it back',
      de: 'Das ganze Geld geht an den Käufer zurück',
      es: 'El comprador recibe todo de vuelta',
    },
    part_refund: {
      en: 'The buyer gets a part back',
      de: 'Ein Teil geht an den Käufer zurück',
      es: 'El comprador recibe una parte de vuelta',
    },
    release: {
      en: 'The seller gets the money',
      de: 'Der Verkäufer bekommt das Geld',
      es: 'El vendedor recibe el dinero',
    },
    more: {
      en: 'The buyer gets more of it back',
      de: 'Ein weiterer Teil geht an den Käufer zurück',
      es: 'El comprador recibe otra parte de vuelta',
    },
    no_more: {
      en: 'The buyer keeps that part, and gets no more',
      de: 'Der Käufer behält diesen Teil und bekommt nicht mehr',
      es: 'El comprador conserva esa parte y no recibe más',
    },
  },
  outcomes: {
    refund: {
      en: (_amount: string) => 'The buyer gets all of the money back.',
      de: () => 'Das ganze Geld geht an den Käufer zurück.',
      es: () => 'El comprador recibe todo el dinero de vuelta.',
    },
    part_refund: {
      en: (amount: string) => `The buyer gets ${amount} back, and the seller gets the rest.`,
      de: (amount) => `${amount} gehen an den Käufer zurück, den Rest bekommt der Verkäufer.`,
      es: (amount) => `Se devuelven ${amount} al comprador, y el vendedor recibe el resto.`,
    },
    release: {
      en: (_amount: string) => 'The seller gets the money.',
      de: () => 'Der Verkäufer bekommt das Geld.',
      es: () => 'El vendedor recibe el dinero.',
    },
    more: {
      en: (amount: string) => `The buyer gets another ${amount} back, and the seller gets the rest.`,
      de: (amount) => `Weitere ${amount} gehen an den Käufer zurück, den Rest bekommt der Verkäufer.`,
      es: (amount) => `Se devuelven otros ${amount} al comprador, y el vendedor recibe el resto.`,
    },
    no_more: {
      en: (_amount: string) => 'The buyer keeps the part that went back, and the seller gets the rest.',
      de: () => 'Der Käufer behält, was schon zurück ist, den Rest bekommt der Verkäufer.',
      es: () => 'El comprador conserva lo que ya se devolvió, y el vendedor recibe el resto.',
    },
  },
  reportedBy: {
    you: {
      en: (day: string) => `Reported by you, ${day}`,
      de: (day) => `Von dir gemeldet, ${day}`,
      es: (day) => `Tu aviso, ${day}`,
    },
    buyer: {
      en: (day: string) => `Reported by the buyer, ${day}`,
      de: (day) => `Vom Käufer gemeldet, ${day}`,
      es: (day) => `Aviso del comprador, ${day}`,
    },
    seller: {
      en: (day: string) => `Reported by the seller, ${day}`,
      de: (day) => `Vom Verkäufer gemeldet, ${day}`,
      es: (day) => `Aviso del vendedor, ${day}`,
    },
  },
  evidenceBy: {
    you: {
      en: (day: string) => `Added by you, ${day}`,
      de: (day) => `Von dir ergänzt, ${day}`,
      es: (day) => `Lo que añadiste, ${day}`,
    },
    buyer: {
      en: (day: string) => `Added by the buyer, ${day}`,
      de: (day) => `Vom Käufer ergänzt, ${day}`,
      es: (day) => `Lo que añadió el comprador, ${day}`,
    },
    seller: {
      en: (day: string) => `Added by the seller, ${day}`,
      de: (day) => `Vom Verkäufer ergänzt, ${day}`,
      es: (day) => `Lo que añadió el vendedor, ${day}`,
    },
  },
  appealBy: {
    you: {
      en: (day: string) => `Your appeal, ${day}`,
      de: (day) => `Dein Einspruch, ${day}`,
      es: (day) => `Tu recurso, ${day}`,
    },
    buyer: {
      en: (day: string) => `Appeal of the buyer, ${day}`,
      de: (day) => `Einspruch des Käufers, ${day}`,
      es: (day) => `Recurso del comprador, ${day}`,
    },
    seller: {
      en: (day: string) => `Appeal of the seller, ${day}`,
      de: (day) => `Einspruch des Verkäufers, ${day}`,
      es: (day) => `Recurso del vendedor, ${day}`,
    },
  },
});
