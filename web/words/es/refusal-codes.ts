import type { Refusals } from '../../platform/i18n/refusals.ts';

/** Fallback without a translated sentence. */
export const codes: Refusals['codes'] = {
  offline:
    'No hemos podido conectar con el servidor. Revisa tu conexión e inténtalo de nuevo; lo que escribiste sigue aquí.',
  unreadable_body: 'No se pudo leer la solicitud. Envíala de nuevo.',
  bad_signature: 'La firma no coincide.',
  not_signed_in: 'Inicia sesión para seguir.',
  account_removed: 'Esta cuenta se eliminó. Escríbenos en los 30 días siguientes y podremos recuperarla.',
  identity_not_proven: 'No pudimos confirmar quién eres. Inicia sesión otra vez.',
  wrong_credentials: 'El correo y la contraseña no coinciden.',
  not_allowed: 'Tu cuenta no puede hacer esto.',
  not_your_email: 'Solo puedes pedir tus propios datos.',
  own_listing: 'Este anuncio es tuyo.',
  second_factor_needed:
    'Confirma primero que eres tú con tu segundo factor: una llave de acceso o un código de tu aplicación de autenticación.',
  fresh_proof_needed: 'Confirma primero que eres tú, con tu contraseña o un segundo factor.',
  email_not_verified: 'Primero confirma tu correo electrónico. Te hemos enviado un enlace.',
  not_found: 'Aquí no hay nada. Quizá se haya eliminado.',
  method_not_allowed: 'Esta dirección no responde así.',
  upload_timeout: 'La subida tardó demasiado. Inténtalo de nuevo con una conexión más estable.',
  conflict: 'Esto ha cambiado mientras tanto. Recarga la página e inténtalo de nuevo.',
  item_unavailable: 'Este artículo ya se ha vendido o retirado.',
  item_on_hold:
    'Otra persona está pagando este artículo ahora mismo. Puede que vuelva a estar disponible en unos minutos.',
  price_changed: 'El precio de este artículo ha cambiado.',
  payment_in_progress: 'Hay un pago en marcha para este artículo.',
  not_paid: 'El proveedor de la tarjeta no ha confirmado este pago.',
  hold_expired: 'Tu reserva de este artículo ha caducado. No se ha cobrado nada.',
  not_a_seller: 'Solo se puede verificar a vendedores.',
  last_admin: 'Un administrador no puede eliminarse a sí mismo ni al último administrador.',
  email_taken: 'Ya hay una cuenta con este correo. Inicia sesión.',
  request_in_flight: 'La misma solicitud todavía se está procesando.',
  undo_expired: 'Se eliminó hace demasiado tiempo para recuperarlo.',
  gone: 'Este artículo se vendió hace tiempo o ya no está en la tienda.',
  too_large: 'Es demasiado grande. Las fotos pueden pesar hasta 10 MB.',
  unsupported_media_type: 'Este tipo de archivo o solicitud no se admite.',
  invalid_input: 'Revisa los campos marcados.',
  image_refused: 'No se pudo usar esta imagen. Elige otra foto.',
  key_reused: 'Esta clave ya se usó con otra solicitud.',
  too_many_requests: 'Demasiados intentos. Espera un momento e inténtalo de nuevo.',
  internal: 'Algo ha salido mal por nuestra parte. No se ha perdido nada de lo que escribiste; inténtalo de nuevo.',
  payments_misconfigured:
    'Esta tienda no puede aceptar tarjetas ahora porque su configuración de pagos es incorrecta. No se te ha cobrado nada y la tienda está avisada.',
  provider_unavailable: 'El proveedor de la tarjeta no responde. No se te ha cobrado nada; inténtalo de nuevo.',
  not_open: 'Este mercado abre pronto. Vuelve más tarde.',
  busy: 'El servidor está muy ocupado. Inténtalo de nuevo en un momento.',
};
