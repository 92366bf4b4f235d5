import { area } from '../area.ts';

export const earnings = area('earnings', {
  lede: {
    en: 'What your sales bring you, and when you are paid.',
    de: 'Was dir deine Verkäufe bringen, und wann du dein Geld bekommst.',
    es: 'Lo que te dejan tus ventas y cuándo cobras.',
  },
  money: { en: 'Your money', de: 'Dein Geld', es: 'Tu dinero' },
  pending: { en: 'Pending', de: 'Ausstehend', es: 'Pendiente' },
  pendingHint: { en: 'Until the handover.', de: 'Bis zur Übergabe.', es: 'Hasta la entrega.' },
  pendingDisputed: {
    en: 'Until the handover. A bank disputes a payment: its money waits until the bank has decided, also after the handover. If it decides for you, you get the money.',
    de: 'Bis zur Übergabe. Eine Bank ficht eine Zahlung an: Deren Geld wartet auf ihre Entscheidung, auch nach der Übergabe. Entscheidet sie für dich, bekommst du es.',
    es: 'Hasta la entrega. Un banco disputa un pago: ese dinero espera a su decisión, también después de la entrega. Si decide a tu favor, lo recibes.',
  },
  available: { en: 'Available', de: 'Verfügbar', es: 'Disponible' },
  availableHint: {
    en: 'It waits for your bank details.',
    de: 'Wartet auf deine Bankverbindung.',
    es: 'Espera tus datos bancarios.',
  },
  onTheWay: { en: 'On the way', de: 'Unterwegs', es: 'En camino' },
  onTheWayHint: {
    en: (days: number) => `We send it within ${days} days after the handover.`,
    de: (days) => `Wir überweisen innerhalb von ${days} Tagen nach der Übergabe.`,
    es: (days) => `Lo enviamos en un plazo de ${days} días tras la entrega.`,
  },
  paid: { en: 'Paid', de: 'Ausgezahlt', es: 'Pagado' },
  paidHint: {
    en: 'Sent to your account so far.',
    de: 'Bisher auf dein Konto überwiesen.',
    es: 'Enviado a tu cuenta hasta ahora.',
  },
  owed: { en: 'To settle', de: 'Zu verrechnen', es: 'Por compensar' },
  owedHint: {
    en: 'Money for a sale went back after we had paid it to you. Your next sales settle it.',
    de: 'Geld für einen Verkauf ging zurück, nachdem wir es dir ausgezahlt hatten. Deine nächsten Verkäufe gleichen es aus.',
    es: 'El dinero de una venta se devolvió cuando ya te lo habíamos pagado. Tus próximas ventas lo compensan.',
  },
  returning: { en: 'Goes back', de: 'Geht zurück', es: 'Se devuelve' },
  returningHint: {
    en: 'For sales that were cancelled or refunded. The buyers get it.',
    de: 'Für abgesagte oder erstattete Verkäufe. Die Käufer bekommen es.',
    es: 'De ventas canceladas o reembolsadas. Lo reciben los compradores.',
  },
  bank: { en: 'Bank details', de: 'Bankverbindung', es: 'Datos bancarios' },
  bankLede: {
    en: 'Where we send your money. Only the shop sees it.',
    de: 'Wohin wir dein Geld überweisen. Das sieht nur der Shop.',
    es: 'Adónde enviamos tu dinero. Solo lo ve la tienda.',
  },
  bankNeeded: {
    en: 'Add your bank details. Money is waiting for you.',
    de: 'Gib deine Bankverbindung ein. Es wartet Geld auf dich.',
    es: 'Añade tus datos bancarios. Hay dinero esperándote.',
  },
  bankReady: {
    en: (holder: string, ending: string) => `We pay to ${holder}, account ending in ${ending}.`,
    de: (holder, ending) => `Wir überweisen an ${holder}, Konto mit der Endung ${ending}.`,
    es: (holder, ending) => `Pagamos a ${holder}, cuenta terminada en ${ending}.`,
  },
  change: { en: 'Change bank details', de: 'Bankverbindung ändern', es: 'Cambiar los datos bancarios' },
  holder: { en: 'Account holder', de: 'Kontoinhaber', es: 'Titular de la cuenta' },
  account: { en: 'IBAN or account number', de: 'IBAN oder Kontonummer', es: 'IBAN o número de cuenta' },
  accountHint: {
    en: 'Without an IBAN, write the bank’s number first: routing number, then account number.',
    de: 'Ohne IBAN zuerst die Nummer der Bank, dann die Kontonummer.',
    es: 'Sin IBAN, primero el número del banco y después el de la cuenta.',
  },
  save: { en: 'Save bank details', de: 'Bankverbindung speichern', es: 'Guardar los datos bancarios' },
  saving: { en: 'Saving…', de: 'Wird gespeichert …', es: 'Guardando…' },
  saved: {
    en: 'Your bank details are saved.',
    de: 'Deine Bankverbindung ist gespeichert.',
    es: 'Tus datos bancarios están guardados.',
  },
  cancel: { en: 'Cancel', de: 'Abbrechen', es: 'Cancelar' },
  waitsUntil: {
    en: (moment: string) => `For your safety, a new account gets no money before ${moment}.`,
    de: (moment) => `Zu deiner Sicherheit bekommt ein neues Konto vor ${moment} kein Geld.`,
    es: (moment) => `Por tu seguridad, una cuenta nueva no recibe dinero antes del ${moment}.`,
  },
  disowned: {
    en: (ending: string, moment: string) =>
      `You said that somebody else entered the account${ending ? ` ending in ${ending}` : ''}. We pay nothing to it before ${moment}. Enter your own account: like every new one it waits a while, and then gets your money. Entering the same account again does not end the wait.`,
    de: (ending, moment) =>
      `Du hast gesagt, dass jemand anderes das Konto${ending ? ` mit der Endung ${ending}` : ''} eingegeben hat. Vor dem ${moment} überweisen wir nichts dorthin. Gib dein eigenes Konto ein: Es wartet wie jedes neue eine Weile und bekommt dann dein Geld. Dasselbe Konto noch einmal einzugeben beendet die Wartezeit nicht.`,
    es: (ending, moment) =>
      `Dijiste que otra persona indicó la cuenta${ending ? ` terminada en ${ending}` : ''}. No le pagamos nada antes del ${moment}. Indica tu propia cuenta: como toda cuenta nueva, espera un tiempo y después recibe tu dinero. Volver a indicar la misma no acaba con la espera.`,
  },
  disownedWaits: {
    en: 'It waits until you enter your own account.',
    de: 'Wartet, bis du dein eigenes Konto eingibst.',
    es: 'Espera a que indiques tu propia cuenta.',
  },
  enterOwn: { en: 'Enter your own account', de: 'Eigenes Konto eingeben', es: 'Indicar tu propia cuenta' },
  heldBack: {
    en: 'Your account is suspended, and a case or a dispute is open. We pay nothing until it is decided.',
    de: 'Dein Konto ist gesperrt, und ein Fall oder ein Streit ist offen. Bis darüber entschieden ist, zahlen wir nichts aus.',
    es: 'Tu cuenta está suspendida y hay un caso o una disputa sin decidir. No pagamos nada hasta que se decida.',
  },
  heldBackWaits: {
    en: 'It waits until the open case is decided.',
    de: 'Wartet, bis der offene Fall entschieden ist.',
    es: 'Espera a que se decida el caso abierto.',
  },
  waits: {
    en: 'It waits for your new account.',
    de: 'Es wartet auf dein neues Konto.',
    es: 'Espera a tu nueva cuenta.',
  },
  refusedWaits: {
    en: 'A payment to you did not go through. We try it again, and the shop knows of it. If we need something from you, it stands below.',
    de: 'Eine Überweisung an dich hat nicht geklappt. Wir versuchen es wieder, und der Shop weiß davon. Falls wir etwas von dir brauchen, steht es unten.',
    es: 'Un pago para ti no se pudo enviar. Lo intentamos de nuevo y la tienda lo sabe. Si necesitamos algo de ti, lo verás abajo.',
  },
  hostedTitle: { en: 'Payouts', de: 'Auszahlungen', es: 'Cobros' },
  hostedLede: {
    en: 'The payment provider pays you. It asks for your bank details on its own page; the shop does not see them.',
    de: 'Der Zahlungsanbieter zahlt dich aus. Er fragt auf seiner eigenen Seite nach deiner Bankverbindung; der Shop sieht sie nicht.',
    es: 'Te paga el proveedor de pagos. Pide tus datos bancarios en su propia página; la tienda no los ve.',
  },
  hostedStart: { en: 'Set up payouts', de: 'Auszahlungen einrichten', es: 'Configurar los cobros' },
  hostedContinue: { en: 'Continue the setup', de: 'Weiter einrichten', es: 'Continuar la configuración' },
  hostedChange: { en: 'Change bank details', de: 'Bankverbindung ändern', es: 'Cambiar los datos bancarios' },
  hostedNeeded: {
    en: 'Set up payouts. Money is waiting for you.',
    de: 'Richte Auszahlungen ein. Es wartet Geld auf dich.',
    es: 'Configura los cobros. Hay dinero esperándote.',
  },
  hostedReady: {
    en: 'You are set up. After each handover the money is sent to you by itself.',
    de: 'Alles ist eingerichtet. Nach jeder Übergabe wird dein Geld von selbst gesendet.',
    es: 'Todo está configurado. Después de cada entrega, el dinero se te envía solo.',
  },
  hostedEnding: {
    en: (ending: string) => `It goes to your bank account ending in ${ending}.`,
    de: (ending) => `Es geht auf dein Konto mit der Endung ${ending}.`,
    es: (ending) => `Va a tu cuenta bancaria terminada en ${ending}.`,
  },
  hostedWaits: {
    en: 'It waits until payouts are set up.',
    de: 'Wartet, bis Auszahlungen eingerichtet sind.',
    es: 'Espera hasta que configures los cobros.',
  },
  hostedOnTheWay: {
    en: 'The payment provider is sending it to you.',
    de: 'Der Zahlungs\u00ADanbieter sendet es dir gerade.',
    es: 'El proveedor de pagos te lo está enviando.',
  },
  hostedPaid: {
    en: 'Sent to your account at the payment provider, which pays it to your bank.',
    de: 'An dein Konto beim Zahlungs\u00ADanbieter gesendet, der es an deine Bank überweist.',
    es: 'Enviado a tu cuenta del proveedor de pagos, que lo paga a tu banco.',
  },
  reasons: {
    details_missing: {
      en: 'The payment provider still needs some details from you.',
      de: 'Der Zahlungsanbieter braucht noch Angaben von dir.',
      es: 'El proveedor de pagos necesita todavía algunos datos tuyos.',
    },
    being_checked: {
      en: 'The payment provider is checking your details. You need not do anything.',
      de: 'Der Zahlungsanbieter prüft deine Angaben. Du musst nichts tun.',
      es: 'El proveedor de pagos está comprobando tus datos. No tienes que hacer nada.',
    },
    bank_refused: {
      en: 'Your bank did not accept a payment. Enter another bank account.',
      de: 'Deine Bank hat eine Zahlung nicht angenommen. Gib ein anderes Konto an.',
      es: 'Tu banco no aceptó un pago. Indica otra cuenta bancaria.',
    },
    refused: {
      en: 'The payment provider cannot open an account for you. Please write to us.',
      de: 'Der Zahlungsanbieter kann dir kein Konto eröffnen. Bitte schreib uns.',
      es: 'El proveedor de pagos no puede abrirte una cuenta. Escríbenos, por favor.',
    },
  },
  sales: { en: 'Sales', de: 'Verkäufe', es: 'Ventas' },
  none: {
    en: 'You have not sold anything yet.',
    de: 'Du hast noch nichts verkauft.',
    es: 'Todavía no has vendido nada.',
  },
  noneHint: {
    en: 'What you earn appears here after your first sale.',
    de: 'Was du einnimmst, steht nach deinem ersten Verkauf hier.',
    es: 'Lo que ganes aparece aquí después de tu primera venta.',
  },
  sell: { en: 'Add a listing', de: 'Anzeige aufgeben', es: 'Publicar un anuncio' },
  name: { en: 'Listing', de: 'Anzeige', es: 'Anuncio' },
  price: { en: 'Price', de: 'Preis', es: 'Precio' },
  fee: { en: 'Fee', de: 'Gebühr', es: 'Comisión' },
  refunded: { en: 'Refunded', de: 'Erstattet', es: 'Reembolsado' },
  net: { en: 'You get', de: 'Du bekommst', es: 'Recibes' },
  released: { en: 'Released', de: 'Freigegeben', es: 'Liberado' },
  notYet: { en: 'after the handover', de: 'nach der Übergabe', es: 'tras la entrega' },
  state: { en: 'State', de: 'Status', es: 'Estado del pago' },
  states: {
    pending: { en: 'Pending', de: 'Ausstehend', es: 'Pendiente' },
    available: { en: 'Available', de: 'Verfügbar', es: 'Disponible' },
    refused: { en: 'Did not go through', de: 'Hat nicht geklappt', es: 'No se pudo enviar' },
    disputed: { en: 'Disputed by the bank', de: 'Von der Bank angefochten', es: 'En disputa con el banco' },
    sending: { en: 'On the way', de: 'Unterwegs', es: 'En camino' },
    paid: { en: 'Paid', de: 'Ausgezahlt', es: 'Pagado' },
    settled: { en: 'Kept for a refund', de: 'Mit einer Erstattung verrechnet', es: 'Compensado con un reembolso' },
    returning: { en: 'Goes back to the buyer', de: 'Geht an den Käufer zurück', es: 'Vuelve al comprador' },
    refunded: { en: 'Refunded', de: 'Erstattet', es: 'Reembolsado' },
  },
  taxTitle: { en: 'For the tax authority', de: 'Für das Finanzamt', es: 'Para la autoridad fiscal' },
  taxLede: {
    en: (sales: number, amount: string) =>
      `Platforms report sellers with ${sales} sales or more than ${amount} in a year. We are obliged to ask you for this.`,
    de: (sales, amount) =>
      `Plattformen melden Verkäufer mit ${sales} Verkäufen oder mehr als ${amount} im Jahr. Wir sind verpflichtet, dich danach zu fragen.`,
    es: (sales, amount) =>
      `Las plataformas comunican los vendedores con ${sales} ventas o más de ${amount} al año. La ley nos obliga a pedirte estos datos.`,
  },
  taxNeeded: {
    en: 'Add your address and tax number.',
    de: 'Gib deine Anschrift und deine Steuernummer ein.',
    es: 'Añade tu dirección y tu número fiscal.',
  },
  taxGiven: {
    en: (name: string, number: string) => `${name}, tax number ${number}`,
    de: (name, number) => `${name}, Steuernummer ${number}`,
    es: (name, number) => `${name}, número fiscal ${number}`,
  },
  taxName: { en: 'Full name', de: 'Voller Name', es: 'Nombre completo' },
  taxAddress: { en: 'Address', de: 'Anschrift', es: 'Dirección' },
  taxNumber: { en: 'Tax number', de: 'Steuernummer', es: 'Número fiscal' },
  taxNumberHint: {
    en: 'As your country gives it, with the country if it is not this one.',
    de: 'Die deines Landes, mit dem Land, wenn es nicht dieses ist.',
    es: 'El de tu país, con el país si no es este.',
  },
  taxSave: { en: 'Save for the report', de: 'Für die Meldung speichern', es: 'Guardar para el informe' },
  taxSaved: {
    en: 'Your details for the report are saved.',
    de: 'Deine Angaben für die Meldung sind gespeichert.',
    es: 'Tus datos para el informe están guardados.',
  },
  taxChange: { en: 'Change', de: 'Ändern', es: 'Cambiar' },
  statements: { en: 'Statements', de: 'Abrechnungen', es: 'Extractos' },
  statementsLede: {
    en: 'What moved your balance in each month.',
    de: 'Was dein Guthaben in jedem Monat verändert hat.',
    es: 'Lo que cambió tu saldo en cada mes.',
  },
  statementOf: {
    en: (month: string) => `Statement ${month}`,
    de: (month) => `Abrechnung ${month}`,
    es: (month) => `Extracto de ${month}`,
  },
  earlierStatements: { en: 'Earlier months', de: 'Frühere Monate', es: 'Meses anteriores' },
  youGet: {
    en: (net: string, fee: string) => `You get ${net} after a fee of ${fee}.`,
    de: (net, fee) => `Du bekommst ${net}, nach einer Gebühr von ${fee}.`,
    es: (net, fee) => `Recibes ${net}, después de una comisión de ${fee}.`,
  },
});
