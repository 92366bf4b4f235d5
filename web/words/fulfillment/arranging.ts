import { calendarEntry } from '../../../shared/words/fulfillment/calendar-entry.ts';
import { area } from '../area.ts';

/** Agreeing on a time for the handover. */
export const arranging = area('arranging', {
  title: { en: 'Agree on a time', de: 'Zeit vereinbaren', es: 'Acordar una hora' },
  askYou: {
    en: (name: string) => `${name} proposed when you can meet. Accept a time, or propose others.`,
    de: (name) => `${name} hat vorgeschlagen, wann ihr euch treffen könnt. Nimm eine Zeit an oder schlag andere vor.`,
    es: (name) => `${name} ha propuesto cuándo podéis quedar. Acepta una hora o propón otras.`,
  },
  proposeYou: {
    en: (name: string) => `Propose when you can hand it over. ${name} accepts one of the times.`,
    de: (name) => `Schlag vor, wann du es übergeben kannst. ${name} nimmt eine der Zeiten an.`,
    es: (name) => `Propón cuándo puedes entregarlo. ${name} acepta una de las horas.`,
  },
  waitYou: {
    en: (name: string) => `${name} proposes when you can meet. You can also propose a time yourself.`,
    de: (name) => `${name} schlägt vor, wann ihr euch treffen könnt. Du kannst auch selbst eine Zeit vorschlagen.`,
    es: (name) => `${name} propone cuándo podéis quedar. También puedes proponer tú una hora.`,
  },
  waitAnswer: {
    en: (name: string) => `You proposed a time. Now it is the turn of ${name}.`,
    de: (name) => `Du hast eine Zeit vorgeschlagen. Jetzt ist ${name} an der Reihe.`,
    es: (name) => `Has propuesto una hora. Ahora le toca a ${name}.`,
  },
  theirs: {
    en: (name: string) => `${name} can meet at these times`,
    de: (name) => `${name} kann zu diesen Zeiten`,
    es: (name) => `${name} puede a estas horas`,
  },
  yours: { en: 'You proposed these times', de: 'Du hast diese Zeiten vorgeschlagen', es: 'Has propuesto estas horas' },
  waiting: {
    en: (name: string) => `${name} has not answered yet.`,
    de: (name) => `${name} hat noch nicht geantwortet.`,
    es: (name) => `${name} aún no ha respondido.`,
  },
  until: {
    en: (moment: string) => `If no time is agreed on by ${moment}, the sale is cancelled and the payment is refunded.`,
    de: (moment) => `Ist bis ${moment} keine Zeit vereinbart, wird storniert und das Geld erstattet.`,
    es: (moment) => `Si no hay hora acordada antes del ${moment}, se cancela y se devuelve el dinero.`,
  },
  untilSent: {
    en: (moment: string) =>
      `If it is not sent by ${moment}, and no time is agreed on, the sale is cancelled and the payment is refunded.`,
    de: (moment) =>
      `Ist es bis ${moment} nicht verschickt und keine Zeit vereinbart, wird storniert und das Geld erstattet.`,
    es: (moment) => `Si antes del ${moment} no se envía ni hay hora acordada, se cancela y se devuelve el dinero.`,
  },
  over: { en: 'This time is over', de: 'Diese Zeit ist vorbei', es: 'Esta hora ya pasó' },
  accept: { en: 'Accept', de: 'Annehmen', es: 'Aceptar' },
  sending: { en: 'Sending…', de: 'Wird gesendet …', es: 'Enviando…' },
  proposeFirst: { en: 'Propose times', de: 'Zeiten vorschlagen', es: 'Proponer horas' },
  others: { en: 'Propose other times', de: 'Andere Zeiten vorschlagen', es: 'Proponer otras horas' },
  change: { en: 'Change the time', de: 'Zeit ändern', es: 'Cambiar la hora' },
  changesLeft: {
    en: (count: number) =>
      count === 1 ? 'You can change the time once more.' : `You can change the time ${count} more times.`,
    de: (count) =>
      count === 1 ? 'Du kannst die Zeit noch einmal ändern.' : `Du kannst die Zeit noch ${count}-mal ändern.`,
    es: (count) => (count === 1 ? 'Puedes cambiar la hora una vez más.' : `Puedes cambiar la hora ${count} veces más.`),
  },
  time: {
    en: (number: number) => `Time ${number}`,
    de: (number) => `Zeit ${number}`,
    es: (number) => `Hora ${number}`,
  },
  day: { en: 'Day', de: 'Tag', es: 'Día' },
  from: { en: 'From', de: 'Von', es: 'Desde' },
  to: { en: 'Until', de: 'Bis', es: 'Hasta' },
  add: { en: 'Add another time', de: 'Weitere Zeit', es: 'Añadir otra hora' },
  remove: {
    en: (number: number) => `Remove time ${number}`,
    de: (number) => `Zeit ${number} entfernen`,
    es: (number) => `Quitar la hora ${number}`,
  },
  missing: {
    en: 'Choose the day, the beginning and the end of each time.',
    de: 'Wähle für jede Zeit den Tag, den Anfang und das Ende.',
    es: 'Elige el día, el comienzo y el final de cada hora.',
  },
  zone: {
    en: (name: string) => `Times are in ${name}, where the furniture is.`,
    de: (name) => `Die Zeiten gelten dort, wo der Artikel steht: ${name}.`,
    es: (name) => `Las horas son las del lugar donde está el artículo: ${name}.`,
  },
  shopZone: {
    en: (name: string) => `Times are in ${name}, the time of this shop.`,
    de: (name) => `Die Zeiten gelten in der Zeit dieses Shops: ${name}.`,
    es: (name) => `Las horas son las de esta tienda: ${name}.`,
  },
  propose: { en: 'Propose', de: 'Vorschlagen', es: 'Proponer' },
  agreed: { en: 'The time is agreed', de: 'Die Zeit ist vereinbart', es: 'La hora está acordada' },
  agreedText: {
    en: (name: string) => `You meet ${name} then.`,
    de: (name) => `Dann triffst du ${name}.`,
    es: (name) => `Quedas entonces con ${name}.`,
  },
  agreedBoth: {
    en: 'Buyer and seller have agreed on a time.',
    de: 'Die beiden haben eine Zeit vereinbart.',
    es: 'Los dos han acordado una hora.',
  },
  calendar: { en: 'Add to calendar', de: 'In den Kalender', es: 'Añadir al calendario' },
  calendarEntry,
});

/** Cancelling before the handover, and refusing at it. */
export const endingSale = area('endingSale', {
  cancel: {
    buyer: { en: 'Cancel the purchase', de: 'Kauf stornieren', es: 'Cancelar la compra' },
    seller: { en: 'Cancel the sale', de: 'Verkauf stornieren', es: 'Cancelar la venta' },
  },
  cancelTextBuyer: {
    en: 'You get all of your money back.',
    de: 'Du bekommst dein ganzes Geld zurück.',
    es: 'Se te devuelve todo el dinero.',
  },
  cancelTextSeller: {
    en: 'The buyer gets all of the money back. Cancellations are counted on your seller page.',
    de: 'Das ganze Geld wird erstattet. Stornierungen werden auf deiner Verkäuferseite gezählt.',
    es: 'Se devuelve todo el dinero. Las cancelaciones se cuentan en tu página de vendedor.',
  },
  refuse: { en: 'Refuse it', de: 'Nicht annehmen', es: 'No aceptarlo' },
  refuseText: {
    en: 'If it is not as described, you do not have to take it. You get all of your money back.',
    de: 'Ist es anders als beschrieben, musst du es nicht nehmen. Du bekommst dein ganzes Geld zurück.',
    es: 'Si no es como se describió, no tienes que quedártelo. Se te devuelve todo el dinero.',
  },
  refuseLater: {
    en: (moment: string) => `If something is wrong at the handover, you can refuse it here, from ${moment} on.`,
    de: (moment) => `Stimmt bei der Übergabe etwas nicht, kannst du den Artikel hier ablehnen, ab ${moment}.`,
    es: (moment) => `Si algo no está bien en la entrega, podrás rechazarla aquí a partir del ${moment}.`,
  },
  changeFirst: {
    en: 'To cancel before that, change the time first.',
    de: 'Um vorher zu stornieren, ändere zuerst die Zeit.',
    es: 'Para cancelar antes, cambia primero la hora.',
  },
  photoHint: {
    en: 'Photos that show why, at least one.',
    de: 'Fotos, die zeigen, warum: mindestens eins.',
    es: 'Fotos que muestren por qué, al menos una.',
  },
  photoNeeded: {
    en: 'Add at least one photo that shows why.',
    de: 'Füg mindestens ein Foto hinzu, das zeigt, warum.',
    es: 'Añade al menos una foto que muestre por qué.',
  },
  reason: { en: 'Reason', de: 'Grund', es: 'Motivo' },
  choose: { en: 'Choose a reason', de: 'Wähle einen Grund', es: 'Elige un motivo' },
  text: {
    en: (name: string) => `Message to ${name}`,
    de: (name) => `Nachricht an ${name}`,
    es: (name) => `Mensaje para ${name}`,
  },
  wrote: {
    you: { en: 'You wrote', de: 'Du hast geschrieben', es: 'Escribiste' },
    buyer: { en: 'The buyer wrote', de: 'Der Käufer schrieb', es: 'El comprador escribió' },
    seller: { en: 'The seller wrote', de: 'Der Verkäufer schrieb', es: 'El vendedor escribió' },
  },
  textHint: { en: 'Can be left out.', de: 'Kann leer bleiben.', es: 'Puede quedar vacío.' },
  sending: { en: 'Sending…', de: 'Wird gesendet …', es: 'Enviando…' },
  refused: { en: 'Refused', de: 'Nicht angenommen', es: 'No aceptado' },
  cancelledBy: {
    en: (name: string, reason: string) => `${name} cancelled the sale: ${reason}.`,
    de: (name, reason) => `${name} hat storniert: ${reason}.`,
    es: (name, reason) => `${name} lo canceló: ${reason}.`,
  },
  cancelledByYou: {
    en: (reason: string) => `You cancelled the sale: ${reason}.`,
    de: (reason) => `Du hast storniert: ${reason}.`,
    es: (reason) => `Lo cancelaste: ${reason}.`,
  },
});
