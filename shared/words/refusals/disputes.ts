import { refusalsOf } from '../refusal.ts';

export const disputeRefusals = /* @__PURE__ */ refusalsOf('disputes', {
  decidedRefund: {
    en: 'This is decided already, and the buyer gets all money back. Decided by: {name}',
    de: 'Das ist schon entschieden, und der Käufer bekommt das ganze Geld zurück. Entschieden von: {name}',
    es: 'Esto ya está decidido y el comprador recupera todo el dinero. Decidido por: {name}',
  },
  decidedPart: {
    en: 'This is decided already, and the buyer gets a part back. Decided by: {name}',
    de: 'Das ist schon entschieden, und der Käufer bekommt einen Teil zurück. Entschieden von: {name}',
    es: 'Esto ya está decidido y el comprador recupera una parte. Decidido por: {name}',
  },
  decidedRelease: {
    en: 'This is decided already, and the seller gets the money. Decided by: {name}',
    de: 'Das ist schon entschieden, und der Verkäufer bekommt das Geld. Entschieden von: {name}',
    es: 'Esto ya está decidido y el vendedor recibe el dinero. Decidido por: {name}',
  },
  decided: {
    en: 'This is decided already. Load the page again to see it.',
    de: 'Das ist schon entschieden. Lade die Seite neu, um es zu sehen.',
    es: 'Esto ya está decidido. Vuelve a cargar la página para verlo.',
  },
  notForBuyer: {
    en: 'The seller can give the money back. Anything else is decided by the shop.',
    de: 'Der Verkäufer kann das Geld zurückgeben. Alles andere entscheidet der Shop.',
    es: 'El vendedor puede devolver el dinero. Lo demás lo decide la tienda.',
  },
  onlyRefund: {
    en: 'You can give the money back. Anything else is decided by the shop.',
    de: 'Du kannst das Geld zurückgeben. Alles andere entscheidet der Shop.',
    es: 'Puedes devolver el dinero. Lo demás lo decide la tienda.',
  },
  moneyIsBack: {
    en: 'The buyer has the money back already, and it cannot be taken again. Confirm the refund, and pay the seller outside of this shop if they should get it.',
    de: 'Das Geld ist schon zurück und lässt sich nicht noch einmal einziehen. Bestätige die Erstattung, und bezahl den Verkäufer außerhalb dieses Shops, wenn er es bekommen soll.',
    es: 'El dinero ya se ha devuelto y no se puede cobrar otra vez. Confirma la devolución, y paga al vendedor fuera de esta tienda si debe recibirlo.',
  },
  refundedMeanwhile: {
    en: 'The buyer has got all of the money back, so there is nothing left to decide.',
    de: 'Das ganze Geld ging zurück, deshalb gibt es nichts mehr zu entscheiden.',
    es: 'Se ha devuelto todo el dinero, así que no queda nada por decidir.',
  },
  noDecision: {
    en: 'There is no decision yet.',
    de: 'Es gibt noch keine Entscheidung.',
    es: 'Aún no hay ninguna decisión.',
  },
  notAppealable: {
    en: 'This decision cannot be appealed: it was in your favour, it is older than seven days, or it was appealed before.',
    de: 'Gegen diese Entscheidung ist kein Einspruch möglich: Sie war zu deinen Gunsten, sie ist älter als sieben Tage, oder es gab schon einen Einspruch.',
    es: 'Esta decisión no se puede recurrir: fue a tu favor, tiene más de siete días, o ya se recurrió.',
  },
  amountNeeded: {
    en: 'Enter the amount that goes back to the buyer.',
    de: 'Gib den Betrag ein, der zurückgeht.',
    es: 'Escribe el importe que se devuelve.',
  },
  amountForPartOnly: {
    en: 'An amount goes with a partial refund. Leave it out, or choose a partial refund.',
    de: 'Ein Betrag gehört zu einer Teilerstattung. Lass ihn weg, oder wähl eine Teilerstattung.',
    es: 'El importe corresponde a una devolución parcial. Quítalo o elige una devolución parcial.',
  },
  wholePayment: {
    en: 'This is all of the payment or more. Choose a full refund instead.',
    de: 'Das ist die ganze Zahlung oder mehr. Wähl stattdessen eine volle Erstattung.',
    es: 'Es todo el pago o más. Elige una devolución completa.',
  },
  evidenceClosed: {
    en: 'This is decided, so nothing more can be added.',
    de: 'Das ist entschieden, deshalb lässt sich nichts mehr ergänzen.',
    es: 'Esto ya está decidido, así que no se puede añadir nada más.',
  },
  tooMuchEvidence: {
    en: 'You have added something {most} times, which is the most. The shop decides with what is there.',
    de: 'Du hast schon {most}-mal etwas ergänzt, mehr geht nicht. Der Shop entscheidet mit dem, was da ist.',
    es: 'Ya has añadido algo {most} veces, que es el máximo. La tienda decide con lo que hay.',
  },
  chooseOutcome: {
    en: 'Choose what happens with the money.',
    de: 'Wähl, was mit dem Geld geschieht.',
    es: 'Elige qué pasa con el dinero.',
  },
});
