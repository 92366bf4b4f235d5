import { area } from './area.ts';

export const reviews = area('reviews', {
  lede: {
    en: 'Say how a sale went, and read what was said about you.',
    de: 'Sag, wie ein Verkauf gelaufen ist, und lies, was über dich gesagt wurde.',
    es: 'Cuenta cómo fue una venta y lee qué se ha dicho de ti.',
  },
  rated: {
    en: (stars: number) => (stars === 1 ? '1 of 5 stars' : `${stars} of 5 stars`),
    de: (stars: number) => (stars === 1 ? '1 von 5 Sternen' : `${stars} von 5 Sternen`),
    es: (stars: number) => (stars === 1 ? '1 de 5 estrellas' : `${stars} de 5 estrellas`),
  },
  average: {
    en: (rating: string) => `${rating} of 5 stars`,
    de: (rating: string) => `${rating} von 5 Sternen`,
    es: (rating: string) => `${rating} de 5 estrellas`,
  },
  count: {
    en: (count: string, isOne: boolean) => (isOne ? `${count} review` : `${count} reviews`),
    de: (count: string, isOne: boolean) => (isOne ? `${count} Bewertung` : `${count} Bewertungen`),
    es: (count: string, isOne: boolean) => (isOne ? `${count} valoración` : `${count} valoraciones`),
  },
  title: { en: 'Reviews', de: 'Bewertungen', es: 'Valoraciones' },
  none: { en: 'No reviews yet.', de: 'Noch keine Bewertungen.', es: 'Todavía no hay valoraciones.' },
  noneHint: {
    en: 'Buyers can write one after a completed sale.',
    de: 'Käufer können nach einem abgeschlossenen Verkauf eine schreiben.',
    es: 'Los compradores pueden escribir una después de una venta terminada.',
  },
  notLoaded: {
    en: 'The reviews could not be loaded. Check your connection, then try again.',
    de: 'Die Bewertungen ließen sich nicht laden. Prüf deine Verbindung und versuch es noch einmal.',
    es: 'No se pudieron cargar las valoraciones. Revisa tu conexión y vuelve a intentarlo.',
  },
  more: { en: 'More reviews', de: 'Mehr Bewertungen', es: 'Más valoraciones' },
  boughtBy: {
    en: (writer: string, title: string) => `${writer} bought ${title}`,
    de: (writer: string, title: string) => `${writer} hat ${title} gekauft`,
    es: (writer: string, title: string) => `${writer} compró ${title}`,
  },
  bought: {
    en: (title: string) => `A former member bought ${title}`,
    de: (title: string) => `Ein früheres Mitglied hat ${title} gekauft`,
    es: (title: string) => `Un antiguo miembro compró ${title}`,
  },
  reply: {
    en: (name: string) => `Reply by ${name}`,
    de: (name: string) => `Antwort von ${name}`,
    es: (name: string) => `Respuesta de ${name}`,
  },
  tags: {
    as_described: { en: 'As described', de: 'Wie beschrieben', es: 'Como se describía' },
    good_condition: { en: 'Good condition', de: 'Guter Zustand', es: 'Buen estado' },
    friendly: { en: 'Friendly', de: 'Freundlich', es: 'Trato amable' },
    on_time: { en: 'On time', de: 'Pünktlich', es: 'Puntual' },
  },
  toWrite: { en: 'To review', de: 'Zu bewerten', es: 'Por valorar' },
  toWriteLede: {
    en: 'You have 14 days. Both reviews are shown together, when both are written or the time is over.',
    de: 'Du hast 14 Tage Zeit. Beide Bewertungen erscheinen zusammen, sobald beide geschrieben sind oder die Zeit vorbei ist.',
    es: 'Tienes 14 días. Las dos valoraciones aparecen juntas, cuando ambas están escritas o termina el plazo.',
  },
  nothingToWrite: {
    en: 'There is nothing to review now.',
    de: 'Gerade gibt es nichts zu bewerten.',
    es: 'Ahora no hay nada que valorar.',
  },
  nothingHint: {
    en: 'When something you bought or sold has changed hands, you can review it here.',
    de: 'Ist etwas übergeben, das du gekauft oder verkauft hast, kannst du es hier bewerten.',
    es: 'Cuando se entregue algo que compraste o vendiste, podrás valorarlo aquí.',
  },
  written: { en: 'Your reviews', de: 'Deine Bewertungen', es: 'Tus valoraciones' },
  boughtFrom: {
    en: (name: string) => `Bought from ${name}`,
    de: (name: string) => `Gekauft von ${name}`,
    es: (name: string) => `Comprado a ${name}`,
  },
  soldTo: {
    en: (name: string) => `Sold to ${name}`,
    de: (name: string) => `Verkauft an ${name}`,
    es: (name: string) => `Vendido a ${name}`,
  },
  until: {
    en: (day: string) => `You can review this until ${day}.`,
    de: (day: string) => `Du kannst das bis zum ${day} bewerten.`,
    es: (day: string) => `Puedes valorarlo hasta el ${day}.`,
  },
  write: { en: 'Write a review', de: 'Bewertung schreiben', es: 'Escribir una valoración' },
  stars: { en: 'How did it go?', de: 'Wie ist es gelaufen?', es: '¿Cómo fue?' },
  starNames: {
    1: { en: 'Very bad', de: 'Sehr schlecht', es: 'Muy mal' },
    2: { en: 'Bad', de: 'Schlecht', es: 'Mal' },
    3: { en: 'All right', de: 'In Ordnung', es: 'Regular' },
    4: { en: 'Good', de: 'Gut', es: 'Bien' },
    5: { en: 'Very good', de: 'Sehr gut', es: 'Muy bien' },
  },
  chooseStars: {
    en: 'Choose one to five stars.',
    de: 'Wähl einen bis fünf Sterne.',
    es: 'Elige de una a cinco estrellas.',
  },
  whatWasGood: { en: 'What was good?', de: 'Was war gut?', es: '¿Qué estuvo bien?' },
  text: { en: 'Your review', de: 'Deine Bewertung', es: 'Tu valoración' },
  textHint: {
    en: (most: string) => `Up to ${most} characters. Everybody can read it.`,
    de: (most: string) => `Bis zu ${most} Zeichen. Alle können sie lesen.`,
    es: (most: string) => `Hasta ${most} caracteres. Todo el mundo puede leerla.`,
  },
  send: { en: 'Send review', de: 'Bewertung senden', es: 'Enviar valoración' },
  sending: { en: 'Sending…', de: 'Wird gesendet…', es: 'Enviando…' },
  sent: { en: 'Your review is saved', de: 'Deine Bewertung ist gespeichert', es: 'Tu valoración está guardada' },
  yours: { en: 'You wrote', de: 'Du hast geschrieben', es: 'Escribiste' },
  theirs: {
    en: (name: string) => `${name} wrote`,
    de: (name: string) => `${name} hat geschrieben`,
    es: (name: string) => `${name} escribió`,
  },
  waits: {
    en: (day: string) => `Not shown yet: it appears when the other review is written, or on ${day}.`,
    de: (day: string) =>
      `Noch nicht sichtbar: Sie erscheint, wenn die andere Bewertung geschrieben ist, oder am ${day}.`,
    es: (day: string) => `Todavía no se ve: aparece cuando se escriba la otra valoración, o el ${day}.`,
  },
  isShown: { en: 'Everybody can read it.', de: 'Alle können sie lesen.', es: 'Todo el mundo puede leerla.' },
  isHidden: { en: 'The shop has hidden it.', de: 'Der Shop hat sie ausgeblendet.', es: 'La tienda la ha ocultado.' },
  you: { en: 'you', de: 'dir', es: 'ti' },
  answer: { en: 'Reply', de: 'Antworten', es: 'Responder' },
  answerText: { en: 'Your reply', de: 'Deine Antwort', es: 'Tu respuesta' },
  answerHint: {
    en: 'You can reply once. Everybody can read it.',
    de: 'Du kannst einmal antworten. Alle können es lesen.',
    es: 'Puedes responder una vez. Todo el mundo puede leerlo.',
  },
  sendAnswer: { en: 'Send reply', de: 'Antwort senden', es: 'Enviar respuesta' },
  answered: { en: 'Your reply is public', de: 'Deine Antwort ist öffentlich', es: 'Tu respuesta es pública' },
});
