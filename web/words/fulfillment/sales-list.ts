import { area } from '../area.ts';

/** The seller's list of sales. */
export const salesList = area('salesList', {
  title: { en: 'My Sales', de: 'Meine Verkäufe', es: 'Mis ventas' },
  lede: {
    en: 'What you sold, and what each sale waits for.',
    de: 'Was du verkauft hast, und worauf jeder Verkauf wartet.',
    es: 'Lo que has vendido y qué falta en cada venta.',
  },
  open: { en: 'Under way', de: 'Laufend', es: 'En curso' },
  noneOpen: {
    en: 'No sale is under way.',
    de: 'Kein Verkauf läuft gerade.',
    es: 'No hay ventas en curso.',
  },
  ended: { en: 'Ended', de: 'Beendet', es: 'Terminadas' },
  none: { en: 'You have not sold anything yet.', de: 'Du hast noch nichts verkauft.', es: 'Aún no has vendido nada.' },
  noneHint: {
    en: 'When somebody pays, the sale is here: agree on a time, hand it over, and get your money.',
    de: 'Sobald jemand bezahlt, steht der Verkauf hier: Zeit ausmachen, übergeben, Geld bekommen.',
    es: 'Cuando alguien pague, la venta aparece aquí: acordar la hora, entregarlo y recibir el dinero.',
  },
  get: {
    en: (amount: string) => `You get ${amount}`,
    de: (amount) => `Du bekommst ${amount}`,
    es: (amount) => `Recibes ${amount}`,
  },
  shopsTurn: { en: 'The shop decides', de: 'Wir entscheiden', es: 'Decide la tienda' },
  until: {
    en: (moment: string) => `until ${moment}`,
    de: (moment) => `bis ${moment}`,
    es: (moment) => `hasta el ${moment}`,
  },
  refused: { en: 'Not taken', de: 'Nicht angenommen', es: 'No aceptado' },
  /** Buttons. */
  acts: {
    giveAddress: { en: 'Enter the address', de: 'Adresse eingeben', es: 'Escribir la dirección' },
    agree: { en: 'Agree on a time', de: 'Zeit ausmachen', es: 'Acordar la hora' },
    sendParcel: { en: 'Enter the number', de: 'Nummer eintragen', es: 'Escribir el número' },
    answer: { en: 'Answer', de: 'Antworten', es: 'Responder' },
    confirm: { en: 'Confirm or report', de: 'Bestätigen oder melden', es: 'Confirmar o avisar' },
  },
  steps: {
    answerTimes: {
      en: 'Propose a time, or choose one that is proposed.',
      de: 'Schlag eine Zeit vor oder wähl eine vorgeschlagene.',
      es: 'Propón una hora o elige una propuesta.',
    },
    waitTimes: {
      en: (name: string) => `${name} answers the times that you proposed.`,
      de: (name) => `${name} antwortet auf deine Zeiten.`,
      es: (name) => `${name} responde a las horas que propusiste.`,
    },
    sendParcel: {
      en: 'Give it to the carrier, and enter the tracking number.',
      de: 'Übergib es der Spedition und trag die Sendungsnummer ein.',
      es: 'Entrégalo al transportista y escribe el número de seguimiento.',
    },
    waitAddress: {
      en: (name: string) => `${name} writes the address first.`,
      de: (name) => `${name} schreibt zuerst die Adresse.`,
      es: (name) => `${name} escribe primero la dirección.`,
    },
    onTheWay: {
      en: (name: string) => `It is on the way. ${name} says when it has arrived.`,
      de: (name) => `Es ist unterwegs. ${name} sagt, wenn es da ist.`,
      es: (name) => `Está en camino. ${name} avisará cuando llegue.`,
    },
    meet: {
      en: (time: string) => `You meet on ${time}. Type the buyer’s code then.`,
      de: (time) => `Ihr trefft euch am ${time}. Tippe dann den Code ein.`,
      es: (time) => `Quedáis el ${time}. Escribe entonces el código.`,
    },
    answerPrice: {
      en: 'A lower price is proposed.',
      de: 'Ein niedrigerer Preis ist vorgeschlagen.',
      es: 'Se propone un precio más bajo.',
    },
    inspecting: {
      en: (name: string) => `${name} checks it. Then you get the money.`,
      de: (name) => `${name} prüft es. Danach bekommst du das Geld.`,
      es: (name) => `${name} lo revisa. Después recibes el dinero.`,
    },
    disputed: {
      en: 'It is to be decided. Say what happened, or wait for the decision.',
      de: 'Das wird entschieden. Sag, was passiert ist, oder warte auf die Entscheidung.',
      es: 'Se está decidiendo. Cuenta qué pasó o espera la decisión.',
    },
    denyAbsence: {
      en: (name: string) => `${name} says that you did not come. Answer.`,
      de: (name) => `${name} sagt, dass du nicht da warst. Antworte.`,
      es: (name) => `${name} dice que no viniste. Responde.`,
    },
    waitAbsent: {
      en: (name: string) => `You said that ${name} did not come. They can answer.`,
      de: (name) => `Du hast gesagt, dass ${name} nicht da war. Eine Antwort ist noch möglich.`,
      es: (name) => `Dijiste que ${name} no vino. Puede responder.`,
    },
  },
});
