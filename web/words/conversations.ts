import { area } from './area.ts';

export const conversations = area('conversations', {
  search: { en: 'Search your messages', de: 'Nachrichten durchsuchen', es: 'Buscar en tus mensajes' },
  inbox: { en: 'Inbox', de: 'Eingang', es: 'Bandeja' },
  archive: { en: 'Archive', de: 'Archiv', es: 'Archivo' },
  filter: { en: 'Which conversations', de: 'Welche Unterhaltungen', es: 'Qué conversaciones' },
  list: { en: 'Conversations', de: 'Unterhaltungen', es: 'Conversaciones' },
  none: { en: 'No messages yet.', de: 'Noch keine Nachrichten.', es: 'Todavía no hay mensajes.' },
  noneHint: {
    en: 'Open an item that you like and press “Message seller”. The answers arrive here, and by email if you are away.',
    de: 'Öffne einen Artikel, der dir gefällt, und drück auf „Nachricht schreiben“. Die Antworten kommen hier an und per E-Mail, wenn du nicht da bist.',
    es: 'Abre un artículo que te guste y pulsa «Escribir al vendedor». Las respuestas llegan aquí, y por correo si no estás.',
  },
  browse: { en: 'Browse items', de: 'Stöbern', es: 'Ver artículos' },
  noneArchived: { en: 'The archive is empty.', de: 'Das Archiv ist leer.', es: 'El archivo está vacío.' },
  noneArchivedHint: {
    en: 'Put a conversation here when it is done. A new message brings it back to the inbox.',
    de: 'Leg eine Unterhaltung hierher, wenn sie erledigt ist. Eine neue Nachricht holt sie zurück.',
    es: 'Guarda aquí una conversación terminada. Un mensaje nuevo la devuelve a la bandeja.',
  },
  noneFound: {
    en: (typed: string) => `Nothing found for “${typed}”.`,
    de: (typed) => `Nichts gefunden für „${typed}“.`,
    es: (typed) => `No hay nada para «${typed}».`,
  },
  noneFoundHint: {
    en: 'Search for a name, an item or a word from a message.',
    de: 'Such nach einem Namen, einem Artikel oder einem Wort aus einer Nachricht.',
    es: 'Busca un nombre, un artículo o una palabra de un mensaje.',
  },
  choose: { en: 'Choose a conversation', de: 'Wähl eine Unterhaltung', es: 'Elige una conversación' },
  chooseHint: {
    en: 'Everything about an item stays together: messages, photos and offers.',
    de: 'Alles zu einem Artikel bleibt beisammen: Nachrichten, Fotos und Preisvorschläge.',
    es: 'Todo lo de un artículo queda junto: mensajes, fotos y ofertas.',
  },
  unread: {
    en: (count: number) => (count === 1 ? '1 unread message' : `${count} unread messages`),
    de: (count) => (count === 1 ? '1 ungelesene Nachricht' : `${count} ungelesene Nachrichten`),
    es: (count) => (count === 1 ? '1 mensaje sin leer' : `${count} mensajes sin leer`),
  },
  mine: {
    en: (text: string) => `You: ${text}`,
    de: (text) => `Du: ${text}`,
    es: (text) => `Tú: ${text}`,
  },
  photos: { en: 'Photos', de: 'Fotos', es: 'Fotos' },
  removed: {
    en: 'This message was removed.',
    de: 'Diese Nachricht wurde entfernt.',
    es: 'Este mensaje se ha eliminado.',
  },
  states: {
    available: { en: 'For sale', de: 'Im Verkauf', es: 'A la venta' },
    held: { en: 'Reserved', de: 'Reserviert', es: 'Reservado' },
    sold: { en: 'Sold', de: 'Verkauft', es: 'Vendido' },
    withdrawn: { en: 'Not for sale', de: 'Nicht im Verkauf', es: 'No está a la venta' },
    removed: { en: 'No longer available', de: 'Nicht mehr verfügbar', es: 'Ya no disponible' },
  },
  back: { en: 'Back to all messages', de: 'Zurück zu allen Nachrichten', es: 'Volver a todos los mensajes' },
  menu: {
    en: (name: string) => `More about the conversation with ${name}`,
    de: (name) => `Mehr zur Unterhaltung mit ${name}`,
    es: (name) => `Más sobre la conversación con ${name}`,
  },
  toArchive: { en: 'Move to the archive', de: 'Ins Archiv legen', es: 'Mover al archivo' },
  toInbox: { en: 'Move to the inbox', de: 'In den Eingang legen', es: 'Mover a la bandeja' },
  archived: { en: 'Moved to the archive', de: 'Ins Archiv gelegt', es: 'Movida al archivo' },
  unarchived: { en: 'Moved to the inbox', de: 'In den Eingang gelegt', es: 'Movida a la bandeja' },
  report: { en: 'Report', de: 'Melden', es: 'Denunciar' },
  reportPerson: { en: 'Report this person', de: 'Diese Person melden', es: 'Denunciar a esta persona' },
  gone: {
    en: 'This conversation does not exist.',
    de: 'Diese Unterhaltung gibt es nicht.',
    es: 'Esta conversación no existe.',
  },
  goneHint: {
    en: 'The address may be incomplete, or you are logged in as somebody else.',
    de: 'Vielleicht ist die Adresse unvollständig, oder du bist mit einem anderen Konto angemeldet.',
    es: 'Puede que la dirección esté incompleta o que hayas entrado con otra cuenta.',
  },
  toMessages: { en: 'See all messages', de: 'Alle Nachrichten', es: 'Ver todos los mensajes' },
  log: {
    en: (name: string) => `Messages with ${name}`,
    de: (name) => `Nachrichten mit ${name}`,
    es: (name) => `Mensajes con ${name}`,
  },
  begin: {
    en: (name: string) => `This is the beginning of your conversation with ${name}.`,
    de: (name) => `Hier beginnt deine Unterhaltung mit ${name}.`,
    es: (name) => `Aquí empieza tu conversación con ${name}.`,
  },
  earlier: { en: 'Earlier messages', de: 'Frühere Nachrichten', es: 'Mensajes anteriores' },
  notEarlier: {
    en: 'Earlier messages could not be loaded.',
    de: 'Frühere Nachrichten konnten nicht geladen werden.',
    es: 'No se pudieron cargar los mensajes anteriores.',
  },
  newMessages: { en: 'New messages', de: 'Neue Nachrichten', es: 'Mensajes nuevos' },
  today: { en: 'Today', de: 'Heute', es: 'Hoy' },
  yesterday: { en: 'Yesterday', de: 'Gestern', es: 'Ayer' },
  you: { en: 'You', de: 'Du', es: 'Tú' },
  said: {
    en: (name: string, text: string) => `${name}: ${text}`,
    de: (name, text) => `${name}: ${text}`,
    es: (name, text) => `${name}: ${text}`,
  },
  sentPhotos: {
    en: (count: number) => (count === 1 ? 'a photo' : `${count} photos`),
    de: (count) => (count === 1 ? 'ein Foto' : `${count} Fotos`),
    es: (count) => (count === 1 ? 'una foto' : `${count} fotos`),
  },
  photo: {
    en: (number: number, count: number) => (count === 1 ? 'Photo' : `Photo ${number} of ${count}`),
    de: (number, count) => (count === 1 ? 'Foto' : `Foto ${number} von ${count}`),
    es: (number, count) => (count === 1 ? 'Foto' : `Foto ${number} de ${count}`),
  },
  enlarge: {
    en: (name: string) => `Enlarge: ${name}`,
    de: (name) => `Vergrößern: ${name}`,
    es: (name) => `Ampliar: ${name}`,
  },
  sending: { en: 'Sending…', de: 'Wird gesendet …', es: 'Enviando…' },
  waiting: {
    en: 'Waiting for a connection. It is sent by itself.',
    de: 'Wartet auf eine Verbindung und wird dann von selbst gesendet.',
    es: 'Espera una conexión y se envía solo.',
  },
  sent: { en: 'Sent', de: 'Gesendet', es: 'Enviado' },
  read: { en: 'Read', de: 'Gelesen', es: 'Leído' },
  photoLost: {
    en: 'A photo is no longer on this device. Press “Edit” and add it again.',
    de: 'Ein Foto ist nicht mehr auf diesem Gerät. Drück auf „Bearbeiten“ und füg es noch einmal hinzu.',
    es: 'Una foto ya no está en este dispositivo. Pulsa «Editar» y añádela otra vez.',
  },
  failed: { en: 'Not sent.', de: 'Nicht gesendet.', es: 'No enviado.' },
  retry: { en: 'Send again', de: 'Noch einmal senden', es: 'Enviar otra vez' },
  edit: { en: 'Edit', de: 'Bearbeiten', es: 'Editar' },
  hidden: {
    phone: { en: 'a phone number', de: 'eine Telefonnummer', es: 'un número de teléfono' },
    email: { en: 'an email address', de: 'eine E-Mail-Adresse', es: 'una dirección de correo' },
    link: { en: 'a link', de: 'einen Link', es: 'un enlace' },
  },
  hiddenText: {
    en: (name: string, what: string) =>
      `${name} does not see ${what} in this message. Until an item is paid for, we hide contact details: this protects both of you from fraud.`,
    de: (name, what) =>
      `${name} sieht ${what} in dieser Nachricht nicht. Bis ein Artikel bezahlt ist, verbergen wir Kontaktdaten: Das schützt euch beide vor Betrug.`,
    es: (name, what) =>
      `${name} no ve ${what} en este mensaje. Hasta que se paga un artículo ocultamos los datos de contacto: así os protegemos a los dos del fraude.`,
  },
  compose: {
    en: (name: string) => `Message to ${name}`,
    de: (name) => `Nachricht an ${name}`,
    es: (name) => `Mensaje para ${name}`,
  },
  placeholder: { en: 'Write a message', de: 'Nachricht schreiben', es: 'Escribe un mensaje' },
  send: { en: 'Send', de: 'Senden', es: 'Enviar' },
  sendingPhotos: { en: 'Uploading…', de: 'Wird hochgeladen …', es: 'Subiendo…' },
  addPhotos: { en: 'Add photos', de: 'Fotos hinzufügen', es: 'Añadir fotos' },
  photosToSend: { en: 'Photos to send', de: 'Fotos zum Senden', es: 'Fotos para enviar' },
  left: {
    en: (written: string, most: string) => `${written} of ${most}`,
    de: (written, most) => `${written} von ${most}`,
    es: (written, most) => `${written} de ${most}`,
  },
  tooLong: {
    en: (over: string) => `${over} characters too many. Shorten the message or send it in two parts.`,
    de: (over) => `${over} Zeichen zu viel. Kürz die Nachricht oder schick sie in zwei Teilen.`,
    es: (over) =>
      `${over === '1' ? 'Sobra 1 carácter' : `Sobran ${over} caracteres`}. Acorta el mensaje o envíalo en dos partes.`,
  },
  quick: { en: 'Quick messages', de: 'Schnelle Fragen', es: 'Preguntas rápidas' },
  closed: {
    left: {
      en: (name: string) => `${name} has left. You can still read this conversation.`,
      de: (name) => `${name} ist nicht mehr dabei. Du kannst diese Unterhaltung noch lesen.`,
      es: (name) => `${name} ya no está. Todavía puedes leer esta conversación.`,
    },
    ended: {
      en: 'You cannot write to each other any more. You can still read this conversation.',
      de: 'Ihr könnt einander nicht mehr schreiben. Du kannst diese Unterhaltung noch lesen.',
      es: 'Ya no podéis escribiros. Todavía puedes leer esta conversación.',
    },
    suspended: {
      en: (name: string) => `${name} is suspended and cannot answer. You can still read this conversation.`,
      de: (name) => `${name} ist gesperrt und kann nicht antworten. Du kannst diese Unterhaltung noch lesen.`,
      es: (name) => `${name} tiene la cuenta suspendida y no puede responder. Todavía puedes leer esta conversación.`,
    },
    silenced: {
      en: 'Your account is suspended, so you can only write about sales that were paid. The email about the decision says how to appeal.',
      de: 'Dein Konto ist gesperrt. Du kannst deshalb nur zu bezahlten Verkäufen schreiben. In der E-Mail über die Entscheidung steht, wie du Beschwerde einlegst.',
      es: 'Tu cuenta está suspendida, así que solo puedes escribir sobre ventas ya pagadas. El correo sobre la decisión explica cómo recurrirla.',
    },
    typed: { en: 'What you typed', de: 'Was du getippt hast', es: 'Lo que escribiste' },
    kept: {
      en: 'What you typed stays on this device.',
      de: 'Was du getippt hast, bleibt auf diesem Gerät.',
      es: 'Lo que escribiste se conserva en este dispositivo.',
    },
  },
  newTitle: { en: 'New message', de: 'Neue Nachricht', es: 'Mensaje nuevo' },
  newTo: {
    en: (name: string) => `To ${name}`,
    de: (name) => `An ${name}`,
    es: (name) => `Para ${name}`,
  },
  newHint: {
    en: 'Ask what you want to know. Contact details stay hidden until you pay.',
    de: 'Frag, was du wissen möchtest. Kontaktdaten bleiben verborgen, bis du bezahlst.',
    es: 'Pregunta lo que quieras saber. Los datos de contacto quedan ocultos hasta que pagues.',
  },
  goneListing: {
    en: 'This item is no longer for sale, so you cannot write to its seller.',
    de: 'Dieser Artikel ist nicht mehr im Verkauf, deshalb kannst du nicht mehr schreiben.',
    es: 'Este artículo ya no está a la venta, así que no puedes escribir a quien lo vendía.',
  },
  ownListing: {
    en: 'This is your own listing. Buyers write to you, and their messages arrive here.',
    de: 'Das ist deine eigene Anzeige. Nachrichten von Interessierten kommen hier an.',
    es: 'Este anuncio es tuyo. Los mensajes de quienes quieren comprar llegan aquí.',
  },
  notStarted: {
    en: 'Your message was not sent. What you wrote is still here.',
    de: 'Deine Nachricht wurde nicht gesendet. Was du geschrieben hast, ist noch da.',
    es: 'Tu mensaje no se envió. Lo que escribiste sigue aquí.',
  },
  youPaid: {
    en: 'You have paid. It is yours.',
    de: 'Du hast bezahlt. Der Artikel gehört dir.',
    es: 'Has pagado. El artículo es tuyo.',
  },
  theyPaid: {
    en: (name: string) => `${name} has paid.`,
    de: (name) => `${name} hat bezahlt.`,
    es: (name) => `${name} ha pagado.`,
  },
  timeOver: {
    en: 'The time to pay is over.',
    de: 'Die Zeit zum Bezahlen ist um.',
    es: 'Se acabó el tiempo para pagar.',
  },
  availableAgain: {
    en: 'It is available again.',
    de: 'Wieder zu haben.',
    es: 'Vuelve a estar disponible.',
  },
  events: {
    offer_accepted: {
      en: (amount: string, until?: string) =>
        until ? `Offer accepted: ${amount}. Reserved until ${until}.` : `Offer accepted: ${amount}.`,
      de: (amount, until) =>
        until
          ? `Preisvorschlag angenommen: ${amount}. Reserviert bis ${until}.`
          : `Preisvorschlag angenommen: ${amount}.`,
      es: (amount, until) =>
        until ? `Oferta aceptada: ${amount}. Reservado hasta el ${until}.` : `Oferta aceptada: ${amount}.`,
    },
    offer_declined: {
      en: (amount: string) => `Offer declined: ${amount}.`,
      de: (amount) => `Preisvorschlag abgelehnt: ${amount}.`,
      es: (amount) => `Oferta rechazada: ${amount}.`,
    },
    offer_withdrawn: {
      en: (amount: string) => `Offer withdrawn: ${amount}.`,
      de: (amount) => `Preisvorschlag zurückgezogen: ${amount}.`,
      es: (amount) => `Oferta retirada: ${amount}.`,
    },
    offer_expired: {
      en: (amount: string) => `Offer expired: ${amount}. Nobody answered in time.`,
      de: (amount) => `Preisvorschlag abgelaufen: ${amount}. Niemand hat rechtzeitig geantwortet.`,
      es: (amount) => `Oferta caducada: ${amount}. Nadie respondió a tiempo.`,
    },
    offer_superseded: {
      en: (amount: string) => `Offer no longer valid: ${amount}.`,
      de: (amount) => `Preisvorschlag gilt nicht mehr: ${amount}.`,
      es: (amount) => `La oferta ya no vale: ${amount}.`,
    },
    hold_lapsed: {
      en: 'The reservation has ended.',
      de: 'Die Reservierung ist beendet.',
      es: 'La reserva ha terminado.',
    },
    sold: { en: 'It is sold.', de: 'Verkauft.', es: 'Vendido.' },
  },
});
