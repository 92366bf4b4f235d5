import type { Refusals } from '../../platform/i18n/refusals.ts';

/** Fallback without a translated sentence. */
export const codes: Refusals['codes'] = {
  offline:
    'Der Server ist nicht zu erreichen. Prüf deine Verbindung und versuch es noch einmal; was du getippt hast, ist noch da.',
  unreadable_body: 'Die Anfrage war nicht zu lesen. Bitte schick sie noch einmal.',
  bad_signature: 'Die Signatur stimmt nicht.',
  not_signed_in: 'Bitte melde dich an, um weiterzumachen.',
  account_removed:
    'Dieses Konto wurde gelöscht. Schreib uns innerhalb von 30 Tagen, dann können wir es wiederherstellen.',
  identity_not_proven: 'Wir konnten nicht bestätigen, wer du bist. Bitte melde dich noch einmal an.',
  wrong_credentials: 'E-Mail und Passwort passen nicht zusammen.',
  not_allowed: 'Dein Konto darf das nicht.',
  not_your_email: 'Du kannst nur deine eigenen Daten abfragen.',
  own_listing: 'Das ist deine eigene Anzeige.',
  second_factor_needed:
    'Bestätige zuerst mit deinem zweiten Faktor, dass du es bist: mit einem Passkey oder einem Code deiner Authenticator-App.',
  fresh_proof_needed: 'Bestätige zuerst mit deinem Passwort oder einem zweiten Faktor, dass du es bist.',
  email_not_verified: 'Bitte bestätige zuerst deine E-Mail-Adresse. Wir haben dir einen Link geschickt.',
  not_found: 'Hier ist nichts. Vielleicht wurde es entfernt.',
  method_not_allowed: 'So antwortet diese Adresse nicht.',
  upload_timeout: 'Das Hochladen hat zu lange gedauert. Versuch es noch einmal, wenn deine Verbindung stabiler ist.',
  conflict: 'Das hat sich inzwischen geändert. Lade die Seite neu und versuch es noch einmal.',
  item_unavailable: 'Dieser Artikel ist schon verkauft oder zurückgezogen.',
  item_on_hold: 'Jemand anderes bezahlt diesen Artikel gerade. Vielleicht ist er in ein paar Minuten wieder frei.',
  price_changed: 'Der Preis dieses Artikels hat sich geändert.',
  payment_in_progress: 'Für diesen Artikel läuft gerade eine Zahlung.',
  not_paid: 'Der Kartenanbieter hat diese Zahlung nicht bestätigt.',
  hold_expired: 'Deine Reservierung ist abgelaufen. Es wurde nichts abgebucht.',
  not_a_seller: 'Nur Verkäufer können bestätigt werden.',
  last_admin: 'Admins können weder sich selbst noch den letzten Admin entfernen.',
  email_taken: 'Mit dieser E-Mail-Adresse gibt es schon ein Konto. Bitte melde dich an.',
  request_in_flight: 'Dieselbe Anfrage wird noch bearbeitet.',
  undo_expired: 'Das ist zu lange her, um es zurückzuholen.',
  gone: 'Dieser Artikel wurde vor einer Weile verkauft oder aus dem Laden genommen.',
  too_large: 'Das ist zu groß. Fotos dürfen bis zu 10 MB haben.',
  unsupported_media_type: 'Diese Art von Datei oder Anfrage nehmen wir nicht an.',
  invalid_input: 'Bitte sieh dir die markierten Felder an.',
  image_refused: 'Dieses Bild ließ sich nicht verwenden. Bitte nimm ein anderes Foto.',
  key_reused: 'Dieser Schlüssel wurde schon für eine andere Anfrage benutzt.',
  too_many_requests: 'Zu viele Versuche. Bitte warte einen Moment und versuch es noch einmal.',
  internal: 'Bei uns ist etwas schiefgegangen. Was du getippt hast, ist noch da; bitte versuch es noch einmal.',
  payments_misconfigured:
    'Dieser Shop kann gerade keine Karten annehmen, weil seine Zahlungseinstellungen nicht stimmen. Es wurde nichts abgebucht, und der Shop weiß Bescheid.',
  provider_unavailable: 'Der Kartenanbieter antwortet nicht. Es wurde nichts abgebucht; bitte versuch es noch einmal.',
  not_open: 'Dieser Marktplatz öffnet bald. Bitte komm später wieder.',
  busy: 'Hier ist gerade sehr viel los. Bitte versuch es gleich noch einmal.',
};
