import type { Refusals } from '../../platform/i18n/refusals.ts';
import { caseSentences } from './case-refusals.ts';
import { dealSentences } from './deal-refusals.ts';
import { deliverySentences } from './delivery-refusals.ts';
import { disputeSentences } from './dispute-refusals.ts';
import { identitySentences } from './identity-refusals.ts';
import { importSentences } from './import-refusals.ts';
import { payoutSentences } from './payout-refusals.ts';
import { codes } from './refusal-codes.ts';
import { trustSentences } from './trust-refusals.ts';

const sentences: Refusals['sentences'] = {
  ...identitySentences,
  ...importSentences,
  ...caseSentences,
  ...dealSentences,
  ...disputeSentences,
  ...deliverySentences,
  ...payoutSentences,
  ...trustSentences,
  'The server did not answer in time. Try again; what you typed is still here.':
    'Der Server hat nicht rechtzeitig geantwortet. Versuch es noch einmal; was du getippt hast, ist noch da.',
  'Enter a name.': 'Gib einen Namen ein.',
  'Enter a location.': 'Gib einen Ort ein.',
  'Enter a phone number.': 'Gib eine Telefonnummer ein.',
  'A phone number has digits and spaces, and may begin with +.':
    'Eine Telefonnummer hat Ziffern und Leerzeichen und kann mit + beginnen.',
  'Enter a title.': 'Gib einen Titel ein.',
  'Choose a condition.': 'Wähl einen Zustand aus.',
  'Enter a description.': 'Gib eine Beschreibung ein.',
  'Enter the year of purchase.': 'Gib das Kaufjahr ein.',
  'Enter a price.': 'Gib einen Preis ein.',
  'Choose a category.': 'Wähl eine Kategorie aus.',
  'Enter an email address.': 'Gib eine E-Mail-Adresse ein.',
  'Enter a password.': 'Gib ein Passwort ein.',
  'This is not the password of this account.': 'Das ist nicht das Passwort dieses Kontos.',
  'Enter the password of this account to confirm its email.':
    'Gib das Passwort dieses Kontos ein, um die E-Mail-Adresse zu bestätigen.',
  'You have seen the contact details of # listings today. Please come back tomorrow.':
    'Du hast heute die Kontaktdaten zu # Artikeln gesehen. Bitte komm morgen wieder.',
  'You have # listings on sale, which is the limit until the shop has verified you. Remove one, or ask the shop to verify you.':
    'Du hast # Anzeigen online, mehr geht erst, wenn der Shop dich bestätigt hat. Entferne eine oder bitte den Shop, dich zu bestätigen.',
  'You have added # listings within a day, which is the limit until the shop has verified you. Please continue tomorrow.':
    'Du hast an einem Tag # Anzeigen aufgegeben, mehr geht erst, wenn der Shop dich bestätigt hat. Bitte mach morgen weiter.',
  'You already advertise # listings, which is the limit. Stop advertising one of them first.':
    'Du hebst schon # Anzeigen hervor, mehr geht nicht gleichzeitig. Beende es zuerst bei einer davon.',
  'A reason is needed.': 'Der Grund fehlt noch.',
  'A reason may have up to # characters.': 'Der Grund darf höchstens # Zeichen haben.',
  'No card was charged for this, so there is nothing to send back.':
    'Dafür wurde keine Karte belastet, also gibt es nichts zurückzuschicken.',
  'The card provider does not answer. Nothing was ordered; please try again.':
    'Der Kartenanbieter antwortet nicht. Es wurde nichts veranlasst; bitte versuch es noch einmal.',
  'The money is on its way back already.': 'Das Geld ist schon auf dem Rückweg.',
  'All of the money has been sent back already.': 'Das ganze Geld wurde schon zurückgeschickt.',
  'The money is on its way back already. Ordered by: #': 'Das Geld ist schon auf dem Rückweg. Veranlasst von: #',
  'All of the money has been sent back already. Ordered by: #':
    'Das ganze Geld wurde schon zurückgeschickt. Veranlasst von: #',
  'The buyer’s bank is deciding about this payment. It can be refunded once the dispute is won.':
    'Die Bank des Käufers entscheidet gerade über diese Zahlung. Sie lässt sich erstatten, sobald die Anfechtung abgewehrt ist.',
  'Add a photo.': 'Füg ein Foto hinzu.',
  'The address of a picture may have up to # characters.': 'Die Adresse eines Bildes darf höchstens # Zeichen haben.',
  'Name may have up to # characters.': 'Der Name darf höchstens # Zeichen haben.',
  'Location may have up to # characters.': 'Der Ort darf höchstens # Zeichen haben.',
  'Phone may have up to # characters.': 'Die Telefonnummer darf höchstens # Zeichen haben.',
  'Title may have up to # characters.': 'Der Titel darf höchstens # Zeichen haben.',
  'Condition may have up to # characters.': 'Der Zustand darf höchstens # Zeichen haben.',
  'Description may have up to # characters.': 'Die Beschreibung darf höchstens # Zeichen haben.',
  'Year may have up to # characters.': 'Das Kaufjahr darf höchstens # Zeichen haben.',
  'Use at least # characters.': 'Nimm mindestens # Zeichen.',
  'A password may have up to # characters.': 'Ein Passwort darf höchstens # Zeichen haben.',
  'This password is too long.': 'Dieses Passwort ist zu lang.',
  'This email is too long.': 'Diese E-Mail-Adresse ist zu lang.',
  'This text holds characters that cannot be stored.': 'Dieser Text enthält Zeichen, die sich nicht speichern lassen.',
  'Write the email like name@example.com.': 'Schreib die E-Mail-Adresse wie name@example.com.',
  'Write the price as # or #, between $# and $#.': 'Schreib den Preis wie # oder #, zwischen $# und $#.',
  'Write the price as # or #, between # and #.': 'Schreib den Preis wie # oder #, zwischen # und #.',
  'Write the price as #, without decimals, between # and #.':
    'Schreib den Preis wie #, ohne Nachkommastellen, zwischen # und #.',
  'Choose one of the categories.': 'Wähl eine der Kategorien.',
  'This category takes no new listings. Choose another one.':
    'Diese Kategorie nimmt keine neuen Anzeigen auf. Wähl eine andere.',
  'Another admin has saved the categories in the meantime. Load the page again to see them; copy what you typed first.':
    'Ein anderer Admin hat inzwischen die Kategorien gespeichert. Lade die Seite neu, um sie zu sehen; kopier vorher, was du eingegeben hast.',
  'There are listings in a category that you removed. Load the page again, and hide it instead.':
    'In einer Kategorie, die du entfernt hast, gibt es Anzeigen. Lade die Seite neu und blende die Kategorie stattdessen aus.',
  'There is already a category with this name.': 'Es gibt schon eine Kategorie mit diesem Namen.',
  'Enter the English name.': 'Gib den englischen Namen ein.',
  'Write the English name with Latin letters.': 'Schreib den englischen Namen mit lateinischen Buchstaben.',
  'Add a picture.': 'Füg ein Bild hinzu.',
  'Write the name without a comma.': 'Schreib den Namen ohne Komma.',
  'Show at least one category.': 'Zeig mindestens eine Kategorie.',
  'There may be up to # categories.': 'Es darf bis zu # Kategorien geben.',
  'This category is no longer there. Load the page again.': 'Diese Kategorie gibt es nicht mehr. Lade die Seite neu.',
  'The categories that came with the software can be hidden, not removed.':
    'Die mitgelieferten Kategorien lassen sich ausblenden, aber nicht entfernen.',
  'Choose one of these: #': 'Wähl eines davon: #',
  'This value is needed.': 'Dieser Wert fehlt.',
  'Write a number.': 'Schreib eine Zahl.',
  'Write a whole number.': 'Schreib eine ganze Zahl.',
  'Write a text.': 'Schreib einen Text.',
  'Choose true or false.': 'Wähl true oder false.',
  'Write at most # characters.': 'Schreib höchstens # Zeichen.',
  'Write at least # characters.': 'Schreib mindestens # Zeichen.',
  'Write a number of at most #.': 'Schreib eine Zahl bis höchstens #.',
  'Write a number of at least #.': 'Schreib eine Zahl ab #.',
  'This value is not written as it must be.': 'Dieser Wert hat nicht die richtige Form.',
  'Choose buyer or seller.': 'Wähl Käufer oder Verkäufer.',
  'There is already an account with this email. Please log in instead.':
    'Mit dieser E-Mail-Adresse gibt es schon ein Konto. Bitte melde dich an.',
  'Someone else has signed up with this email in the meantime, so this person can’t be restored with it.':
    'Mit dieser E-Mail-Adresse hat sich inzwischen jemand anderes registriert; darunter geht es nicht zurück.',
  'This link has been used or has expired. Please request a new one.':
    'Dieser Link wurde schon benutzt oder ist abgelaufen. Bitte fordere einen neuen an.',
  'Google cannot be reached right now. Please use your email and password.':
    'Google ist gerade nicht zu erreichen. Bitte nimm E-Mail und Passwort.',
  'Nothing was charged. The price of this listing is now: #':
    'Es wurde nichts abgebucht. Der Preis dieses Artikels ist jetzt: #',
  'The price of this listing is now $#. Nothing was charged.':
    'Der Preis dieses Artikels ist jetzt $#. Es wurde nichts abgebucht.',
  'The listing was gone when your payment arrived. All of your money is on its way back to your card.':
    'Als deine Zahlung ankam, war der Artikel schon weg. Dein ganzes Geld ist auf dem Weg zurück auf deine Karte.',
  'The listing was gone when your payment arrived. Sending your money back failed once; we are working on it.':
    'Als deine Zahlung ankam, war der Artikel schon weg. Das Zurücksenden deines Geldes schlug einmal fehl; wir kümmern uns darum.',
  'The card provider does not answer right now. Please do not pay again; we keep asking.':
    'Der Kartenanbieter antwortet gerade nicht. Bitte bezahl nicht noch einmal; wir fragen weiter nach.',
  'Your earlier hold on this listing is just ending. Please try again in a few seconds.':
    'Deine frühere Reservierung dieses Artikels endet gerade. Bitte versuch es in ein paar Sekunden noch einmal.',
  'Someone is paying for this listing right now. Nothing was changed.':
    'Jemand bezahlt diesen Artikel gerade. Es wurde nichts geändert.',
  'Your payment for this listing is under way, so it stays on your list until that is over.':
    'Deine Zahlung für diesen Artikel läuft; so lange bleibt er auf deiner Liste.',
  'This photo is not among your uploads. Please choose the photo again.':
    'Dieses Foto gehört nicht zu deinen Uploads. Bitte wähl es noch einmal aus.',
  'This file is not a photo we can read. Please choose a JPEG, PNG or WebP picture.':
    'Diese Datei ist kein Foto, das wir lesen können. Bitte nimm ein JPEG, PNG oder WebP.',
  'This photo is damaged or incomplete. Please choose another, or save it again as a JPEG.':
    'Dieses Foto ist beschädigt oder unvollständig. Bitte nimm ein anderes oder speichere es neu als JPEG.',
  'This photo is larger than # megapixels. Please make it smaller and try again.':
    'Dieses Foto hat mehr als # Megapixel. Bitte verkleinere es und versuch es noch einmal.',
  'This photo is longer than # pixels on one side. Please crop it and try again.':
    'Dieses Foto ist an einer Seite länger als # Pixel. Bitte schneide es zu und versuch es noch einmal.',
  'This picture is animated. Please choose a still photo.': 'Dieses Bild ist animiert. Bitte nimm ein normales Foto.',
  'This photo took too long to read. Please make it smaller, or save it again as a JPEG.':
    'Dieses Foto zu lesen hat zu lange gedauert. Bitte verkleinere es oder speichere es neu als JPEG.',
  'This photo needs too much memory to read. Please make it smaller, or save it again as a JPEG.':
    'Dieses Foto zu lesen braucht zu viel Speicher. Bitte verkleinere es oder speichere es neu als JPEG.',
  'This photo is larger than # MB. Please choose a smaller one.':
    'Dieses Foto ist größer als # MB. Bitte nimm ein kleineres.',
  'Please send one photo at a time.': 'Bitte schick immer nur ein Foto.',
  'Many photos are being uploaded right now. Please try again in a moment.':
    'Gerade werden viele Fotos hochgeladen. Bitte versuch es gleich noch einmal.',
  'You have sent # photos within an hour. Please wait a while before the next.':
    'Du hast innerhalb einer Stunde # Fotos geschickt. Bitte warte eine Weile bis zum nächsten.',
  'You have uploaded # photos within an hour. Please wait a while before the next.':
    'Du hast in einer Stunde # Fotos hochgeladen. Bitte warte ein wenig mit dem nächsten.',
  'You have # photos here, which is the limit. Photos that no listing shows are removed after a day.':
    'Du hast hier # Fotos, mehr geht nicht. Fotos, die keine Anzeige zeigt, verschwinden nach einem Tag.',
  'You have uploaded # MB within a day. Please continue tomorrow.':
    'Du hast an einem Tag # MB hochgeladen. Bitte mach morgen weiter.',
  'This is not your current password.': 'Das ist nicht dein jetziges Passwort.',
  'An admin cannot remove themselves. Another admin can, in the list of people.':
    'Admins können sich nicht selbst entfernen. Ein anderer Admin kann es, in der Liste der Personen.',
  'A length is a whole number of millimeters.': 'Eine Länge ist eine ganze Zahl von Millimetern.',
  'Write a length in millimeters.': 'Schreib eine Länge in Millimetern.',
  'A side is at least # cm.': 'Eine Seite hat mindestens # cm.',
  'A side is at most # m.': 'Eine Seite hat höchstens # m.',
  'Choose the style from the list.': 'Wähl den Stil aus der Liste.',
  'Write the country as two letters, such as US.': 'Schreib das Land mit zwei Buchstaben, etwa US.',
  'You sign in with Google, so there is no password to change. “Forgot your password?” on the login page gives you one.':
    'Du meldest dich mit Google an, also gibt es kein Passwort zu ändern. „Passwort vergessen?“ auf der Anmeldeseite gibt dir eins.',
  'Choose the colors from the list.': 'Wähl die Farben aus der Liste.',
  'Choose the materials from the list.': 'Wähl die Materialien aus der Liste.',
  'Too many payments were tried. Nothing was charged; please try again in an hour.':
    'Zu viele Zahlungsversuche. Es wurde nichts abgebucht; bitte versuch es in einer Stunde noch einmal.',
  'Choose on or off.': 'Wähl an oder aus.',
  'Send the ids of notifications.': 'Sende die Nummern von Benachrichtigungen.',
  'Send up to 100 ids.': 'Sende höchstens 100 Nummern.',
  'Write a time like #:#.': 'Schreib eine Uhrzeit wie #:#.',
  'Choose two different times.': 'Wähl zwei verschiedene Uhrzeiten.',
  'Choose an hour.': 'Wähl eine Stunde.',
  'We do not know this time zone.': 'Diese Zeitzone kennen wir nicht.',
  'Send the address of a push service.': 'Sende die Adresse eines Push-Dienstes.',
  'This address is too long.': 'Diese Adresse ist zu lang.',
  'Send the keys of the subscription.': 'Sende die Schlüssel der Anmeldung.',
  'This cannot be changed.': 'Das lässt sich nicht ändern.',
  'This address is not complete.': 'Diese Adresse ist unvollständig.',
  'Choose one of the languages.': 'Wähl eine der Sprachen.',
  'Choose how often you want to hear about it.': 'Wähl, wie oft du davon hören willst.',
  'Choose up to # colors.': 'Wähl höchstens # Farben.',
  'Choose up to # materials.': 'Wähl höchstens # Materialien.',
  'A listing may have up to # photos.': 'Eine Anzeige darf höchstens # Fotos haben.',
  'You keep # photos of listings that are not sold, which is the limit. Remove a listing that you no longer offer; photos that no listing shows go after a day.':
    'Du hast # Fotos von Artikeln, die nicht verkauft sind, mehr geht nicht. Entferne eine Anzeige, die du nicht mehr brauchst; Fotos, die keine Anzeige zeigt, verschwinden nach einem Tag.',
  'This photo was taken down here and cannot be shown again. Please choose another.':
    'Dieses Foto wurde hier entfernt und darf nicht wieder gezeigt werden. Bitte nimm ein anderes.',
  'Our photo storage isn’t responding. Your photo wasn’t saved; please try again in a moment.':
    'Unser Fotospeicher antwortet nicht. Dein Foto wurde nicht gespeichert; bitte versuch es gleich noch einmal.',
  'There is no room for more photos right now. Nothing was saved; please try again later.':
    'Gerade ist kein Platz für weitere Fotos. Es wurde nichts gespeichert; bitte versuch es später noch einmal.',
  'This file is empty. Please choose a photo.': 'Diese Datei ist leer. Bitte wähl ein Foto.',
  'This file is a PDF. Please choose a JPEG, PNG or WebP picture.':
    'Diese Datei ist ein PDF. Bitte nimm ein JPEG, PNG oder WebP.',
  'This file is a GIF. Please choose a JPEG, PNG or WebP picture.':
    'Diese Datei ist ein GIF. Bitte nimm ein JPEG, PNG oder WebP.',
  'This file is a TIFF. Please choose a JPEG, PNG or WebP picture.':
    'Diese Datei ist ein TIFF. Bitte nimm ein JPEG, PNG oder WebP.',
  'This file is an AVIF picture. Please choose a JPEG, PNG or WebP picture.':
    'Diese Datei ist ein AVIF-Bild. Bitte nimm ein JPEG, PNG oder WebP.',
  'This file is a HEIC photo. Please choose a JPEG, PNG or WebP picture.':
    'Diese Datei ist ein HEIC-Foto. Bitte nimm ein JPEG, PNG oder WebP.',
  'This file is a video. Please choose a JPEG, PNG or WebP picture.':
    'Diese Datei ist ein Video. Bitte nimm ein JPEG, PNG oder WebP.',
  'This file is an SVG drawing. Please choose a JPEG, PNG or WebP picture.':
    'Diese Datei ist eine SVG-Zeichnung. Bitte nimm ein JPEG, PNG oder WebP.',
  'This file is a web page. Please choose a JPEG, PNG or WebP picture.':
    'Diese Datei ist eine Webseite. Bitte nimm ein JPEG, PNG oder WebP.',
  'The buyer’s bank is working on this payment, so the hold cannot be ended. It ends by itself when the bank has decided.':
    'Die Bank bearbeitet diese Zahlung gerade, deshalb lässt sich die Reservierung nicht beenden. Sie endet von selbst, wenn die Bank entschieden hat.',
  'You already have two listings on hold. Pay for one of them, or leave its payment page, and try again.':
    'Du hast schon zwei Artikel reserviert. Bezahle einen davon oder verlass seine Bezahlseite, und versuch es noch einmal.',
  'Many listings are on hold over your connection right now. Nothing was charged. Please try again in a few minutes.':
    'Über deine Verbindung sind gerade viele Artikel reserviert. Es wurde nichts abgebucht. Bitte versuch es in ein paar Minuten noch einmal.',
  'Your last holds ended without a payment, so the next one has to wait. Nothing was charged. Please try again later.':
    'Deine letzten Reservierungen endeten ohne Zahlung, deshalb muss die nächste warten. Es wurde nichts abgebucht. Bitte versuch es später noch einmal.',
  'Your hold on this listing ended without a payment, so others may buy it first. Please try again in ten minutes.':
    'Deine Reservierung für diesen Artikel endete ohne Zahlung, deshalb sind erst andere dran. Bitte versuch es in zehn Minuten noch einmal.',
  'This is a public demonstration. Nobody can log in as an admin here.':
    'Das ist eine öffentliche Vorführung. Niemand kann sich hier als Admin anmelden.',
  'Somebody is paying for a listing of yours. You still sell as a trader; try again when the payment is over.':
    'Jemand bezahlt gerade einen Artikel von dir. Du verkaufst weiter gewerblich; versuch es nach der Zahlung noch einmal.',
  'You are buying or selling furniture right now. Nothing was removed; try again when the payment is over.':
    'Du kaufst oder verkaufst gerade einen Artikel. Nichts wurde gelöscht; versuch es noch einmal, wenn die Zahlung vorbei ist.',
  'This person is buying or selling furniture right now. Nothing was removed; try again when the payment is over.':
    'Diese Person kauft oder verkauft gerade einen Artikel. Es wurde nichts entfernt; versuch es noch einmal, wenn die Zahlung vorbei ist.',
  'You have saved # searches, which is the limit. Delete one that you no longer need.':
    'Du hast # Suchen gespeichert, mehr geht nicht. Lösch eine, die du nicht mehr brauchst.',
  'This cannot be searched for.': 'Danach lässt sich nicht suchen.',
  'The tagline may have up to # characters.': 'Der Untertitel darf bis zu # Zeichen haben.',
  'The phone number may have up to # characters.': 'Die Telefonnummer darf bis zu # Zeichen haben.',
  'The address may have up to # characters.': 'Die Anschrift darf bis zu # Zeichen haben.',
  'The hours may have up to # characters.': 'Die Zeiten dürfen bis zu # Zeichen haben.',
  'Enter a whole address that begins with https://.': 'Gib eine vollständige Adresse ein, die mit https:// beginnt.',
  'A link may have up to # characters.': 'Ein Link darf bis zu # Zeichen haben.',
  'There may be up to # links.': 'Es sind bis zu # Links möglich.',
  'Write the color like ##d#a#.': 'Schreib die Farbe wie ##d#a#.',
  'Offer at least one language.': 'Biete mindestens eine Sprache an.',
  'Choose one of the languages that you offer.': 'Wähl eine der Sprachen, die du anbietest.',
  'The contrast of this color on the light page is # to #, and at least # to # is needed. Nearest shade that works: #':
    'Der Kontrast dieser Farbe auf der hellen Seite ist # zu #, nötig sind mindestens # zu #. Nächster passender Ton: #',
  'The contrast of this color on the dark page is # to #, and at least # to # is needed. Nearest shade that works: #':
    'Der Kontrast dieser Farbe auf der dunklen Seite ist # zu #, nötig sind mindestens # zu #. Nächster passender Ton: #',
  'Choose a country.': 'Wähl ein Land aus.',
  'Choose one of the countries.': 'Wähl eines der Länder.',
  'Choose one of the units.': 'Wähl eine der Einheiten.',
  'Choose specified or corrected.': 'Wähl specified oder corrected.',
  'This text may have up to # characters.': 'Dieser Text darf höchstens # Zeichen haben.',
  'Another admin has saved the home page in the meantime. Load the page again to see it; copy what you typed first.':
    'Ein anderer Admin hat die Startseite inzwischen gespeichert. Lade die Seite neu, um sie zu sehen; kopiere vorher, was du eingegeben hast.',
  'Enter a number from # to #.': 'Gib eine Zahl von # bis # ein.',
  'Enter a whole number from # to #.': 'Gib eine ganze Zahl von # bis # ein.',
  'Choose a currency.': 'Wähl eine Währung aus.',
  'Choose one of the currencies that cards can be charged in.':
    'Wähl eine der Währungen, in denen Karten belastet werden können.',
  'The currency can be changed only while there is no listing and no purchase, since every price is counted in it.':
    'Die Währung lässt sich nur ändern, solange es keine Anzeige und keinen Kauf gibt, weil jeder Preis in ihr gezählt ist.',
  'The currency of the shop has just changed. Check the price and try again.':
    'Die Währung des Shops hat sich gerade geändert. Prüf den Preis und versuch es noch einmal.',
  'No price is that high.': 'So hoch ist kein Preis.',
  'Another admin has saved these settings in the meantime. Load the page again to see them; copy what you typed first.':
    'Ein anderer Admin hat diese Einstellungen inzwischen gespeichert. Lade die Seite neu, um sie zu sehen; kopiere vorher, was du getippt hast.',
};

export const refusals: Refusals = { codes, sentences };
