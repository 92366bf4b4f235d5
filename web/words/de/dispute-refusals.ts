/** Refusals about inspections, lower prices, missed handovers and disputes. */
export const disputeSentences = {
  'It is on its way already. When it arrives, confirm it or report a problem.':
    'Es ist schon unterwegs. Wenn es ankommt, bestätige es oder melde ein Problem.',
  'It is on its way already, so there is no time to agree on.':
    'Es ist schon unterwegs, deshalb gibt es keine Zeit zu vereinbaren.',
  'A lower price can be agreed on once you have agreed on a time, and until the handover is done.':
    'Einen niedrigeren Preis könnt ihr vereinbaren, sobald eine Zeit feststeht und bis die Übergabe erledigt ist.',
  'No lower price is proposed any more.': 'Es ist kein niedrigerer Preis mehr vorgeschlagen.',
  'You proposed this price. The other person answers it.':
    'Du hast diesen Preis vorgeschlagen. Die andere Person antwortet darauf.',
  'The proposed price has changed. Please look at it again.':
    'Der vorgeschlagene Preis hat sich geändert. Sieh ihn dir bitte noch einmal an.',
  'The reduction must be less than what was paid.': 'Der Nachlass muss kleiner sein als das, was bezahlt wurde.',
  'Only the buyer can do this.': 'Das kann nur die Käuferseite tun.',
  'There is nothing to confirm now.': 'Jetzt gibt es nichts zu bestätigen.',
  'It has not been handed over yet. If something is wrong at the handover, refuse it there.':
    'Es ist noch nicht übergeben. Wenn bei der Übergabe etwas nicht stimmt, lehn es dort ab.',
  'A problem can be reported after a delivery, until the time for inspecting is over.':
    'Ein Problem kannst du nach einer Lieferung melden, bis die Zeit zum Prüfen vorbei ist.',
  'You have reported this already. The other person can answer for a day.':
    'Du hast das schon gemeldet. Die andere Person kann einen Tag lang antworten.',
  'This can be reported after an agreed time, before the handover.':
    'Das kannst du nach einer vereinbarten Zeit melden, vor der Übergabe.',
  'The agreed time is not over yet. Please wait until it ends.':
    'Die vereinbarte Zeit ist noch nicht vorbei. Warte bitte, bis sie endet.',
  'Only the seller can do this.': 'Das kann nur die Verkaufsseite tun.',
  'This sale is not sent by a carrier.': 'Dieser Verkauf wird nicht verschickt.',
  'There is nothing to send: it has arrived already, or the sale has ended.':
    'Es gibt nichts zu verschicken: Es ist schon angekommen, oder der Verkauf ist beendet.',
  'This is decided already, and the buyer gets all money back. Decided by: #':
    'Das ist schon entschieden, und der Käufer bekommt das ganze Geld zurück. Entschieden von: #',
  'This is decided already, and the buyer gets a part back. Decided by: #':
    'Das ist schon entschieden, und der Käufer bekommt einen Teil zurück. Entschieden von: #',
  'This is decided already, and the seller gets the money. Decided by: #':
    'Das ist schon entschieden, und der Verkäufer bekommt das Geld. Entschieden von: #',
  'This is decided already. Load the page again to see it.':
    'Das ist schon entschieden. Lade die Seite neu, um es zu sehen.',
  'You can give the money back. Anything else is decided by the marketplace.':
    'Du kannst das Geld zurückgeben. Alles andere entscheidet der Marktplatz.',
  'The buyer has the money back already, and it cannot be taken again. Confirm the refund, and pay the seller outside of this marketplace if they should get it.':
    'Das Geld ist schon zurück und lässt sich nicht noch einmal einziehen. Bestätige die Erstattung, und bezahl die Verkaufsseite außerhalb dieses Marktplatzes, wenn sie es bekommen soll.',
  'There is no decision yet.': 'Es gibt noch keine Entscheidung.',
  'This decision cannot be appealed: it was in your favour, it is older than seven days, or it was appealed before.':
    'Gegen diese Entscheidung ist kein Einspruch möglich: Sie war zu deinen Gunsten, sie ist älter als sieben Tage, oder es gab schon einen Einspruch.',
  'Enter the amount that goes back to the buyer.': 'Gib den Betrag ein, der zurückgeht.',
  'Enter an amount above zero.': 'Gib einen Betrag über null ein.',
  'Enter an amount in whole cents.': 'Gib einen Betrag in ganzen Cent ein.',
  'This amount is too high.': 'Dieser Betrag ist zu hoch.',
  'This is all of the payment or more. Choose a full refund instead.':
    'Das ist die ganze Zahlung oder mehr. Wähl stattdessen eine volle Erstattung.',
  'Enter the carrier and the number.': 'Gib den Paketdienst und die Nummer ein.',
  'Carrier and number may have up to # characters.': 'Paketdienst und Nummer dürfen bis zu # Zeichen haben.',
  'Up to # photos.': 'Bis zu # Fotos.',
  'Send the addresses of uploaded photos.': 'Schick die Adressen hochgeladener Fotos.',
  'Choose what happens with the money.': 'Wähl, was mit dem Geld geschieht.',
};
