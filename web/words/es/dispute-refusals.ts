/** Refusals about inspections, lower prices, missed handovers and disputes. */
export const disputeSentences = {
  'It is on its way already. When it arrives, confirm it or report a problem.':
    'Ya está en camino. Cuando llegue, confírmalo o avisa de un problema.',
  'It is on its way already, so there is no time to agree on.': 'Ya está en camino, así que no hay hora que acordar.',
  'A lower price can be agreed on once you have agreed on a time, and until the handover is done.':
    'Podéis acordar un precio más bajo cuando haya una hora acordada y hasta que se haga la entrega.',
  'No lower price is proposed any more.': 'Ya no hay ningún precio más bajo propuesto.',
  'You proposed this price. The other person answers it.': 'Tú propusiste este precio. La otra persona responde.',
  'The proposed price has changed. Please look at it again.': 'El precio propuesto ha cambiado. Míralo de nuevo.',
  'The reduction must be less than what was paid.': 'La rebaja debe ser menor que lo que se pagó.',
  'Only the buyer can do this.': 'Solo la parte compradora puede hacer esto.',
  'There is nothing to confirm now.': 'Ahora no hay nada que confirmar.',
  'It has not been handed over yet. If something is wrong at the handover, refuse it there.':
    'Aún no se ha entregado. Si algo no está bien en la entrega, recházalo allí.',
  'A problem can be reported after a delivery, until the time for inspecting is over.':
    'Puedes avisar de un problema después de una entrega, hasta que termine el plazo de revisión.',
  'You have reported this already. The other person can answer for a day.':
    'Ya has avisado de esto. La otra persona puede responder durante un día.',
  'This can be reported after an agreed time, before the handover.':
    'Puedes avisar de esto después de una hora acordada y antes de la entrega.',
  'The agreed time is not over yet. Please wait until it ends.':
    'La hora acordada aún no ha terminado. Espera a que termine.',
  'Only the seller can do this.': 'Solo la parte vendedora puede hacer esto.',
  'This sale is not sent by a carrier.': 'Esta venta no se envía por transportista.',
  'There is nothing to send: it has arrived already, or the sale has ended.':
    'No hay nada que enviar: ya ha llegado, o la venta ha terminado.',
  'This is decided already, and the buyer gets all money back. Decided by: #':
    'Esto ya está decidido y el comprador recupera todo el dinero. Decidido por: #',
  'This is decided already, and the buyer gets a part back. Decided by: #':
    'Esto ya está decidido y el comprador recupera una parte. Decidido por: #',
  'This is decided already, and the seller gets the money. Decided by: #':
    'Esto ya está decidido y el vendedor recibe el dinero. Decidido por: #',
  'This is decided already. Load the page again to see it.':
    'Esto ya está decidido. Vuelve a cargar la página para verlo.',
  'You can give the money back. Anything else is decided by the marketplace.':
    'Puedes devolver el dinero. Lo demás lo decide el mercado.',
  'The buyer has the money back already, and it cannot be taken again. Confirm the refund, and pay the seller outside of this marketplace if they should get it.':
    'El dinero ya se ha devuelto y no se puede cobrar otra vez. Confirma la devolución, y paga a la parte vendedora fuera de este mercado si debe recibirlo.',
  'There is no decision yet.': 'Aún no hay ninguna decisión.',
  'This decision cannot be appealed: it was in your favour, it is older than seven days, or it was appealed before.':
    'Esta decisión no se puede recurrir: fue a tu favor, tiene más de siete días, o ya se recurrió.',
  'Enter the amount that goes back to the buyer.': 'Escribe el importe que se devuelve.',
  'Enter an amount above zero.': 'Escribe un importe mayor que cero.',
  'Enter an amount in whole cents.': 'Escribe un importe en céntimos enteros.',
  'This amount is too high.': 'Este importe es demasiado alto.',
  'This is all of the payment or more. Choose a full refund instead.':
    'Es todo el pago o más. Elige una devolución completa.',
  'Enter the carrier and the number.': 'Escribe el transportista y el número.',
  'Carrier and number may have up to # characters.': 'El transportista y el número pueden tener hasta # caracteres.',
  'Up to # photos.': 'Hasta # fotos.',
  'Send the addresses of uploaded photos.': 'Envía las direcciones de las fotos subidas.',
  'Choose what happens with the money.': 'Elige qué pasa con el dinero.',
};
