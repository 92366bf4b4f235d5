/** Refusals about conversations, offers and handovers. */
export const dealSentences = {
  'Write a message.': 'Escribe un mensaje.',
  'Write a message, or add a photo.': 'Escribe un mensaje o añade una foto.',
  'A message may have up to # characters.': 'Un mensaje puede tener hasta # caracteres.',
  'A message may have up to # photos.': 'Un mensaje puede tener hasta # fotos.',
  'You have sent many messages within an hour. Your text is kept; please send it later.':
    'Has enviado muchos mensajes en una hora. Tu texto se conserva; envíalo más tarde.',
  'You have written to many sellers today. Your text is kept; please write to this one tomorrow, or continue a conversation.':
    'Hoy has escrito a muchos vendedores. Tu texto se conserva; escribe a este mañana o continúa una conversación.',
  'You have sent the same text to several people. Please write to each one about their own listing. Your text is kept.':
    'Has enviado el mismo texto a varias personas. Escribe a cada una sobre su propio anuncio. Tu texto se conserva.',
  'This person has left. Nothing more can be sent.': 'Esta persona ya no está. No se puede enviar nada más.',
  'This conversation has ended. Nothing more can be sent.':
    'Esta conversación ha terminado. No se puede enviar nada más.',
  'You cannot write to this seller.': 'No puedes escribir a este vendedor.',
  'Enter an amount.': 'Indica un importe.',
  'Offer an amount in this range: #': 'Ofrece un importe dentro de este margen: #',
  'The seller takes no offers for this listing. You can buy it at its price.':
    'El vendedor no acepta ofertas por este artículo. Puedes comprarlo a su precio.',
  'You have made many offers within an hour. Please wait a while before the next one.':
    'Has hecho muchas ofertas en una hora. Espera un poco antes de la siguiente.',
  'The other person answers this offer. You can withdraw it.':
    'A esta oferta responde la otra persona. Tú puedes retirarla.',
  'This offer is no longer open. Please look at the conversation again.':
    'Esta oferta ya no está abierta. Vuelve a mirar la conversación.',
  'Accept at least what you do not decline.': 'Acepta como mínimo lo que no rechazas.',
  'Enter the # digits.': 'Introduce las # cifras.',
  'There is nothing to hand over: it is done already, or the purchase was cancelled.':
    'No hay nada que entregar: ya está hecho o la compra se canceló.',
  'This is not the code of this purchase. Please ask the buyer to show it again.':
    'Este no es el código de esta compra. Pide que te lo enseñen otra vez.',
  'Too many wrong codes. Please try again in ten minutes.':
    'Demasiados códigos incorrectos. Inténtalo de nuevo en diez minutos.',
  'A code can be checked without a connection once you have agreed on a time, and until the handover.':
    'El código se puede comprobar sin conexión desde que hay una hora acordada y hasta la entrega.',
  'This time cannot be read.': 'Esta hora no se puede leer.',
  'This challenge cannot be read.': 'Esta comprobación no se puede leer.',
  'The other person says where you meet.': 'La otra persona dice dónde quedáis.',
  'The handover is done, or the purchase was cancelled.': 'La entrega ya está hecha o la compra se canceló.',
  'Enter your tax number.': 'Escribe tu número fiscal.',
  'Enter your address.': 'Escribe tu dirección.',
  'A tax number may have up to # characters.': 'Un número fiscal puede tener hasta # caracteres.',
  'This year has not ended yet.': 'Este año aún no ha terminado.',
  'The seller is a private person, so the law gives no right to withdraw. You can ask for a return.':
    'El vendedor es un particular, así que no hay derecho de desistimiento. Puedes pedir una devolución.',
  'The 14 days are over. You can still ask the seller for a return.':
    'Los 14 días han pasado. Aún puedes pedir una devolución al vendedor.',
  'An address may have up to # characters.': 'Una dirección puede tener hasta # caracteres.',
  'Propose at least one time.': 'Propón al menos una hora.',
  'Propose up to # times.': 'Propón hasta # horas.',
  'Choose when it begins.': 'Elige cuándo empieza.',
  'Choose when it ends.': 'Elige cuándo termina.',
  'A time must end at least # minutes after it begins.': 'Debe terminar al menos # minutos después de empezar.',
  'A time may last up to # hours.': 'Puede durar hasta # horas.',
  'Choose a time that is still to come.': 'Elige una hora que aún no haya pasado.',
  'Choose a time within the next # days.': 'Elige una hora en los próximos # días.',
  'There is no time to agree on: the handover is done, or the purchase was cancelled.':
    'No hay hora que acordar: ya se entregó o la compra se canceló.',
  'This time is no longer proposed. Please look at the new ones.': 'Esta hora ya no está propuesta. Mira las nuevas.',
  'You proposed this time. The other person answers it.': 'Tú propusiste esta hora. Responde la otra persona.',
  'This time is over. Please propose another one.': 'Esta hora ya ha pasado. Propón otra.',
  'The agreed time can be changed until two hours before it. Please write to the other person.':
    'La hora acordada se puede cambiar hasta dos horas antes. Escribe a la otra persona.',
  'You have changed the agreed time twice already. Please write to the other person.':
    'Ya has cambiado la hora acordada dos veces. Escribe a la otra persona.',
  'There is nothing to cancel: the handover is done, or the purchase was cancelled already.':
    'No hay nada que cancelar: ya se entregó o la compra ya se canceló.',
  'You have agreed on a time. Propose another time first; then you can cancel.':
    'Habéis acordado una hora. Propón primero otra; después puedes cancelar.',
  'You can refuse it at the handover. Until then you can cancel the purchase.':
    'Puedes rechazarlo en la entrega. Hasta entonces puedes cancelar la compra.',
  'Only the buyer can refuse it at the handover.': 'Solo quien compra puede rechazarlo en la entrega.',
  'The text may have up to # characters.': 'El texto puede tener hasta # caracteres.',
  'This text cannot be read.': 'Este texto no se puede leer.',
} as const;
