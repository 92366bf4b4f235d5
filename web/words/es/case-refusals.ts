import type { Refusals } from '../../platform/i18n/refusals.ts';

/** Refusals about cases, returns and settings. */
export const caseSentences: Refusals['sentences'] = {
  'A clause may have up to # characters.': 'Una cláusula puede tener hasta # caracteres.',
  'This decision was appealed already, or the time for it is over.':
    'Esta decisión ya se recurrió, o el plazo ha terminado.',
  'Choose a reason.': 'Elige un motivo.',
  'Accept or decline the request.': 'Acepta o rechaza la solicitud.',
  'A description is needed.': 'Falta la descripción.',
  'An answer is needed.': 'Falta la respuesta.',
  'You have asked already. The seller will answer you.': 'Ya lo has pedido. El vendedor te responderá.',
  'You have asked several times already. Write to the shop if you need help.':
    'Ya lo has pedido varias veces. Escribe a la tienda si necesitas ayuda.',
  'The money is on its way back already, or a bank is deciding about it.':
    'El dinero ya está en camino de vuelta, o un banco está decidiendo sobre él.',
  'This request is answered already. Load the page again to see it.':
    'Esta solicitud ya tiene respuesta. Vuelve a cargar la página para verla.',
  'As a trader you must accept this: the buyer asked within 14 days. Write to the shop if it is wrong.':
    'Como profesional tienes que aceptar: lo han pedido en los 14 días de plazo. Escribe a la tienda si no es correcto.',
  'Choose an action.': 'Elige una medida.',
  'Enter the text.': 'Escribe el texto.',
  'Fill in: #': 'Falta completar: #',
  'Choose whether you sell as a private person or as a trader.': 'Elige si vendes como particular o como profesional.',
  'Enter the legal name.': 'Escribe el nombre legal.',
  'Enter the address.': 'Escribe la dirección.',
  'Enter the registration or VAT number.': 'Escribe el número de registro o de IVA.',
  'A paragraph has more than # marks such as * or [. Split it.':
    'Un párrafo tiene más de # signos como * o [. Divídelo.',
  'There are more than # lines of only - or =. Remove some.': 'Hay más de # líneas con solo - o =. Quita algunas.',
  'Lists and quotes are nested too deeply.': 'Las listas y citas están anidadas demasiado.',
  'An account cannot be hidden.': 'Una cuenta no se puede ocultar.',
  'This case is decided already, and nothing is done. Decided by: #':
    'Este caso ya está decidido y no se hace nada. Decidido por: #',
  'This case is decided already, and it is hidden. Decided by: #':
    'Este caso ya está decidido y está oculto. Decidido por: #',
  'This case is decided already, and a warning was sent. Decided by: #':
    'Este caso ya está decidido y se envió una advertencia. Decidido por: #',
  'This case is decided already, and the account is suspended. Decided by: #':
    'Este caso ya está decidido y la cuenta está suspendida. Decidido por: #',
  'This case is decided already, and it is removed. Decided by: #':
    'Este caso ya está decidido y está eliminado. Decidido por: #',
  'This case is decided already, and the picture is removed. Decided by: #':
    'Este caso ya está decidido y la imagen está eliminada. Decidido por: #',
  'Another admin is deciding this case right now. Please look again in a minute: #':
    'Otro administrador está decidiendo este caso. Vuelve a mirar en un minuto: #',
  'This is about yourself, so another admin decides it.': 'Esto trata de ti, así que decide otro administrador.',
  'You made the first decision, so another admin decides on the appeal.':
    'Tú tomaste la primera decisión, así que otro administrador decide sobre el recurso.',
  'This is your own. You can edit or remove it yourself.': 'Es tuyo. Puedes editarlo o retirarlo tú mismo.',
  'You have sent many reports in a short time. Please wait a while and send this one again.':
    'Has enviado muchas denuncias en poco tiempo. Espera un rato y vuelve a enviar esta.',
  'Your account is suspended, so you can only write about sales that were paid. The email about the decision says how to appeal.':
    'Tu cuenta está suspendida, así que solo puedes escribir sobre ventas ya pagadas. El correo sobre la decisión explica cómo recurrirla.',
  'Your account is suspended, so it cannot list or sell. The email about the decision says how to appeal.':
    'Tu cuenta está suspendida, así que no puede anunciar ni vender. El correo sobre la decisión dice cómo recurrir.',
  'Another admin has published a version in the meantime. Copy your text, then load the page again.':
    'Otro administrador ha publicado una versión entretanto. Copia tu texto y vuelve a cargar la página.',
  'This version was never published. Load the page again.': 'Esta versión nunca se publicó. Vuelve a cargar la página.',
  'Write the year as 2026.': 'Escribe el año como 2026.',
  'Enter a name.': 'Escribe un nombre.',
  'Enter a location.': 'Escribe una ubicación.',
  'You have checked # files within an hour. Please wait a while before the next.':
    'Has comprobado # archivos en una hora. Espera un rato antes del siguiente.',
};
