// Words of requests to cancel or return a purchase.

import { area } from '../area.ts';

export const returns = area('returns', {
  open: { en: 'Cancel or return', de: 'Storno oder Rückgabe', es: 'Cancelar o devolver' },
  yourRequest: { en: 'Your return request', de: 'Deine Rückgabeanfrage', es: 'Tu solicitud de devolución' },
  yourWithdrawal: { en: 'Your withdrawal', de: 'Dein Widerruf', es: 'Tu desistimiento' },
  title: { en: 'Cancel or return', de: 'Stornieren oder zurückgeben', es: 'Cancelar o devolver' },
  about: {
    en: (title: string) => `Your purchase: ${title}`,
    de: (title) => `Dein Kauf: ${title}`,
    es: (title) => `Tu compra: ${title}`,
  },
  mustAccept: {
    en: 'The seller is a trader, and you ask in time: the seller must accept.',
    de: 'Der Verkäufer ist gewerblich, und du fragst rechtzeitig: Er muss annehmen.',
    es: 'El vendedor es profesional y lo pides a tiempo: tiene que aceptar.',
  },
  withdraw: { en: 'Withdraw from contract', de: 'Vertrag widerrufen', es: 'Desistir del contrato' },
  withdrawConfirm: { en: 'Confirm withdrawal', de: 'Widerruf bestätigen', es: 'Confirmar el desistimiento' },
  withdrawQuestion: {
    en: 'Withdraw from this contract?',
    de: 'Diesen Vertrag widerrufen?',
    es: '¿Desistir de este contrato?',
  },
  withdrawText: {
    en: (title: string) =>
      `You declare that you withdraw from the purchase of ${title}. Nobody has to accept it. You get an email that confirms it, with the time.`,
    de: (title) =>
      `Du erklärst, dass du den Kauf von ${title} widerrufst. Niemand muss zustimmen. Du bekommst eine E-Mail, die das mit der Uhrzeit bestätigt.`,
    es: (title) =>
      `Declaras que desistes de la compra de ${title}. Nadie tiene que aceptarlo. Recibes un correo que lo confirma, con la hora.`,
  },
  withdrawWords: {
    en: 'What you want to add (optional)',
    de: 'Was du dazu sagen möchtest (freiwillig)',
    es: 'Lo que quieras añadir (opcional)',
  },
  withdrawn: {
    en: 'You have withdrawn. We sent you the confirmation by email.',
    de: 'Du hast widerrufen. Die Bestätigung kommt per E-Mail.',
    es: 'Has desistido. Te enviamos la confirmación por correo.',
  },
  withdrawRight: {
    en: 'The seller is a trader. You can withdraw within 14 days of receiving it, without a reason.',
    de: 'Der Verkäufer ist gewerblich. Du kannst innerhalb von 14 Tagen nach Erhalt widerrufen, ohne Grund.',
    es: 'El vendedor es profesional. Puedes desistir en los 14 días posteriores a recibirlo, sin motivo.',
  },
  withdrawForm: {
    en: 'About the right of withdrawal, with the model form',
    de: 'Über das Widerrufsrecht, mit dem Muster-Formular',
    es: 'Sobre el derecho de desistimiento, con el modelo de formulario',
  },
  withdrawnText: {
    en: 'You withdrew from the contract. The seller must pay you back within 14 days; agree on the return with them.',
    de: 'Du hast den Vertrag widerrufen. Der Verkäufer muss innerhalb von 14 Tagen zurückzahlen; verabrede mit ihm die Rückgabe.',
    es: 'Has desistido del contrato. El vendedor debe devolverte el dinero en 14 días; acuerda con él la devolución.',
  },
  reason: { en: 'Reason', de: 'Grund', es: 'Motivo' },
  chooseReason: { en: 'Choose a reason', de: 'Grund wählen', es: 'Elige un motivo' },
  reasonMissing: { en: 'Choose a reason.', de: 'Wähl einen Grund.', es: 'Elige un motivo.' },
  reasons: {
    changed_mind: { en: 'Changed my mind', de: 'Anders überlegt', es: 'He cambiado de opinión' },
    not_as_described: { en: 'Not as described', de: 'Nicht wie beschrieben', es: 'No es como se describe' },
    damaged: { en: 'Damaged', de: 'Beschädigt', es: 'Está dañado' },
    never_received: { en: 'Never received', de: 'Nie erhalten', es: 'No lo he recibido' },
    other: { en: 'Something else', de: 'Etwas anderes', es: 'Otra cosa' },
    withdrawal: { en: 'Withdrawal from the contract', de: 'Widerruf', es: 'Desistimiento' },
  },
  text: { en: 'What happened?', de: 'Was ist passiert?', es: '¿Qué ha pasado?' },
  textHint: {
    en: 'The seller and the shop read this.',
    de: 'Der Verkäufer und der Shop lesen das.',
    es: 'Lo leen el vendedor y la tienda.',
  },
  textMissing: {
    en: 'Say in a sentence what happened.',
    de: 'Sag in einem Satz, was passiert ist.',
    es: 'Cuenta en una frase qué ha pasado.',
  },
  send: { en: 'Send request', de: 'Anfrage senden', es: 'Enviar solicitud' },
  sent: {
    en: 'Your request is sent. We will write to you when the seller answers.',
    de: 'Deine Anfrage ist gesendet. Wir schreiben dir, sobald es eine Antwort gibt.',
    es: 'Tu solicitud está enviada. Te escribiremos cuando el vendedor responda.',
  },
  cannotAsk: {
    en: 'You cannot ask for a return of this purchase now. Write to the shop if you need help.',
    de: 'Für diesen Kauf kannst du gerade nicht anfragen. Schreib dem Shop, wenn du Hilfe brauchst.',
    es: 'Ahora no puedes pedir la devolución de esta compra. Escribe a la tienda si necesitas ayuda.',
  },
  /** The seller has left. */
  byShop: {
    sent: {
      en: 'Your request is sent. The seller has left, so the shop decides and writes to you.',
      de: 'Deine Anfrage ist gesendet. Der Verkäufer ist nicht mehr dabei, deshalb entscheidet der Shop und schreibt dir.',
      es: 'Tu solicitud está enviada. El vendedor ya no está, así que la tienda decide y te escribe.',
    },
    withdrawn: {
      en: 'You withdrew from the contract. The seller has left, so the shop sees to it that your money is back within 14 days. Keep the item until the shop writes to you.',
      de: 'Du hast den Vertrag widerrufen. Der Verkäufer ist nicht mehr dabei, deshalb sorgt der Shop dafür, dass dein Geld innerhalb von 14 Tagen zurück ist. Behalte den Artikel, bis der Shop dir schreibt.',
      es: 'Has desistido del contrato. El vendedor ya no está, así que la tienda se ocupa de que recuperes tu dinero en 14 días. Guarda el artículo hasta que la tienda te escriba.',
    },
    open: {
      en: 'The seller has left. The shop has your request, decides about it and writes to you.',
      de: 'Der Verkäufer ist nicht mehr dabei. Der Shop hat deine Anfrage, entscheidet darüber und schreibt dir.',
      es: 'El vendedor ya no está. La tienda tiene tu solicitud, decide y te escribe.',
    },
    accepted: {
      en: 'Your request is accepted. The seller has left, so keep the item until the shop writes how it goes back; the shop then refunds you.',
      de: 'Deine Anfrage ist angenommen. Der Verkäufer ist nicht mehr dabei: Behalte den Artikel, bis der Shop schreibt, wie er zurückgeht; danach erstattet der Shop den Betrag.',
      es: 'Tu solicitud está aceptada. El vendedor ya no está: guarda el artículo hasta que la tienda te escriba cómo se devuelve; después te reembolsa.',
    },
    /** The seller is back. */
    acceptedBefore: {
      en: 'Your request was accepted while the seller was away. Agree on the return with them; the shop then refunds you.',
      de: 'Deine Anfrage wurde angenommen, während der Verkäufer nicht dabei war. Verabredet die Rückgabe; danach erstattet der Shop den Betrag.',
      es: 'Tu solicitud se aceptó mientras el vendedor no estaba. Acuerda con él la devolución; después la tienda te reembolsa.',
    },
    declined: {
      en: 'Your request is declined. Write to the shop if you think this is wrong.',
      de: 'Deine Anfrage ist abgelehnt. Schreib dem Shop, wenn das aus deiner Sicht nicht stimmt.',
      es: 'Tu solicitud está rechazada. Escribe a la tienda si crees que es un error.',
    },
    mustAccept: {
      en: 'You ask in time, and the seller was a trader: the request must be accepted.',
      de: 'Du fragst rechtzeitig, und der Verkäufer war gewerblich: Die Anfrage muss angenommen werden.',
      es: 'Lo pides a tiempo y el vendedor era profesional: la solicitud tiene que aceptarse.',
    },
    until: {
      en: (until: string) => `The shop decides by ${until}. If it does not, your request is accepted.`,
      de: (until) => `Der Shop entscheidet bis ${until}. Tut er das nicht, ist deine Anfrage angenommen.`,
      es: (until) => `La tienda decide antes del ${until}. Si no lo hace, tu solicitud queda aceptada.`,
    },
    dueBy: {
      en: (day: string) => `Answer by ${day}`,
      de: (day) => `Antworte bis ${day}`,
      es: (day) => `Responde antes del ${day}`,
    },
    decideUntil: {
      en: (until: string) => `If nobody decides by ${until}, the request is accepted.`,
      de: (until) => `Entscheidet bis ${until} niemand, ist die Anfrage angenommen.`,
      es: (until) => `Si nadie decide antes del ${until}, la solicitud queda aceptada.`,
    },
    decide: {
      en: 'The seller has left, so you decide.',
      de: 'Der Verkäufer ist nicht mehr dabei, deshalb entscheidest du.',
      es: 'El vendedor ya no está, así que decides tú.',
    },
    whileAway: {
      en: 'It was answered while you were away.',
      de: 'Sie wurde beantwortet, während du nicht dabei warst.',
      es: 'Se respondió mientras no estabas.',
    },
    answer: { en: 'The shop’s answer', de: 'Antwort des Shops', es: 'Respuesta de la tienda' },
    acceptText: {
      en: (title: string) => `The buyer of ${title} is told. Then refund the payment in this list.`,
      de: (title) => `Wer ${title} gekauft hat, erfährt davon. Erstatte danach die Zahlung in dieser Liste.`,
      es: (title) => `Avisamos a quien compró ${title}. Después reembolsa el pago en esta lista.`,
    },
    declineText: {
      en: (title: string) => `The buyer of ${title} is told, and can write to you. The sale stands.`,
      de: (title) => `Wer ${title} gekauft hat, erfährt davon und kann dir schreiben. Der Verkauf gilt weiter.`,
      es: (title) => `Avisamos a quien compró ${title}, que puede escribirte. La venta sigue en pie.`,
    },
  },
  askAgain: { en: 'Ask again', de: 'Noch einmal anfragen', es: 'Pedirlo otra vez' },
  yourText: { en: 'What you wrote', de: 'Was du geschrieben hast', es: 'Lo que escribiste' },
  theirAnswer: { en: 'The seller’s answer', de: 'Antwort des Verkäufers', es: 'Respuesta del vendedor' },
  states: {
    open: { en: 'Open', de: 'Offen', es: 'Abierta' },
    accepted: { en: 'Accepted', de: 'Angenommen', es: 'Aceptada' },
    declined: { en: 'Declined', de: 'Abgelehnt', es: 'Rechazada' },
    refunded: { en: 'Refunded', de: 'Erstattet', es: 'Reembolsada' },
  },
  stateTexts: {
    open: {
      en: 'The seller has your request and will answer it.',
      de: 'Der Verkäufer hat deine Anfrage und wird sie beantworten.',
      es: 'El vendedor tiene tu solicitud y te responderá.',
    },
    accepted: {
      en: 'The seller accepts. Agree on the handover with them; the shop then refunds you.',
      de: 'Der Verkäufer nimmt an. Verabredet die Rückgabe; danach erstattet der Shop den Betrag.',
      es: 'El vendedor acepta. Acuerda con él la devolución; después la tienda te reembolsa.',
    },
    declined: {
      en: 'The seller declines. Write to the shop if you think this is wrong.',
      de: 'Der Verkäufer lehnt ab. Schreib dem Shop, wenn das aus deiner Sicht nicht stimmt.',
      es: 'El vendedor la rechaza. Escribe a la tienda si crees que es un error.',
    },
    refunded: {
      en: 'You got your money back.',
      de: 'Du hast dein Geld zurückbekommen.',
      es: 'Te hemos devuelto el dinero.',
    },
  },
  requests: { en: 'Return requests', de: 'Rückgabeanfragen', es: 'Solicitudes de devolución' },
  requestsLede: {
    en: 'Buyers ask to cancel or return. Answer each open request.',
    de: 'Käufer möchten stornieren oder zurückgeben. Beantworte jede offene Anfrage.',
    es: 'Quienes compraron quieren cancelar o devolver. Responde a cada solicitud abierta.',
  },
  /** For the seller. */
  whatNext: {
    accepted: {
      en: 'Agree with the buyer on how it goes back. The shop then refunds the payment.',
      de: 'Verabrede mit dem Käufer, wie es zurückgeht. Danach erstattet der Shop die Zahlung.',
      es: 'Acuerda con el comprador cómo se devuelve. Después la tienda reembolsa el pago.',
    },
    withdrawn: {
      en: 'The buyer has withdrawn from the contract; you need not accept it. By law the money must be back within 14 days, and the shop refunds it. Agree with the buyer on how it goes back.',
      de: 'Der Käufer hat den Vertrag widerrufen; du musst nicht zustimmen. Nach dem Gesetz muss das Geld innerhalb von 14 Tagen zurück sein, und der Shop erstattet es. Verabrede mit dem Käufer, wie es zurückgeht.',
      es: 'El comprador ha desistido del contrato; no hace falta que lo aceptes. Por ley el dinero tiene que estar de vuelta en 14 días, y la tienda lo reembolsa. Acuerda con el comprador cómo se devuelve.',
    },
  },
  from: {
    en: (buyer: string) => `From ${buyer}`,
    de: (buyer) => `Von ${buyer}`,
    es: (buyer) => `De ${buyer}`,
  },
  yourAnswer: { en: 'Your answer', de: 'Deine Antwort', es: 'Tu respuesta' },
  traderMustAccept: {
    en: 'You sell as a trader and the buyer asked within 14 days, so you must accept.',
    de: 'Du verkaufst gewerblich, und die Anfrage kam innerhalb von 14 Tagen. Deshalb musst du sie annehmen.',
    es: 'Vendes como profesional y te lo han pedido en los 14 días de plazo, así que tienes que aceptar.',
  },
  accept: { en: 'Accept', de: 'Annehmen', es: 'Aceptar' },
  decline: { en: 'Decline', de: 'Ablehnen', es: 'Rechazar' },
  acceptQuestion: { en: 'Accept this request?', de: 'Diese Anfrage annehmen?', es: '¿Aceptar esta solicitud?' },
  declineQuestion: { en: 'Decline this request?', de: 'Diese Anfrage ablehnen?', es: '¿Rechazar esta solicitud?' },
  acceptText: {
    en: (title: string) => `The buyer of ${title} is told. The shop refunds the payment.`,
    de: (title) => `Wer ${title} gekauft hat, erfährt davon. Der Shop erstattet die Zahlung.`,
    es: (title) => `Avisamos a quien compró ${title}. La tienda reembolsa el pago.`,
  },
  declineText: {
    en: (title: string) =>
      `The buyer of ${title} is told. The sale stands. If you sell as a trader, you cannot decline within 14 days after the buyer received it.`,
    de: (title) =>
      `Wer ${title} gekauft hat, erfährt davon. Der Verkauf gilt weiter. Verkaufst du gewerblich, darfst du bis 14 Tage nach Erhalt nicht ablehnen.`,
    es: (title) =>
      `Avisamos a quien compró ${title}. La venta sigue en pie. Si vendes como profesional, no puedes rechazarla en los 14 días posteriores a la entrega.`,
  },
  sentence: { en: 'Your answer to the buyer', de: 'Deine Antwort an den Käufer', es: 'Tu respuesta a quien lo compró' },
  sentenceMissing: {
    en: 'Write a sentence to the buyer.',
    de: 'Schreib dem Käufer einen Satz.',
    es: 'Escribe una frase a quien lo compró.',
  },
  answered: {
    en: 'Answered. The buyer is told by email.',
    de: 'Beantwortet. Der Käufer erfährt es per E-Mail.',
    es: 'Respondida. Avisamos por correo a quien lo compró.',
  },
  filter: { en: 'Return request', de: 'Rückgabeanfrage', es: 'Solicitud de devolución' },
  anyRequest: { en: 'All payments', de: 'Alle Zahlungen', es: 'Todos los pagos' },
  read: { en: 'Read request', de: 'Anfrage lesen', es: 'Leer solicitud' },
  request: { en: 'Return request', de: 'Rückgabeanfrage', es: 'Solicitud de devolución' },
  buyerText: {
    en: 'What the buyer wrote',
    de: 'Was der Käufer geschrieben hat',
    es: 'Lo que escribió quien lo compró',
  },
  withdrawals: {
    open: { en: 'Withdrawal: Open', de: 'Widerruf: Offen', es: 'Desistimiento: Abierto' },
    accepted: { en: 'Withdrawal', de: 'Widerruf', es: 'Desistimiento' },
    declined: { en: 'Withdrawal: Declined', de: 'Widerruf: Abgelehnt', es: 'Desistimiento: Rechazado' },
    refunded: { en: 'Withdrawal: Refunded', de: 'Widerruf: Erstattet', es: 'Desistimiento: Reembolsado' },
  },
  badge: {
    en: (state: string) => `Return: ${state}`,
    de: (state) => `Rückgabe: ${state}`,
    es: (state) => `Devolución: ${state}`,
  },
});
