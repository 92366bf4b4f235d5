import { refusalsOf } from '../refusal.ts';

/** The text of each code without a reason. */
export const codeRefusals = /* @__PURE__ */ refusalsOf('codes', {
  unreadable_body: {
    en: 'The request could not be read. Please send it again.',
    de: 'Die Anfrage war nicht zu lesen. Bitte schick sie noch einmal.',
    es: 'No se pudo leer la solicitud. Envíala de nuevo.',
  },
  bad_signature: {
    en: 'The signature does not match.',
    de: 'Die Signatur stimmt nicht.',
    es: 'La firma no coincide.',
  },
  not_signed_in: {
    en: 'Please log in to continue.',
    de: 'Bitte melde dich an, um weiterzumachen.',
    es: 'Inicia sesión para seguir.',
  },
  account_removed: {
    en: 'This account was closed. Write to us within 30 days and we can restore it.',
    de: 'Dieses Konto wurde geschlossen. Schreib uns innerhalb von 30 Tagen, dann können wir es wiederherstellen.',
    es: 'Esta cuenta se cerró. Escríbenos en los 30 días siguientes y podremos recuperarla.',
  },
  identity_not_proven: {
    en: 'We could not confirm who you are. Please log in again.',
    de: 'Wir konnten nicht bestätigen, wer du bist. Bitte melde dich noch einmal an.',
    es: 'No pudimos confirmar quién eres. Inicia sesión otra vez.',
  },
  wrong_credentials: {
    en: 'That email and password do not match.',
    de: 'E-Mail und Passwort passen nicht zusammen.',
    es: 'El correo y la contraseña no coinciden.',
  },
  not_allowed: {
    en: 'Your account can’t do this.',
    de: 'Dein Konto darf das nicht.',
    es: 'Tu cuenta no puede hacer esto.',
  },
  not_your_email: {
    en: 'You may only ask for your own records.',
    de: 'Du kannst nur deine eigenen Daten abfragen.',
    es: 'Solo puedes pedir tus propios datos.',
  },
  own_listing: {
    en: 'This is your own listing.',
    de: 'Das ist deine eigene Anzeige.',
    es: 'Este anuncio es tuyo.',
  },
  second_factor_needed: {
    en: 'Confirm that it is you with your second factor first: a passkey, or a code of your authenticator app.',
    de: 'Bestätige zuerst mit deinem zweiten Faktor, dass du es bist: mit einem Passkey oder einem Code deiner Authenticator-App.',
    es: 'Confirma primero que eres tú con tu segundo factor: una llave de acceso o un código de tu aplicación de autenticación.',
  },
  fresh_proof_needed: {
    en: 'Confirm that it is you first, with your password or a second factor.',
    de: 'Bestätige zuerst mit deinem Passwort oder einem zweiten Faktor, dass du es bist.',
    es: 'Confirma primero que eres tú, con tu contraseña o un segundo factor.',
  },
  email_not_verified: {
    en: 'Please confirm your email address first. We have sent you a link.',
    de: 'Bitte bestätige zuerst deine E-Mail-Adresse. Wir haben dir einen Link geschickt.',
    es: 'Primero confirma tu correo electrónico. Te hemos enviado un enlace.',
  },
  not_found: {
    en: 'There is nothing here. It may have been deleted or removed.',
    de: 'Hier ist nichts. Vielleicht wurde es gelöscht oder entfernt.',
    es: 'Aquí no hay nada. Quizá se haya borrado o eliminado.',
  },
  method_not_allowed: {
    en: 'This address does not answer that method.',
    de: 'So antwortet diese Adresse nicht.',
    es: 'Esta dirección no responde así.',
  },
  upload_timeout: {
    en: 'The upload took too long. Please try again on a steadier connection.',
    de: 'Das Hochladen hat zu lange gedauert. Versuch es noch einmal, wenn deine Verbindung stabiler ist.',
    es: 'La subida tardó demasiado. Inténtalo de nuevo con una conexión más estable.',
  },
  conflict: {
    en: 'This has changed in the meantime. Please reload and try again.',
    de: 'Das hat sich inzwischen geändert. Lade die Seite neu und versuch es noch einmal.',
    es: 'Esto ha cambiado mientras tanto. Recarga la página e inténtalo de nuevo.',
  },
  item_unavailable: {
    en: 'This item has already been sold or withdrawn.',
    de: 'Dieser Artikel ist schon verkauft oder zurückgezogen.',
    es: 'Este artículo ya se ha vendido o retirado.',
  },
  item_on_hold: {
    en: 'This item is reserved for someone else right now. It may become available again.',
    de: 'Dieser Artikel ist gerade für jemand anderes reserviert. Vielleicht wird er wieder frei.',
    es: 'Este artículo está reservado ahora para otra persona. Puede que vuelva a estar disponible.',
  },
  price_changed: {
    en: 'The price of this item has changed.',
    de: 'Der Preis dieses Artikels hat sich geändert.',
    es: 'El precio de este artículo ha cambiado.',
  },
  payment_in_progress: {
    en: 'A payment for this item is under way.',
    de: 'Für diesen Artikel läuft gerade eine Zahlung.',
    es: 'Hay un pago en marcha para este artículo.',
  },
  not_paid: {
    en: 'The card provider has not confirmed this payment.',
    de: 'Der Kartenanbieter hat diese Zahlung nicht bestätigt.',
    es: 'El proveedor de la tarjeta no ha confirmado este pago.',
  },
  hold_expired: {
    en: 'Your reservation has expired. Nothing was charged.',
    de: 'Deine Reservierung ist abgelaufen. Es wurde nichts abgebucht.',
    es: 'Tu reserva de este artículo ha caducado. No se ha cobrado nada.',
  },
  not_a_seller: {
    en: 'Only sellers can be verified.',
    de: 'Nur Verkäufer können verifiziert werden.',
    es: 'Solo se puede verificar a vendedores.',
  },
  last_admin: {
    en: 'An admin cannot remove themselves or the last admin.',
    de: 'Admins können weder sich selbst noch den letzten Admin entfernen.',
    es: 'Un administrador no puede eliminarse a sí mismo ni al último administrador.',
  },
  email_taken: {
    en: 'There is already an account with this email. Please log in instead.',
    de: 'Mit dieser E-Mail-Adresse gibt es schon ein Konto. Bitte melde dich an.',
    es: 'Ya hay una cuenta con este correo. Inicia sesión.',
  },
  request_in_flight: {
    en: 'The same request is still being worked on.',
    de: 'Dieselbe Anfrage wird noch bearbeitet.',
    es: 'La misma solicitud todavía se está procesando.',
  },
  undo_expired: {
    en: 'This was deleted or removed too long ago to bring back.',
    de: 'Das ist zu lange her, um es zurückzuholen.',
    es: 'Se borró o se eliminó hace demasiado tiempo para recuperarlo.',
  },
  gone: {
    en: 'This item was sold a while ago or taken out of the shop.',
    de: 'Dieser Artikel wurde vor einer Weile verkauft oder aus dem Laden genommen.',
    es: 'Este artículo se vendió hace tiempo o ya no está en la tienda.',
  },
  too_large: {
    en: 'That is too large. Photos can be up to 10 MB.',
    de: 'Das ist zu groß. Fotos dürfen bis zu 10 MB haben.',
    es: 'Es demasiado grande. Las fotos pueden pesar hasta 10 MB.',
  },
  unsupported_media_type: {
    en: 'This kind of file or request is not accepted.',
    de: 'Diese Art von Datei oder Anfrage nehmen wir nicht an.',
    es: 'Este tipo de archivo o solicitud no se admite.',
  },
  invalid_input: {
    en: 'Please check the marked fields.',
    de: 'Bitte sieh dir die markierten Felder an.',
    es: 'Revisa los campos marcados.',
  },
  image_refused: {
    en: 'This picture could not be used. Please choose another photo.',
    de: 'Dieses Bild ließ sich nicht verwenden. Bitte nimm ein anderes Foto.',
    es: 'No se pudo usar esta imagen. Elige otra foto.',
  },
  key_reused: {
    en: 'This idempotency key was used with another request.',
    de: 'Dieser Schlüssel wurde schon für eine andere Anfrage benutzt.',
    es: 'Esta clave ya se usó con otra solicitud.',
  },
  too_many_requests: {
    en: 'Too many attempts. Please wait a moment and try again.',
    de: 'Zu viele Versuche. Bitte warte einen Moment und versuch es noch einmal.',
    es: 'Demasiados intentos. Espera un momento e inténtalo de nuevo.',
  },
  internal: {
    en: 'Something went wrong on our side. Nothing you typed is lost; please try again.',
    de: 'Bei uns ist etwas schiefgegangen. Was du getippt hast, ist noch da; bitte versuch es noch einmal.',
    es: 'Algo ha salido mal por nuestra parte. No se ha perdido nada de lo que escribiste; inténtalo de nuevo.',
  },
  provider_unavailable: {
    en: 'The card provider does not answer. You have not been charged; please try again.',
    de: 'Der Kartenanbieter antwortet nicht. Es wurde nichts abgebucht; bitte versuch es noch einmal.',
    es: 'El proveedor de la tarjeta no responde. No se te ha cobrado nada; inténtalo de nuevo.',
  },
  payments_misconfigured: {
    en: 'This shop cannot take cards right now, because its payment settings are wrong. You have not been charged, and the shop has been told.',
    de: 'Dieser Shop kann gerade keine Karten annehmen, weil seine Zahlungseinstellungen nicht stimmen. Es wurde nichts abgebucht, und der Shop weiß Bescheid.',
    es: 'Esta tienda no puede aceptar tarjetas ahora porque su configuración de pagos es incorrecta. No se te ha cobrado nada y la tienda está avisada.',
  },
  not_open: {
    en: 'This marketplace opens soon. Please come back later.',
    de: 'Dieser Marktplatz öffnet bald. Bitte komm später wieder.',
    es: 'Esta plataforma abre pronto. Vuelve más tarde.',
  },
  busy: {
    en: 'The server is very busy. Please try again in a moment.',
    de: 'Hier ist gerade sehr viel los. Bitte versuch es gleich noch einmal.',
    es: 'El servidor está muy ocupado. Inténtalo de nuevo en un momento.',
  },
  // A browser says these by itself when no answer came.
  offline: {
    en: 'We could not reach the server. Check your connection and try again; what you typed is still here.',
    de: 'Der Server ist nicht zu erreichen. Prüf deine Verbindung und versuch es noch einmal; was du getippt hast, ist noch da.',
    es: 'No hemos podido conectar con el servidor. Revisa tu conexión e inténtalo de nuevo; lo que escribiste sigue aquí.',
  },
  late: {
    en: 'The server did not answer in time. Try again; what you typed is still here.',
    de: 'Der Server hat nicht rechtzeitig geantwortet. Versuch es noch einmal; was du getippt hast, ist noch da.',
    es: 'El servidor no ha respondido a tiempo. Inténtalo de nuevo; lo que has escrito sigue aquí.',
  },
});
