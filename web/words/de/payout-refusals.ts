/** Refusals about what sellers are paid. */
export const payoutSentences = {
  'Enter an account number or IBAN of # to # letters and digits.':
    'Gib eine Kontonummer oder IBAN mit # bis # Buchstaben und Ziffern ein.',
  'A reference is needed.': 'Gib eine Referenz ein.',
  'A reference may have up to # characters.': 'Eine Referenz darf bis zu # Zeichen haben.',
  'A name may have up to # characters.': 'Ein Name darf bis zu # Zeichen haben.',
  'Choose one of the states.': 'Wähl einen der Zustände.',
  'Enter the account too.': 'Gib auch das Konto ein.',
  'Your bank details are entered on the page of the payment provider.':
    'Deine Bankverbindung gibst du auf der Seite des Zahlungsanbieters ein.',
  'The payment provider does not answer. Please try again.':
    'Der Zahlungsanbieter antwortet nicht. Bitte versuch es noch einmal.',
  'Enter whose account it is.': 'Gib ein, wem das Konto gehört.',
  'This payout is marked as paid already. Marked by: #': 'Diese Auszahlung ist schon als bezahlt markiert. Von: #',
  'This payout is not owed any more. Please look at the list again.':
    'Diese Auszahlung ist nicht mehr offen. Sieh dir die Liste bitte noch einmal an.',
  'The payment of this sale is disputed or goes back, so it cannot be paid out now.':
    'Die Zahlung dieses Verkaufs wird angefochten oder geht zurück, deshalb lässt sie sich jetzt nicht auszahlen.',
  'The amount has changed, for example by a refund. Please look at the list again.':
    'Der Betrag hat sich geändert, zum Beispiel durch eine Erstattung. Sieh dir die Liste bitte noch einmal an.',
  'This month has not begun.': 'Dieser Monat hat noch nicht begonnen.',
} as const;
