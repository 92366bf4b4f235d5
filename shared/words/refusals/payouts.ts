import { refusalsOf } from '../refusal.ts';

export const payoutRefusals = /* @__PURE__ */ refusalsOf('payouts', {
  yearForm: {
    en: 'Write the year as 2026.',
    de: 'Schreib das Jahr wie 2026.',
    es: 'Escribe el año como 2026.',
  },
  yearNotEnded: {
    en: 'This year has not ended yet.',
    de: 'Dieses Jahr ist noch nicht zu Ende.',
    es: 'Este año aún no ha terminado.',
  },
  accountForm: {
    en: 'Enter an account number or IBAN of 5 to 42 letters and digits.',
    de: 'Gib eine Kontonummer oder IBAN mit 5 bis 42 Buchstaben und Ziffern ein.',
    es: 'Escribe un número de cuenta o IBAN de 5 a 42 letras y cifras.',
  },
  ibanTypo: {
    en: 'This IBAN has a typing error. Compare it with the one on your card or statement.',
    de: 'Diese IBAN enthält einen Tippfehler. Vergleich sie mit der auf deiner Karte oder deinem Kontoauszug.',
    es: 'Este IBAN tiene un error. Compáralo con el de tu tarjeta o tu extracto.',
  },
  chooseState: {
    en: 'Choose one of the states.',
    de: 'Wähl einen der Zustände.',
    es: 'Elige una de las situaciones.',
  },
  accountNeeded: {
    en: 'Enter the account too.',
    de: 'Gib auch das Konto ein.',
    es: 'Escribe también la cuenta.',
  },
  hostedByProvider: {
    en: 'Your bank details are entered on the page of the payment provider.',
    de: 'Deine Bankverbindung gibst du auf der Seite des Zahlungsanbieters ein.',
    es: 'Los datos bancarios se indican en la página del proveedor de pagos.',
  },
  providerAway: {
    en: 'The payment provider does not answer. Please try again.',
    de: 'Der Zahlungsanbieter antwortet nicht. Bitte versuch es noch einmal.',
    es: 'El proveedor de pagos no responde. Inténtalo de nuevo.',
  },
  holderNeeded: {
    en: 'Enter whose account it is.',
    de: 'Gib ein, wem das Konto gehört.',
    es: 'Escribe de quién es la cuenta.',
  },
  markedAlready: {
    en: 'This payout is marked as paid already. Marked by: {name}',
    de: 'Diese Auszahlung ist schon als bezahlt markiert. Von: {name}',
    es: 'Este pago ya está marcado como hecho. Por: {name}',
  },
  notOwed: {
    en: 'This payout is not owed any more. Please look at the list again.',
    de: 'Diese Auszahlung ist nicht mehr offen. Sieh dir die Liste bitte noch einmal an.',
    es: 'Este pago ya no está pendiente. Vuelve a mirar la lista.',
  },
  disputed: {
    en: 'The payment of this sale is disputed or goes back, so it cannot be paid out now.',
    de: 'Die Zahlung dieses Verkaufs wird angefochten oder geht zurück, deshalb lässt sie sich jetzt nicht auszahlen.',
    es: 'El pago de esta venta está en disputa o se devuelve, así que ahora no se puede transferir.',
  },
  amountChanged: {
    en: 'The amount has changed, for example by a refund. Please look at the list again.',
    de: 'Der Betrag hat sich geändert, zum Beispiel durch eine Erstattung. Sieh dir die Liste bitte noch einmal an.',
    es: 'El importe ha cambiado, por ejemplo por un reembolso. Vuelve a mirar la lista.',
  },
  monthAhead: {
    en: 'This month has not begun.',
    de: 'Dieser Monat hat noch nicht begonnen.',
    es: 'Este mes aún no ha empezado.',
  },
  chooseOutcome: {
    en: 'Say whether the debt was paid or is given up.',
    de: 'Sag, ob die Schuld bezahlt wurde oder erlassen wird.',
    es: 'Indica si la deuda se pagó o se perdona.',
  },
  owesNothing: {
    en: 'This person owes nothing any more. Please look at the list again.',
    de: 'Diese Person schuldet nichts mehr. Sieh dir die Liste bitte noch einmal an.',
    es: 'Esta persona ya no debe nada. Vuelve a mirar la lista.',
  },
  moreThanOwed: {
    en: 'This is more than what is owed: {amount}',
    de: 'Das ist mehr, als geschuldet wird: {amount}',
    es: 'Es más de lo que se debe: {amount}',
  },
  stillHere: {
    en: 'This person still has an account. Their next sales settle the debt.',
    de: 'Diese Person hat noch ein Konto. Ihre nächsten Verkäufe gleichen die Schuld aus.',
    es: 'Esta persona todavía tiene cuenta. Sus próximas ventas saldan la deuda.',
  },
  sellerSuspended: {
    en: 'The seller is suspended, and a case about them or a dispute over one of their sales is open. Decide it first.',
    de: 'Das Konto des Verkäufers ist gesperrt, und ein Fall über ihn oder ein Streitfall über einen seiner Verkäufe ist offen. Entscheide ihn zuerst.',
    es: 'El vendedor está suspendido y hay abierto un caso sobre él o una disputa sobre una de sus ventas. Decídelo primero.',
  },
});
