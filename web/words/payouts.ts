import { area } from './area.ts';

export const payouts = area('payouts', {
  lede: {
    en: 'What sellers are to be paid after a handover. Send the money, then mark it as paid.',
    de: 'Was Verkäufer nach der Übergabe bekommen. Überweise das Geld und markiere es dann als bezahlt.',
    es: 'Lo que hay que pagar a los vendedores tras una entrega. Envía el dinero y después márcalo como pagado.',
  },
  ledeProvider: {
    en: 'What sellers are paid after a handover. The payment provider sends it by itself.',
    de: 'Was Verkäufer nach der Übergabe bekommen. Der Zahlungsanbieter sendet es von selbst.',
    es: 'Lo que cobran los vendedores tras una entrega. El proveedor de pagos lo envía solo.',
  },
  download: { en: 'Download as CSV', de: 'Als CSV herunterladen', es: 'Descargar como CSV' },
  show: { en: 'State', de: 'Status', es: 'Estado' },
  all: { en: 'All', de: 'Alle', es: 'Todos' },
  states: {
    owed: { en: 'Owed', de: 'Offen', es: 'Por pagar' },
    sending: { en: 'On the way', de: 'Unterwegs', es: 'En camino' },
    blocked: { en: 'Blocked', de: 'Gesperrt', es: 'Bloqueado' },
    paid: { en: 'Paid', de: 'Bezahlt', es: 'Pagado' },
    settled: { en: 'Settled', de: 'Verrechnet', es: 'Compensado' },
  },
  none: { en: 'There are no payouts here.', de: 'Hier stehen keine Auszahlungen.', es: 'Aquí no hay pagos.' },
  noneHint: {
    en: 'After each handover the seller’s money appears here.',
    de: 'Nach jeder Übergabe steht hier das Geld des Verkäufers.',
    es: 'Después de cada entrega, el dinero del vendedor aparece aquí.',
  },
  name: { en: 'Listing', de: 'Anzeige', es: 'Anuncio' },
  seller: { en: 'Seller', de: 'Verkäufer', es: 'Vendedor' },
  amount: { en: 'Amount', de: 'Betrag', es: 'Importe' },
  due: { en: 'Due', de: 'Fällig', es: 'Vence' },
  to: { en: 'Send to', de: 'Überweisen an', es: 'Enviar a' },
  overdue: {
    en: (since: string) => `overdue since ${since}`,
    de: (since) => `überfällig seit ${since}`,
    es: (since) => `atrasado desde el ${since}`,
  },
  tax: { en: 'Tax totals', de: 'Summen für die Steuer', es: 'Totales para impuestos' },
  taxLede: {
    en: 'What each seller was credited in each quarter, with fees, number of sales and bank account, for the tax authority (DAC7).',
    de: 'Was jeder Verkäufer in jedem Quartal bekommen hat, mit Gebühren, Zahl der Verkäufe und Bankverbindung, für das Finanzamt (DAC7).',
    es: 'Lo que se abonó a cada vendedor en cada trimestre, con comisiones, número de ventas y cuenta bancaria, para la autoridad fiscal (DAC7).',
  },
  taxTotals: { en: 'Tax totals as CSV', de: 'Summen für die Steuer als CSV', es: 'Totales para impuestos en CSV' },
  taxYear: { en: 'Year', de: 'Jahr', es: 'Año' },
  taxFiled: {
    en: (year: string, when: string) => `${year}: filed on ${when}`,
    de: (year, when) => `${year}: gemeldet am ${when}`,
    es: (year, when) => `${year}: presentado el ${when}`,
  },
  taxOpen: {
    en: (year: string, sellers: number) =>
      sellers === 1 ? `${year}: 1 seller to report` : `${year}: ${sellers} sellers to report`,
    de: (year, sellers) =>
      sellers === 1 ? `${year}: 1 Verkäufer zu melden` : `${year}: ${sellers} Verkäufer zu melden`,
    es: (year, sellers) =>
      sellers === 1 ? `${year}: 1 vendedor por comunicar` : `${year}: ${sellers} vendedores por comunicar`,
  },
  taxFile: { en: 'Mark as filed', de: 'Als gemeldet markieren', es: 'Marcar como presentado' },
  taxQuestion: {
    en: (year: string) => `Mark the report of ${year} as filed?`,
    de: (year) => `Die Meldung von ${year} als abgegeben markieren?`,
    es: (year) => `¿Marcar el informe de ${year} como presentado?`,
  },
  taxConsequence: {
    en: 'What was kept of erased sellers for this report is deleted. Download the totals first.',
    de: 'Was dafür von gelöschten Verkäufern aufbewahrt wurde, wird gelöscht. Lade vorher die Summen herunter.',
    es: 'Se borra lo que se guardó de los vendedores ya borrados. Descarga antes los totales.',
  },
  taxMarked: {
    en: 'The year is marked as filed.',
    de: 'Das Jahr ist als gemeldet markiert.',
    es: 'El año está marcado como presentado.',
  },
  noDetails: { en: 'no bank details yet', de: 'noch keine Bankverbindung', es: 'sin datos bancarios todavía' },
  toProvider: {
    en: 'account at the payment provider',
    de: 'Konto beim Zahlungsanbieter',
    es: 'cuenta en el proveedor de pagos',
  },
  refused: { en: 'Did not go through', de: 'Hat nicht geklappt', es: 'No se pudo enviar' },
  refusedHint: {
    en: 'It is tried again by itself.',
    de: 'Es wird von selbst wieder versucht.',
    es: 'Se intenta otra vez solo.',
  },
  refusal: {
    en: (code: string) => `refused: ${code}`,
    de: (code) => `abgelehnt: ${code}`,
    es: (code) => `rechazado: ${code}`,
  },
  newAccount: {
    en: (moment: string) => `new account, from ${moment} on`,
    de: (moment) => `neues Konto, ab ${moment}`,
    es: (moment) => `cuenta nueva, desde el ${moment}`,
  },
  disownedAccount: {
    en: (moment: string) => `nothing before ${moment}: the seller says that somebody else entered this account`,
    de: (moment) => `nichts vor ${moment}: Laut Verkäufer hat jemand anderes dieses Konto eingegeben`,
    es: (moment) => `nada antes del ${moment}: según el vendedor, otra persona indicó esta cuenta`,
  },
  heldBackHint: {
    en: 'The seller is suspended, and a case or a dispute is open.',
    de: 'Der Verkäufer ist gesperrt, und ein Fall oder ein Streit ist offen.',
    es: 'El vendedor está suspendido, y hay un caso o una disputa sin decidir.',
  },
  blockedHint: {
    en: 'The payment is disputed or goes back.',
    de: 'Die Zahlung wird angefochten oder geht zurück.',
    es: 'El pago está en disputa o se devuelve.',
  },
  reference: { en: 'Reference', de: 'Referenz', es: 'Referencia' },
  referenceHint: {
    en: 'For example the number of the bank transfer. The seller does not see it.',
    de: 'Zum Beispiel die Nummer der Überweisung. Der Verkäufer sieht sie nicht.',
    es: 'Por ejemplo, el número de la transferencia. El vendedor no la ve.',
  },
  referenceMissing: { en: 'Enter a reference.', de: 'Gib eine Referenz ein.', es: 'Escribe una referencia.' },
  actions: { en: 'Actions', de: 'Aktionen', es: 'Acciones' },
  mark: { en: 'Mark as paid', de: 'Als bezahlt markieren', es: 'Marcar como pagado' },
  question: {
    en: 'Mark this payout as paid?',
    de: 'Diese Auszahlung als bezahlt markieren?',
    es: '¿Marcar este pago como hecho?',
  },
  consequence: {
    en: (amount: string, seller: string) =>
      `${amount} to ${seller}. Do this after you have sent the money; it cannot be undone. The seller is told.`,
    de: (amount, seller) =>
      `${amount} an ${seller}. Erst überweisen, dann markieren; es lässt sich nicht rückgängig machen. Der Verkäufer erfährt davon.`,
    es: (amount, seller) =>
      `${amount} a ${seller}. Hazlo después de enviar el dinero; no se puede deshacer. Se avisa al vendedor.`,
  },
  markNoDetails: {
    en: 'The seller has given no bank details. Mark it only if you have paid in another way.',
    de: 'Es ist keine Bankverbindung angegeben. Markiere es nur, wenn du auf anderem Weg bezahlt hast.',
    es: 'El vendedor no ha dado datos bancarios. Márcalo solo si has pagado de otra forma.',
  },
  markNewAccount: {
    en: (moment: string) =>
      `The bank account is new. So that its owner can object, it gets money from ${moment} on. Mark it only if you have paid in another way.`,
    de: (moment) =>
      `Das Bankkonto ist neu. Damit Einspruch möglich ist, bekommt es erst ab ${moment} Geld. Markiere es nur, wenn du auf anderem Weg bezahlt hast.`,
    es: (moment) =>
      `La cuenta bancaria es nueva. Para que se pueda objetar, recibe dinero desde el ${moment}. Márcalo solo si has pagado de otra forma.`,
  },
  markDisowned: {
    en: (moment: string) =>
      `The seller says that somebody else entered the bank account. It gets nothing before ${moment}. Mark it only if you have paid in another way.`,
    de: (moment) =>
      `Laut Verkäufer hat jemand anderes das Bankkonto eingegeben. Es bekommt vor ${moment} nichts. Markiere es nur, wenn du auf anderem Weg bezahlt hast.`,
    es: (moment) =>
      `Según el vendedor, otra persona indicó la cuenta bancaria. No recibe nada antes del ${moment}. Márcalo solo si has pagado de otra forma.`,
  },
  marked: {
    en: 'The payout is marked as paid.',
    de: 'Die Auszahlung ist als bezahlt markiert.',
    es: 'El pago está marcado como hecho.',
  },
  balancesLede: {
    en: 'What each seller is to get from the shop, or owes it. Who was paid everything is not listed.',
    de: 'Was jeder Verkäufer noch bekommt oder dem Shop schuldet. Wer alles bekommen hat, steht nicht hier.',
    es: 'Lo que cada vendedor debe recibir o debe a la tienda. Quien ya lo ha cobrado todo no aparece.',
  },
  balancesShow: { en: 'Show', de: 'Zeige', es: 'Mostrar' },
  balancesAll: { en: 'All balances', de: 'Alle Salden', es: 'Todos los saldos' },
  balancesDebts: { en: 'Only debts', de: 'Nur Schulden', es: 'Solo deudas' },
  owes: { en: 'Owes', de: 'Schuldet', es: 'Debe' },
  available: { en: 'Available', de: 'Verfügbar', es: 'Disponible' },
  onItsWay: { en: 'Of it on the way', de: 'Davon unterwegs', es: 'De ello, en camino' },
  pending: { en: 'Pending', de: 'Ausstehend', es: 'Pendiente' },
  returning: { en: 'Goes back to buyers', de: 'Geht an Käufer zurück', es: 'Vuelve a compradores' },
  noBalances: {
    en: 'No money is waiting for anybody.',
    de: 'Für niemanden wartet Geld.',
    es: 'No hay dinero pendiente para nadie.',
  },
  noBalancesHint: {
    en: 'After each sale the seller’s money appears here until it is paid out.',
    de: 'Nach jedem Verkauf steht hier das Geld des Verkäufers, bis es ausgezahlt ist.',
    es: 'Después de cada venta, el dinero del vendedor aparece aquí hasta que se le paga.',
  },
  noDebts: {
    en: 'No seller owes the shop money.',
    de: 'Kein Verkäufer schuldet dem Shop Geld.',
    es: 'Ningún vendedor debe dinero a la tienda.',
  },
  noDebtsHint: {
    en: 'A refund after the payout appears here until later sales settle it.',
    de: 'Was nach der Auszahlung erstattet wird, steht hier, bis spätere Verkäufe es ausgleichen.',
    es: 'Lo que se devuelve después de pagar al vendedor aparece aquí hasta que otras ventas lo saldan.',
  },
});
