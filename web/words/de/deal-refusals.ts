/** Refusals about conversations, offers and handovers. */
export const dealSentences = {
  'Write a message.': 'Schreib eine Nachricht.',
  'Write a message, or add a photo.': 'Schreib eine Nachricht oder füg ein Foto hinzu.',
  'A message may have up to # characters.': 'Eine Nachricht darf bis zu # Zeichen haben.',
  'A message may have up to # photos.': 'Eine Nachricht darf bis zu # Fotos haben.',
  'You have sent many messages within an hour. Your text is kept; please send it later.':
    'Du hast in einer Stunde viele Nachrichten geschickt. Dein Text bleibt hier; schick ihn bitte später.',
  'You have written to many sellers today. Your text is kept; please write to this one tomorrow, or continue a conversation.':
    'Du hast heute vielen Verkäufern geschrieben. Dein Text bleibt hier; schreib diesem bitte morgen oder setz eine Unterhaltung fort.',
  'You have sent the same text to several people. Please write to each one about their own listing. Your text is kept.':
    'Du hast mehreren Leuten denselben Text geschickt. Schreib bitte jedem zu seinem eigenen Artikel. Dein Text bleibt hier.',
  'This person has left. Nothing more can be sent.':
    'Diese Person ist nicht mehr hier. Es lässt sich nichts mehr senden.',
  'This conversation has ended. Nothing more can be sent.':
    'Diese Unterhaltung ist beendet. Es lässt sich nichts mehr senden.',
  'You cannot write to this seller.': 'Du kannst diesem Verkäufer nicht schreiben.',
  'Enter an amount.': 'Gib einen Betrag ein.',
  'Offer an amount in this range: #': 'Biete einen Betrag in diesem Bereich: #',
  'The seller takes no offers for this listing. You can buy it at its price.':
    'Für diesen Artikel nimmt der Verkäufer keine Preisvorschläge an. Du kannst ihn zum Preis kaufen.',
  'You have made many offers within an hour. Please wait a while before the next one.':
    'Du hast in einer Stunde viele Preisvorschläge gemacht. Warte bitte etwas bis zum nächsten.',
  'The other person answers this offer. You can withdraw it.':
    'Auf diesen Preisvorschlag antwortet die andere Person. Du kannst ihn zurückziehen.',
  'This offer is no longer open. Please look at the conversation again.':
    'Dieser Preisvorschlag ist nicht mehr offen. Sieh dir die Unterhaltung bitte noch einmal an.',
  'Accept at least what you do not decline.': 'Nimm mindestens das an, was du nicht ablehnst.',
  'Enter the # digits.': 'Gib die # Ziffern ein.',
  'There is nothing to hand over: it is done already, or the purchase was cancelled.':
    'Es gibt nichts zu übergeben: Das ist schon geschehen, oder der Kauf wurde storniert.',
  'This is not the code of this purchase. Please ask the buyer to show it again.':
    'Das ist nicht der Code dieses Kaufs. Bitte lass ihn dir noch einmal zeigen.',
  'Too many wrong codes. Please try again in ten minutes.':
    'Zu viele falsche Codes. Bitte versuch es in zehn Minuten noch einmal.',
  'A code can be checked without a connection once you have agreed on a time, and until the handover.':
    'Der Code lässt sich ohne Verbindung prüfen, sobald eine Zeit vereinbart ist, und bis zur Übergabe.',
  'This time cannot be read.': 'Diese Zeit lässt sich nicht lesen.',
  'This challenge cannot be read.': 'Diese Prüfung lässt sich nicht lesen.',
  'The other person says where you meet.': 'Die andere Person sagt, wo ihr euch trefft.',
  'The handover is done, or the purchase was cancelled.': 'Die Übergabe ist erledigt, oder der Kauf wurde storniert.',
  'Enter your tax number.': 'Gib deine Steuernummer ein.',
  'Enter your address.': 'Gib deine Anschrift ein.',
  'A tax number may have up to # characters.': 'Eine Steuernummer darf höchstens # Zeichen haben.',
  'This year has not ended yet.': 'Dieses Jahr ist noch nicht zu Ende.',
  'The seller is a private person, so the law gives no right to withdraw. You can ask for a return.':
    'Der Verkäufer ist privat, deshalb gibt es kein Widerrufsrecht. Du kannst um eine Rückgabe bitten.',
  'The 14 days are over. You can still ask the seller for a return.':
    'Die 14 Tage sind vorbei. Du kannst den Verkäufer noch um eine Rückgabe bitten.',
  'An address may have up to # characters.': 'Eine Adresse darf bis zu # Zeichen haben.',
  'Propose at least one time.': 'Schlag mindestens eine Zeit vor.',
  'Propose up to # times.': 'Schlag bis zu # Zeiten vor.',
  'Choose when it begins.': 'Wähle, wann es beginnt.',
  'Choose when it ends.': 'Wähle, wann es endet.',
  'A time must end at least # minutes after it begins.': 'Eine Zeit muss mindestens # Minuten nach ihrem Anfang enden.',
  'A time may last up to # hours.': 'Eine Zeit darf bis zu # Stunden dauern.',
  'Choose a time that is still to come.': 'Wähle eine Zeit, die noch kommt.',
  'Choose a time within the next # days.': 'Wähle eine Zeit in den nächsten # Tagen.',
  'There is no time to agree on: the handover is done, or the purchase was cancelled.':
    'Es gibt keine Zeit zu vereinbaren: Es wurde schon übergeben, oder der Kauf wurde storniert.',
  'This time is no longer proposed. Please look at the new ones.':
    'Diese Zeit steht nicht mehr zur Wahl. Bitte sieh dir die neuen an.',
  'You proposed this time. The other person answers it.':
    'Du hast diese Zeit vorgeschlagen. Die andere Person antwortet darauf.',
  'This time is over. Please propose another one.': 'Diese Zeit ist vorbei. Bitte schlag eine andere vor.',
  'The agreed time can be changed until two hours before it. Please write to the other person.':
    'Die vereinbarte Zeit kann bis zwei Stunden davor geändert werden. Bitte schreib der anderen Person.',
  'You have changed the agreed time twice already. Please write to the other person.':
    'Du hast die vereinbarte Zeit schon zweimal geändert. Bitte schreib der anderen Person.',
  'There is nothing to cancel: the handover is done, or the purchase was cancelled already.':
    'Es gibt nichts zu stornieren: Es wurde schon übergeben, oder der Kauf wurde schon storniert.',
  'You have agreed on a time. Propose another time first; then you can cancel.':
    'Ihr habt eine Zeit vereinbart. Schlag zuerst eine andere vor, dann kannst du stornieren.',
  'You can refuse it at the handover. Until then you can cancel the purchase.':
    'Du kannst es bei der Übergabe ablehnen. Bis dahin kannst du den Kauf stornieren.',
  'Only the buyer can refuse it at the handover.': 'Nur der Käufer kann es bei der Übergabe ablehnen.',
  'The text may have up to # characters.': 'Der Text darf bis zu # Zeichen haben.',
  'This text cannot be read.': 'Dieser Text ist nicht lesbar.',
} as const;
