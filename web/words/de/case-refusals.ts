import type { Refusals } from '../../platform/i18n/refusals.ts';

/** Refusals about cases, returns and settings. */
export const caseSentences: Refusals['sentences'] = {
  'A clause may have up to # characters.': 'Ein Abschnitt darf höchstens # Zeichen haben.',
  'This decision was appealed already, or the time for it is over.':
    'Gegen diese Entscheidung gab es schon eine Beschwerde, oder die Zeit dafür ist vorbei.',
  'Choose a reason.': 'Wähl einen Grund.',
  'Accept or decline the request.': 'Nimm die Anfrage an oder lehne sie ab.',
  'A description is needed.': 'Die Beschreibung fehlt noch.',
  'An answer is needed.': 'Die Antwort fehlt noch.',
  'You have asked already. The seller will answer you.': 'Du hast schon angefragt. Der Verkäufer wird dir antworten.',
  'You have asked several times already. Write to the shop if you need help.':
    'Du hast schon mehrmals angefragt. Schreib dem Shop, wenn du Hilfe brauchst.',
  'The money is on its way back already, or a bank is deciding about it.':
    'Das Geld ist schon auf dem Weg zurück, oder eine Bank entscheidet darüber.',
  'This request is answered already. Load the page again to see it.':
    'Diese Anfrage ist schon beantwortet. Lade die Seite neu, um es zu sehen.',
  'As a trader you must accept this: the buyer asked within 14 days. Write to the shop if it is wrong.':
    'Als gewerblicher Verkäufer musst du annehmen: Die Anfrage kam innerhalb von 14 Tagen. Schreib dem Shop, wenn das nicht stimmt.',
  'Choose an action.': 'Wähl eine Maßnahme.',
  'Enter the text.': 'Gib den Text ein.',
  'Fill in: #': 'Noch auszufüllen: #',
  'Choose whether you sell as a private person or as a trader.': 'Wähl, ob du privat oder gewerblich verkaufst.',
  'Enter the legal name.': 'Gib den rechtlichen Namen ein.',
  'Enter the address.': 'Gib die Anschrift ein.',
  'Enter the registration or VAT number.': 'Gib die Register- oder Umsatzsteuernummer ein.',
  'A paragraph has more than # marks such as * or [. Split it.':
    'Ein Absatz hat mehr als # Zeichen wie * oder [. Teile ihn auf.',
  'There are more than # lines of only - or =. Remove some.':
    'Mehr als # Zeilen bestehen nur aus - oder =. Entferne einige.',
  'Lists and quotes are nested too deeply.': 'Listen und Zitate sind zu tief verschachtelt.',
  'An account cannot be hidden.': 'Ein Konto lässt sich nicht ausblenden.',
  'This case is decided already, and nothing is done. Decided by: #':
    'Dieser Fall ist schon entschieden, und es geschieht nichts. Entschieden von: #',
  'This case is decided already, and it is hidden. Decided by: #':
    'Dieser Fall ist schon entschieden, und es ist ausgeblendet. Entschieden von: #',
  'This case is decided already, and a warning was sent. Decided by: #':
    'Dieser Fall ist schon entschieden, und es gab eine Verwarnung. Entschieden von: #',
  'This case is decided already, and the account is suspended. Decided by: #':
    'Dieser Fall ist schon entschieden, und das Konto ist gesperrt. Entschieden von: #',
  'This case is decided already, and it is removed. Decided by: #':
    'Dieser Fall ist schon entschieden, und es ist entfernt. Entschieden von: #',
  'This case is decided already, and the picture is removed. Decided by: #':
    'Dieser Fall ist schon entschieden, und das Bild ist entfernt. Entschieden von: #',
  'Another admin is deciding this case right now. Please look again in a minute: #':
    'Ein anderer Admin entscheidet diesen Fall gerade. Sieh in einer Minute noch einmal nach: #',
  'This is about yourself, so another admin decides it.':
    'Hier geht es um dich selbst, deshalb entscheidet ein anderer Admin.',
  'You made the first decision, so another admin decides on the appeal.':
    'Die erste Entscheidung war deine, deshalb entscheidet ein anderer Admin über die Beschwerde.',
  'This is your own. You can edit or remove it yourself.':
    'Das gehört dir. Du kannst es selbst bearbeiten oder entfernen.',
  'You have sent many reports in a short time. Please wait a while and send this one again.':
    'Du hast in kurzer Zeit viele Meldungen geschickt. Warte eine Weile und schick diese dann noch einmal.',
  'Your account is suspended, so you can only write about sales that were paid. The email about the decision says how to appeal.':
    'Dein Konto ist gesperrt. Du kannst deshalb nur zu bezahlten Verkäufen schreiben. In der E-Mail über die Entscheidung steht, wie du Einspruch einlegst.',
  'Your account is suspended, so it cannot list or sell. The email about the decision says how to appeal.':
    'Dein Konto ist gesperrt, deshalb kann es nichts anbieten oder verkaufen. In der E-Mail zur Entscheidung steht, wie du Beschwerde einlegst.',
  'Another admin has published a version in the meantime. Copy your text, then load the page again.':
    'Ein anderer Admin hat inzwischen eine Fassung veröffentlicht. Kopier deinen Text und lade dann die Seite neu.',
  'This version was never published. Load the page again.':
    'Diese Fassung wurde nie veröffentlicht. Lade die Seite neu.',
  'Write the year as 2026.': 'Schreib das Jahr wie 2026.',
  'You have checked # files within an hour. Please wait a while before the next.':
    'Du hast in einer Stunde # Dateien geprüft. Warte eine Weile, bevor du die nächste schickst.',
};
