import { area } from './area.ts';

export const numbers = area('numbers', {
  yours: { en: 'How your listings are doing', de: 'So laufen deine Anzeigen', es: 'Cómo van tus anuncios' },
  views: { en: 'Views', de: 'Aufrufe', es: 'Visitas' },
  viewsHint: {
    en: 'Each visitor counts once a day',
    de: 'Jede Person zählt einmal am Tag',
    es: 'Cada visitante cuenta una vez al día',
  },
  saves: { en: 'Saves', de: 'Gemerkt', es: 'Guardados' },
  savesHint: {
    en: 'How often your listings are saved',
    de: 'So oft wurden deine Anzeigen gemerkt',
    es: 'Cuántas veces se han guardado tus anuncios',
  },
  onHold: { en: 'Reserved', de: 'Reserviert', es: 'Reservados' },
  onHoldHint: { en: 'Waiting for the payment', de: 'Warten auf die Zahlung', es: 'Pendientes de pago' },
  sold: { en: 'Sold', de: 'Verkauft', es: 'Vendidos' },
  soldHint: {
    en: (onSale: string, _one: boolean) => `${onSale} still for sale`,
    de: (onSale) => `${onSale} noch zu haben`,
    es: (onSale, one) => `${onSale} ${one ? 'sigue' : 'siguen'} a la venta`,
  },
  earned: { en: 'Earned', de: 'Eingenommen', es: 'Ingresos' },
  earnedHint: { en: 'After refunds', de: 'Erstattungen abgezogen', es: 'Descontados los reembolsos' },
  hidden: {
    en: (count: string, one: boolean) =>
      one ? 'One of your listings is hidden by the shop.' : `${count} of your listings are hidden by the shop.`,
    de: (count, one) =>
      one ? 'Der Shop hat eine deiner Anzeigen ausgeblendet.' : `Der Shop hat ${count} deiner Anzeigen ausgeblendet.`,
    es: (count, one) =>
      one ? 'La tienda ha ocultado uno de tus anuncios.' : `La tienda ha ocultado ${count} de tus anuncios.`,
  },
  seeHidden: { en: 'See your listings', de: 'Anzeigen ansehen', es: 'Ver tus anuncios' },
  nothingOnSale: {
    en: 'You have nothing for sale.',
    de: 'Du bietest gerade nichts an.',
    es: 'No tienes nada a la venta.',
  },
  lastDays: {
    en: (days: number) => (days === 1 ? 'The last day' : `The last ${days} days`),
    de: (days) => (days === 1 ? 'Der letzte Tag' : `Die letzten ${days} Tage`),
    es: (days) => (days === 1 ? 'El último día' : `Los últimos ${days} días`),
  },
  table: { en: 'View as table', de: 'Als Tabelle anzeigen', es: 'Ver como tabla' },
  day: { en: 'Day', de: 'Tag', es: 'Día' },
  chart: {
    en: (what: string, total: string, most: string, day: string) =>
      `${what}: ${total} in total. The best day was ${day} with ${most}.`,
    de: (what, total, most, day) => `${what}: insgesamt ${total}. Der beste Tag war der ${day} mit ${most}.`,
    es: (what, total, most, day) => `${what}: ${total} en total. El mejor día fue el ${day}, con ${most}.`,
  },
  noneYet: {
    en: (what: string) => `${what}: none in this period.`,
    de: (what) => `${what}: nichts in diesem Zeitraum.`,
    es: (what) => `${what}: nada en este periodo.`,
  },
  sums: { en: 'What happened', de: 'Was passiert ist', es: 'Qué ha pasado' },
  overviewLede: {
    en: 'What happened, day by day. Days begin at midnight UTC.',
    de: 'Was passiert ist, Tag für Tag. Ein Tag beginnt um Mitternacht UTC.',
    es: 'Qué ha pasado, día a día. Los días empiezan a medianoche UTC.',
  },
  period: { en: 'Period', de: 'Zeitraum', es: 'Periodo' },
  days: {
    en: (days: number) => (days === 1 ? '1 day' : `${days} days`),
    de: (days) => (days === 1 ? '1 Tag' : `${days} Tage`),
    es: (days) => (days === 1 ? '1 día' : `${days} días`),
  },
  people: { en: 'New accounts', de: 'Neue Konten', es: 'Cuentas nuevas' },
  allPeople: { en: 'Accounts', de: 'Konten', es: 'Cuentas' },
  listings: { en: 'New listings', de: 'Neue Anzeigen', es: 'Anuncios nuevos' },
  allListings: { en: 'Listings', de: 'Anzeigen', es: 'Anuncios' },
  sales: { en: 'Sales', de: 'Verkäufe', es: 'Ventas' },
  value: { en: 'Value sold', de: 'Verkaufswert', es: 'Valor vendido' },
  refunded: { en: 'Refunded', de: 'Erstattet', es: 'Reembolsado' },
  before: {
    en: (amount: string, days: number) =>
      days === 1 ? `${amount} the day before` : `${amount} in the previous ${days} days`,
    de: (amount, days) => (days === 1 ? `${amount} am Tag davor` : `${amount} in den ${days} Tagen davor`),
    es: (amount, days) => (days === 1 ? `${amount} el día anterior` : `${amount} en los ${days} días anteriores`),
  },
  ever: { en: 'All time', de: 'Insgesamt', es: 'En total' },
});
