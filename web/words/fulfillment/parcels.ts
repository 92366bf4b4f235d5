import { texts } from '../../../shared/words/texts.ts';

/** What a carrier brings: whether it has arrived. */
export const parcels = texts({
  parcelUntil: {
    en: (moment: string) => `Without word from you it counts as delivered on ${moment}.`,
    de: (moment) => `Wenn du nichts sagst, gilt es am ${moment} als geliefert.`,
    es: (moment) => `Si no dices nada, se dará por entregado el ${moment}.`,
  },
  sentUntil: {
    en: (moment: string) => `Without word from the buyer it counts as delivered on ${moment}.`,
    de: (moment) => `Ohne Nachricht vom Käufer gilt es am ${moment} als geliefert.`,
    es: (moment) => `Si el comprador no dice nada, se dará por entregado el ${moment}.`,
  },
  writeAddress: {
    en: (name: string) => `Write your address here, so that ${name} can send it.`,
    de: (name) => `Gib hier deine Adresse an, damit ${name} es verschicken kann.`,
    es: (name) => `Escribe aquí tu dirección para que ${name} pueda enviarlo.`,
  },
  writeAddressToBring: {
    en: (name: string) => `Write your address here, so that ${name} can bring it.`,
    de: (name) => `Gib hier deine Adresse an, damit ${name} es bringen kann.`,
    es: (name) => `Escribe aquí tu dirección para que ${name} pueda llevártelo.`,
  },
  assumed: { en: 'It counts as delivered', de: 'Es gilt als geliefert', es: 'Se da por entregado' },
  assumedAsk: { en: 'Has it arrived?', de: 'Ist es angekommen?', es: '¿Ha llegado?' },
  assumedBuyer: {
    en: 'You have not said whether it has arrived, so it counts as delivered. If it has not, or something is wrong, report it here.',
    de: 'Du hast nicht gesagt, ob es angekommen ist. Deshalb gilt es als geliefert. Wenn es nicht da ist oder etwas nicht stimmt, melde es hier.',
    es: 'No has dicho si ha llegado, así que se da por entregado. Si no ha llegado o algo no está bien, avisa aquí.',
  },
  assumedSeller: {
    en: (name: string) =>
      `${name} has not said whether it has arrived. You get the money when the time to report a problem is over.`,
    de: (name) =>
      `${name} hat nicht gesagt, ob es angekommen ist. Du bekommst das Geld, wenn die Zeit für Meldungen vorbei ist.`,
    es: (name) =>
      `${name} no ha dicho si ha llegado. Recibes el dinero cuando termine el plazo para avisar de un problema.`,
  },
  assumedBoth: {
    en: 'The buyer has not said whether it has arrived. The seller gets the money when the time to report a problem is over.',
    de: 'Der Käufer hat nicht gesagt, ob es angekommen ist. Der Verkäufer bekommt das Geld, wenn die Zeit für Meldungen vorbei ist.',
    es: 'El comprador no ha dicho si ha llegado. El vendedor recibe el dinero cuando termine el plazo para avisar de un problema.',
  },
  assumedDisputed: {
    en: (name: string) =>
      `${name} has not said whether it has arrived. Nothing is paid out before the buyer’s bank has decided.`,
    de: (name) =>
      `${name} hat nicht gesagt, ob es angekommen ist. Es wird nichts ausgezahlt, bevor die Bank des Käufers entschieden hat.`,
    es: (name) => `${name} no ha dicho si ha llegado. No se paga nada antes de que decida el banco del comprador.`,
  },
  assumedDisputedBoth: {
    en: 'The buyer has not said whether it has arrived. Nothing is paid out before the buyer’s bank has decided.',
    de: 'Der Käufer hat nicht gesagt, ob es angekommen ist. Es wird nichts ausgezahlt, bevor seine Bank entschieden hat.',
    es: 'El comprador no ha dicho si ha llegado. No se paga nada antes de que decida su banco.',
  },
  arrivedWell: {
    en: 'It has arrived, everything is fine',
    de: 'Es ist da, alles in Ordnung',
    es: 'Ha llegado y todo está bien',
  },
  notArrivedText: {
    en: 'Say whether it has not arrived, or what is wrong. The seller gets no money until it is decided.',
    de: 'Sag, ob es nicht angekommen ist oder was nicht stimmt. Der Verkäufer bekommt kein Geld, bis entschieden ist.',
    es: 'Di si no ha llegado o qué no está bien. El vendedor no recibe dinero hasta que se decida.',
  },
});
