import { refusalsOf } from '../refusal.ts';

export const fulfillmentRefusals = /* @__PURE__ */ refusalsOf('fulfillment', {
  proposeTime: {
    en: 'Propose at least one time.',
    de: 'Schlag mindestens eine Zeit vor.',
    es: 'Propón al menos una hora.',
  },
  tooManyTimes: {
    en: 'Propose up to {most} times.',
    de: 'Schlag bis zu {most} Zeiten vor.',
    es: 'Propón hasta {most} horas.',
  },
  chooseProgress: {
    en: 'Choose open or ended sales.',
    de: 'Wähl offene oder beendete Verkäufe.',
    es: 'Elige ventas abiertas o terminadas.',
  },
  beginNeeded: {
    en: 'Choose when it begins.',
    de: 'Wähle, wann es beginnt.',
    es: 'Elige cuándo empieza.',
  },
  endNeeded: {
    en: 'Choose when it ends.',
    de: 'Wähle, wann es endet.',
    es: 'Elige cuándo termina.',
  },
  timeTooShort: {
    en: 'A time must end at least 15 minutes after it begins.',
    de: 'Eine Zeit muss mindestens 15 Minuten nach ihrem Anfang enden.',
    es: 'Debe terminar al menos 15 minutos después de empezar.',
  },
  timeTooLong: {
    en: 'A time may last up to 12 hours.',
    de: 'Eine Zeit darf bis zu 12 Stunden dauern.',
    es: 'Puede durar hasta 12 horas.',
  },
  timePast: {
    en: 'Choose a time that is still to come.',
    de: 'Wähle eine Zeit, die noch kommt.',
    es: 'Elige una hora que aún no haya pasado.',
  },
  timeTooFar: {
    en: 'Choose a time within the next 60 days.',
    de: 'Wähle eine Zeit in den nächsten 60 Tagen.',
    es: 'Elige una hora en los próximos 60 días.',
  },
  sameTimeTwice: {
    en: 'Two of these times are the same. Propose each time once.',
    de: 'Zwei dieser Zeiten sind gleich. Schlag jede Zeit nur einmal vor.',
    es: 'Dos de estas horas son iguales. Propón cada hora solo una vez.',
  },
  noTimeToAgree: {
    en: 'There is no time to agree on: the handover is done, or the purchase was cancelled.',
    de: 'Es gibt keine Zeit zu vereinbaren: Es wurde schon übergeben oder storniert.',
    es: 'No hay hora que acordar: ya se entregó o se canceló.',
  },
  timeGone: {
    en: 'This time is no longer proposed. Please look at the new ones.',
    de: 'Diese Zeit steht nicht mehr zur Wahl. Bitte sieh dir die neuen an.',
    es: 'Esta hora ya no está propuesta. Mira las nuevas.',
  },
  ownTime: {
    en: 'You proposed this time. The other person answers it.',
    de: 'Du hast diese Zeit vorgeschlagen. Die andere Person antwortet darauf.',
    es: 'Tú propusiste esta hora. Responde la otra persona.',
  },
  timeOver: {
    en: 'This time is over. Please propose another one.',
    de: 'Diese Zeit ist vorbei. Bitte schlag eine andere vor.',
    es: 'Esta hora ya ha pasado. Propón otra.',
  },
  agreedTooSoon: {
    en: 'The agreed time can be changed until two hours before it. Please write to the other person.',
    de: 'Die vereinbarte Zeit kann bis zwei Stunden davor geändert werden. Bitte schreib der anderen Person.',
    es: 'La hora acordada se puede cambiar hasta dos horas antes. Escribe a la otra persona.',
  },
  changedTwice: {
    en: 'You have changed the agreed time twice already. Please write to the other person.',
    de: 'Du hast die vereinbarte Zeit schon zweimal geändert. Bitte schreib der anderen Person.',
    es: 'Ya has cambiado la hora acordada dos veces. Escribe a la otra persona.',
  },
  nothingToCancel: {
    en: 'There is nothing to cancel: the handover is done, or the purchase was cancelled already.',
    de: 'Es gibt nichts zu stornieren: Es wurde schon übergeben oder storniert.',
    es: 'No hay nada que cancelar: ya se entregó o se canceló.',
  },
  timeAgreed: {
    en: 'You have agreed on a time. Propose another time first; then you can cancel.',
    de: 'Ihr habt eine Zeit vereinbart. Schlag zuerst eine andere vor, dann kannst du stornieren.',
    es: 'Habéis acordado una hora. Propón primero otra; después puedes cancelar.',
  },
  refuseAtHandover: {
    en: 'You can refuse it at the handover. Until then you can cancel the purchase.',
    de: 'Du kannst es bei der Übergabe ablehnen. Bis dahin kannst du den Kauf stornieren.',
    es: 'Puedes rechazarlo en la entrega. Hasta entonces puedes cancelar la compra.',
  },
  onlyBuyerRefuses: {
    en: 'Only the buyer can refuse it at the handover.',
    de: 'Nur der Käufer kann es bei der Übergabe ablehnen.',
    es: 'Solo quien compra puede rechazarlo en la entrega.',
  },
  textTooLong: {
    en: 'The text may have up to 2000 characters.',
    de: 'Der Text darf bis zu 2000 Zeichen haben.',
    es: 'El texto puede tener hasta 2000 caracteres.',
  },
  unreadableText: {
    en: 'This text cannot be read.',
    de: 'Dieser Text ist nicht lesbar.',
    es: 'Este texto no se puede leer.',
  },
  onItsWay: {
    en: 'It is on its way already. When it arrives, confirm it or report a problem.',
    de: 'Es ist schon unterwegs. Wenn es ankommt, bestätige es oder melde ein Problem.',
    es: 'Ya está en camino. Cuando llegue, confírmalo o avisa de un problema.',
  },
  onItsWayNoTime: {
    en: 'It is on its way already, so there is no time to agree on.',
    de: 'Es ist schon unterwegs, deshalb gibt es keine Zeit zu vereinbaren.',
    es: 'Ya está en camino, así que no hay hora que acordar.',
  },
  noLowerPriceNow: {
    en: 'A lower price can be agreed on once you have agreed on a time, and until the handover is done.',
    de: 'Einen niedrigeren Preis könnt ihr vereinbaren, sobald eine Zeit feststeht und bis die Übergabe erledigt ist.',
    es: 'Podéis acordar un precio más bajo cuando haya una hora acordada y hasta que se haga la entrega.',
  },
  noPriceProposed: {
    en: 'No lower price is proposed any more.',
    de: 'Es ist kein niedrigerer Preis mehr vorgeschlagen.',
    es: 'Ya no hay ningún precio más bajo propuesto.',
  },
  ownPrice: {
    en: 'You proposed this price. The other person answers it.',
    de: 'Du hast diesen Preis vorgeschlagen. Die andere Person antwortet darauf.',
    es: 'Tú propusiste este precio. La otra persona responde.',
  },
  priceChanged: {
    en: 'The proposed price has changed. Please look at it again.',
    de: 'Der vorgeschlagene Preis hat sich geändert. Sieh ihn dir bitte noch einmal an.',
    es: 'El precio propuesto ha cambiado. Míralo de nuevo.',
  },
  reductionTooHigh: {
    en: 'The reduction must be less than what is left of the price.',
    de: 'Der Nachlass muss kleiner sein als das, was vom Preis übrig ist.',
    es: 'La rebaja debe ser menor que lo que queda del precio.',
  },
  onlyBuyer: {
    en: 'Only the buyer can do this.',
    de: 'Das kann nur der Käufer tun.',
    es: 'Solo el comprador puede hacer esto.',
  },
  nothingToConfirm: {
    en: 'There is nothing to confirm now.',
    de: 'Jetzt gibt es nichts zu bestätigen.',
    es: 'Ahora no hay nada que confirmar.',
  },
  notHandedOver: {
    en: 'It has not been handed over yet. If something is wrong at the handover, refuse it there.',
    de: 'Es ist noch nicht übergeben. Wenn bei der Übergabe etwas nicht stimmt, lehn es dort ab.',
    es: 'Aún no se ha entregado. Si algo no está bien en la entrega, recházalo allí.',
  },
  noReportNow: {
    en: 'A problem can be reported after a delivery, until the time for inspecting is over.',
    de: 'Ein Problem kannst du nach einer Lieferung melden, bis die Zeit zum Prüfen vorbei ist.',
    es: 'Puedes avisar de un problema después de una entrega, hasta que termine el plazo de revisión.',
  },
  problemReported: {
    en: 'A problem is reported already, and the money waits for the decision.',
    de: 'Ein Problem ist schon gemeldet, und das Geld wartet auf die Entscheidung.',
    es: 'Ya hay un aviso de un problema, y el dinero espera la decisión.',
  },
  reportedAlready: {
    en: 'You have reported this already. The other person can answer for a day.',
    de: 'Du hast das schon gemeldet. Die andere Person kann einen Tag lang antworten.',
    es: 'Ya has avisado de esto. La otra persona puede responder durante un día.',
  },
  noMissedNow: {
    en: 'This can be reported after an agreed time, before the handover.',
    de: 'Das kannst du nach einer vereinbarten Zeit melden, vor der Übergabe.',
    es: 'Puedes avisar de esto después de una hora acordada y antes de la entrega.',
  },
  timeNotOver: {
    en: 'The agreed time is not over yet. Please wait until it ends.',
    de: 'Die vereinbarte Zeit ist noch nicht vorbei. Warte bitte, bis sie endet.',
    es: 'La hora acordada aún no ha terminado. Espera a que termine.',
  },
  onlySeller: {
    en: 'Only the seller can do this.',
    de: 'Das kann nur der Verkäufer tun.',
    es: 'Solo el vendedor puede hacer esto.',
  },
  noCarrier: {
    en: 'This sale is not sent by a carrier.',
    de: 'Dieser Verkauf wird nicht verschickt.',
    es: 'Esta venta no se envía por transportista.',
  },
  nothingToSend: {
    en: 'There is nothing to send: it has arrived already, or the sale has ended.',
    de: 'Es gibt nichts zu verschicken: Es ist schon angekommen, oder der Verkauf ist beendet.',
    es: 'No hay nada que enviar: ya ha llegado, o la venta ha terminado.',
  },
  carrierNeeded: {
    en: 'Enter the carrier and the number.',
    de: 'Gib die Spedition und die Nummer ein.',
    es: 'Escribe el transportista y el número.',
  },
  carrierTooLong: {
    en: 'Carrier and number may have up to 200 characters.',
    de: 'Spedition und Nummer dürfen bis zu 200 Zeichen haben.',
    es: 'El transportista y el número pueden tener hasta 200 caracteres.',
  },
  tooManyPhotos: {
    en: 'Up to {most} photos.',
    de: 'Bis zu {most} Fotos.',
    es: 'Hasta {most} fotos.',
  },
});
