import { texts } from '../../../shared/words/texts.ts';

/** The screen on which the operator decides. */
export const deciding = texts({
  lede: {
    en: 'Problems with sales that need a decision. The money stays where it is until then.',
    de: 'Probleme mit Verkäufen, über die zu entscheiden ist. Bis dahin bleibt das Geld, wo es ist.',
    es: 'Problemas con ventas que necesitan una decisión. Hasta entonces, el dinero se queda donde está.',
  },
  toDecide: { en: 'To decide', de: 'Zu entscheiden', es: 'Por decidir' },
  none: {
    en: 'No disputes to decide.',
    de: 'Keine Streitfälle zu entscheiden.',
    es: 'No hay disputas por decidir.',
  },
  noneDecided: {
    en: 'No disputes have been decided yet.',
    de: 'Noch keine Streitfälle entschieden.',
    es: 'Todavía no se ha decidido ninguna disputa.',
  },
  noneHint: {
    en: 'Problems that buyers and sellers report appear here.',
    de: 'Hier erscheinen Probleme, die gemeldet werden.',
    es: 'Aquí aparecen los problemas que se comunican.',
  },
  buyer: { en: 'Buyer', de: 'Käufer', es: 'Comprador' },
  opened: { en: 'Reported', de: 'Gemeldet', es: 'Aviso' },
  look: { en: 'Look at it', de: 'Ansehen', es: 'Ver' },
  paid: {
    en: (amount: string) => `Paid: ${amount}`,
    de: (amount) => `Bezahlt: ${amount}`,
    es: (amount) => `Pagado: ${amount}`,
  },
  declaredDefects: {
    en: 'Declared wear and flaws',
    de: 'Angegebene Spuren und Mängel',
    es: 'Desgaste y defectos declarados',
  },
  asSold: { en: 'As it was sold', de: 'So wurde es verkauft', es: 'Así se vendió' },
  messages: { en: 'What they wrote', de: 'Was beide geschrieben haben', es: 'Lo que escribieron' },
  noMessages: { en: 'They wrote no messages.', de: 'Es gibt keine Nachrichten.', es: 'No escribieron mensajes.' },
  market: { en: 'The shop', de: 'Der Shop', es: 'La tienda' },
  decision: { en: 'Decision', de: 'Entscheidung', es: 'Decisión' },
  refundedMeanwhile: {
    en: 'The buyer has got all of the money back, so there is nothing left to decide.',
    de: 'Das ganze Geld ging zurück, deshalb gibt es nichts mehr zu entscheiden.',
    es: 'Se ha devuelto todo el dinero, así que no queda nada por decidir.',
  },
  decideUntil: {
    en: (moment: string) => `Without a decision by ${moment}, the whole payment is refunded.`,
    de: (moment) => `Ohne Entscheidung bis ${moment} geht das ganze Geld zurück.`,
    es: (moment) => `Sin una decisión antes del ${moment}, se devuelve todo el dinero.`,
  },
  decideAppealUntil: {
    en: (moment: string) => `Without a decision by ${moment}, the first decision stands.`,
    de: (moment) => `Ohne Entscheidung bis ${moment} bleibt die erste Entscheidung.`,
    es: (moment) => `Sin decisión antes del ${moment}, se mantiene la primera decisión.`,
  },
  outcome: { en: 'What happens with the money', de: 'Was mit dem Geld geschieht', es: 'Qué pasa con el dinero' },
  chooseOutcome: { en: 'Choose an outcome', de: 'Bitte wählen', es: 'Elige una opción' },
  amount: { en: 'Amount that goes back to the buyer', de: 'Betrag, der zurückgeht', es: 'Importe que se devuelve' },
  amountHint: {
    en: (most: string) => `Less than ${most}. The seller gets the rest.`,
    de: (most) => `Weniger als ${most}. Den Rest bekommt der Verkäufer.`,
    es: (most) => `Menos de ${most}. El vendedor recibe el resto.`,
  },
  why: { en: 'Reason', de: 'Grund', es: 'Motivo' },
  whyHint: { en: 'Buyer and seller read it.', de: 'Beide lesen ihn.', es: 'Lo leen las dos partes.' },
  decide: { en: 'Decide', de: 'Entscheiden', es: 'Decidir' },
  decided: {
    en: 'Decided. Buyer and seller are told.',
    de: 'Entschieden. Beide bekommen Bescheid.',
    es: 'Decidido. Se avisa a las dos partes.',
  },
});
