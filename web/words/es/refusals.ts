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
    'El servidor no ha respondido a tiempo. Inténtalo de nuevo; lo que has escrito sigue aquí.',
  'Enter a phone number.': 'Escribe un número de teléfono.',
  'A phone number has digits and spaces, and may begin with +.':
    'Un teléfono tiene cifras y espacios, y puede empezar con +.',
  'Enter a title.': 'Escribe un título.',
  'Choose a condition.': 'Elige un estado.',
  'Enter a description.': 'Escribe una descripción.',
  'Enter the year of purchase.': 'Escribe el año de compra.',
  'Enter a price.': 'Escribe un precio.',
  'Choose a category.': 'Elige una categoría.',
  'Enter an email address.': 'Escribe un correo electrónico.',
  'Enter a password.': 'Escribe una contraseña.',
  'This is not the password of this account.': 'Esta no es la contraseña de esta cuenta.',
  'Enter the password of this account to confirm its email.':
    'Escribe la contraseña de esta cuenta para confirmar su correo.',
  'You have seen the contact details of # listings today. Please come back tomorrow.':
    'Hoy ya has visto los datos de contacto de # anuncios. Vuelve mañana.',
  'You have # listings on sale, which is the limit until the shop has verified you. Remove one, or ask the shop to verify you.':
    'Tienes # anuncios a la venta, el máximo hasta que la tienda te verifique. Retira uno o pide a la tienda que te verifique.',
  'You have added # listings within a day, which is the limit until the shop has verified you. Please continue tomorrow.':
    'Has publicado # anuncios en un día, el máximo hasta que la tienda te verifique. Continúa mañana, por favor.',
  'You already advertise # listings, which is the limit. Stop advertising one of them first.':
    'Ya promocionas # anuncios, que es el máximo. Deja de promocionar uno primero.',
  'A reason is needed.': 'Falta el motivo.',
  'A reason may have up to # characters.': 'El motivo puede tener como mucho # caracteres.',
  'No card was charged for this, so there is nothing to send back.':
    'No se cobró ninguna tarjeta por esto, así que no hay nada que devolver.',
  'The card provider does not answer. Nothing was ordered; please try again.':
    'El proveedor de tarjetas no responde. No se ha pedido nada; inténtalo de nuevo.',
  'The money is on its way back already.': 'El dinero ya está de vuelta.',
  'All of the money has been sent back already.': 'Ya se ha devuelto todo el dinero.',
  'The money is on its way back already. Ordered by: #': 'El dinero ya está de vuelta. Lo ordenó: #',
  'All of the money has been sent back already. Ordered by: #': 'Ya se ha devuelto todo el dinero. Lo ordenó: #',
  'The buyer’s bank is deciding about this payment. It can be refunded once the dispute is won.':
    'El banco de quien compró está decidiendo sobre este pago. Se podrá reembolsar cuando se gane la disputa.',
  'Add a photo.': 'Añade una foto.',
  'The address of a picture may have up to # characters.': 'La dirección de una imagen puede tener hasta # caracteres.',
  'Name may have up to # characters.': 'El nombre puede tener hasta # caracteres.',
  'Location may have up to # characters.': 'El lugar puede tener hasta # caracteres.',
  'Phone may have up to # characters.': 'El teléfono puede tener hasta # caracteres.',
  'Title may have up to # characters.': 'El título puede tener hasta # caracteres.',
  'Condition may have up to # characters.': 'El estado puede tener hasta # caracteres.',
  'Description may have up to # characters.': 'La descripción puede tener hasta # caracteres.',
  'Year may have up to # characters.': 'El año puede tener hasta # caracteres.',
  'Use at least # characters.': 'Usa al menos # caracteres.',
  'A password may have up to # characters.': 'Una contraseña puede tener hasta # caracteres.',
  'This password is too long.': 'Esta contraseña es demasiado larga.',
  'This email is too long.': 'Este correo es demasiado largo.',
  'This text holds characters that cannot be stored.': 'Este texto tiene caracteres que no se pueden guardar.',
  'Write the email like name@example.com.': 'Escribe el correo como name@example.com.',
  'Write the price as # or #, between $# and $#.': 'Escribe el precio como # o #, entre $# y $#.',
  'Write the price as # or #, between # and #.': 'Escribe el precio como # o #, entre # y #.',
  'Write the price as #, without decimals, between # and #.': 'Escribe el precio como #, sin decimales, entre # y #.',
  'Choose one of the categories.': 'Elige una de las categorías.',
  'This category takes no new listings. Choose another one.': 'Esta categoría no admite anuncios nuevos. Elige otra.',
  'Another admin has saved the categories in the meantime. Load the page again to see them; copy what you typed first.':
    'Otra persona que administra ha guardado las categorías mientras tanto. Vuelve a cargar la página para verlas; antes copia lo que escribiste.',
  'There are listings in a category that you removed. Load the page again, and hide it instead.':
    'Hay anuncios en una categoría que quitaste. Vuelve a cargar la página y ocúltala.',
  'There is already a category with this name.': 'Ya hay una categoría con este nombre.',
  'Enter the English name.': 'Escribe el nombre en inglés.',
  'Write the English name with Latin letters.': 'Escribe el nombre en inglés con letras latinas.',
  'Add a picture.': 'Añade una imagen.',
  'Write the name without a comma.': 'Escribe el nombre sin coma.',
  'Show at least one category.': 'Muestra al menos una categoría.',
  'There may be up to # categories.': 'Puede haber hasta # categorías.',
  'This category is no longer there. Load the page again.': 'Esta categoría ya no existe. Vuelve a cargar la página.',
  'The categories that came with the software can be hidden, not removed.':
    'Las categorías que vienen con el programa se pueden ocultar, no quitar.',
  'Choose one of these: #': 'Elige una de estas opciones: #',
  'This value is needed.': 'Falta este valor.',
  'Write a number.': 'Escribe un número.',
  'Write a whole number.': 'Escribe un número entero.',
  'Write a text.': 'Escribe un texto.',
  'Choose true or false.': 'Elige true o false.',
  'Write at most # characters.': 'Escribe como máximo # caracteres.',
  'Write at least # characters.': 'Escribe al menos # caracteres.',
  'Write a number of at most #.': 'Escribe un número de # como máximo.',
  'Write a number of at least #.': 'Escribe un número de # como mínimo.',
  'This value is not written as it must be.': 'Este valor no tiene la forma correcta.',
  'Choose buyer or seller.': 'Elige comprador o vendedor.',
  'There is already an account with this email. Please log in instead.':
    'Ya hay una cuenta con este correo. Inicia sesión.',
  'Someone else has signed up with this email in the meantime, so this person can’t be restored with it.':
    'Mientras tanto otra persona se registró con este correo, así que no se puede recuperar con él.',
  'This link has been used or has expired. Please request a new one.':
    'Este enlace ya se usó o ha caducado. Pide uno nuevo.',
  'Google cannot be reached right now. Please use your email and password.':
    'Ahora mismo no podemos conectar con Google. Usa tu correo y contraseña.',
  'Nothing was charged. The price of this listing is now: #':
    'No se ha cobrado nada. El precio de este artículo es ahora: #',
  'The price of this listing is now $#. Nothing was charged.':
    'El precio de este artículo es ahora $#. No se ha cobrado nada.',
  'The listing was gone when your payment arrived. All of your money is on its way back to your card.':
    'Cuando llegó tu pago, el artículo ya no estaba disponible. Todo tu dinero está de camino a tu tarjeta.',
  'The listing was gone when your payment arrived. Sending your money back failed once; we are working on it.':
    'Cuando llegó tu pago, el artículo ya no estaba disponible. Devolverte el dinero falló una vez; estamos en ello.',
  'The card provider does not answer right now. Please do not pay again; we keep asking.':
    'El proveedor de tarjetas no responde ahora mismo. No pagues otra vez; seguimos preguntando.',
  'Your earlier hold on this listing is just ending. Please try again in a few seconds.':
    'Tu reserva anterior de este artículo está terminando. Vuelve a intentarlo en unos segundos.',
  'Someone is paying for this listing right now. Nothing was changed.':
    'Este anuncio está reservado: alguien está pagando ahora mismo. No se ha cambiado nada.',
  'Your payment for this listing is under way, so it stays on your list until that is over.':
    'Tu pago está en marcha, así que este artículo sigue en tu lista hasta que termine.',
  'This photo is not among your uploads. Please choose the photo again.':
    'Esta foto no está entre las tuyas. Elígela otra vez.',
  'This file is not a photo we can read. Please choose a JPEG, PNG or WebP picture.':
    'Este archivo no es una foto que podamos leer. Elige una imagen JPEG, PNG o WebP.',
  'This photo is damaged or incomplete. Please choose another, or save it again as a JPEG.':
    'Esta foto está dañada o incompleta. Elige otra o guárdala de nuevo como JPEG.',
  'This photo is larger than # megapixels. Please make it smaller and try again.':
    'Esta foto tiene más de # megapíxeles. Redúcela e inténtalo de nuevo.',
  'This photo is longer than # pixels on one side. Please crop it and try again.':
    'Esta foto mide más de # píxeles en un lado. Recórtala e inténtalo de nuevo.',
  'This picture is animated. Please choose a still photo.': 'Esta imagen es animada. Elige una foto normal.',
  'This photo took too long to read. Please make it smaller, or save it again as a JPEG.':
    'Esta foto tardó demasiado en leerse. Redúcela o guárdala de nuevo como JPEG.',
  'This photo needs too much memory to read. Please make it smaller, or save it again as a JPEG.':
    'Esta foto necesita demasiada memoria para leerse. Redúcela o guárdala de nuevo como JPEG.',
  'This photo is larger than # MB. Please choose a smaller one.': 'Esta foto pesa más de # MB. Elige una más pequeña.',
  'Please send one photo at a time.': 'Envía las fotos de una en una.',
  'Many photos are being uploaded right now. Please try again in a moment.':
    'Ahora mismo se están subiendo muchas fotos. Inténtalo de nuevo en un momento.',
  'You have sent # photos within an hour. Please wait a while before the next.':
    'Has enviado # fotos en una hora. Espera un rato antes de la siguiente.',
  'You have uploaded # photos within an hour. Please wait a while before the next.':
    'Has subido # fotos en una hora. Espera un poco antes de la siguiente.',
  'You have # photos here, which is the limit. Photos that no listing shows are removed after a day.':
    'Guardas aquí # fotos, que es el máximo. Las que ningún anuncio muestra se eliminan al cabo de un día.',
  'You have uploaded # MB within a day. Please continue tomorrow.': 'Has subido # MB en un día. Sigue mañana.',
  'This is not your current password.': 'Esta no es tu contraseña actual.',
  'An admin cannot remove themselves. Another admin can, in the list of people.':
    'Un administrador no puede eliminarse a sí mismo. Otro puede hacerlo, en la lista de personas.',
  'A length is a whole number of millimeters.': 'Una medida es un número entero de milímetros.',
  'Write a length in millimeters.': 'Escribe una medida en milímetros.',
  'A side is at least # cm.': 'Un lado tiene al menos # cm.',
  'A side is at most # m.': 'Un lado tiene # m como máximo.',
  'Choose the style from the list.': 'Elige el estilo de la lista.',
  'Write the country as two letters, such as US.': 'Escribe el país con dos letras, como US.',
  'You sign in with Google, so there is no password to change. “Forgot your password?” on the login page gives you one.':
    'Inicias sesión con Google, así que no hay contraseña que cambiar. «¿Has olvidado tu contraseña?» en la página de acceso te da una.',
  'Choose the colors from the list.': 'Elige los colores de la lista.',
  'Choose the materials from the list.': 'Elige los materiales de la lista.',
  'Too many payments were tried. Nothing was charged; please try again in an hour.':
    'Demasiados intentos de pago. No se ha cobrado nada; inténtalo de nuevo dentro de una hora.',
  'Choose on or off.': 'Elige activado o desactivado.',
  'Send the ids of notifications.': 'Envía los números de los avisos.',
  'Send up to 100 ids.': 'Envía como mucho 100 números.',
  'Write a time like #:#.': 'Escribe una hora como #:#.',
  'Choose two different times.': 'Elige dos horas distintas.',
  'Choose an hour.': 'Elige una hora.',
  'We do not know this time zone.': 'No conocemos esta zona horaria.',
  'Send the address of a push service.': 'Envía la dirección de un servicio push.',
  'This address is too long.': 'Esta dirección es demasiado larga.',
  'Send the keys of the subscription.': 'Envía las claves de la suscripción.',
  'This cannot be changed.': 'Esto no se puede cambiar.',
  'This address is not complete.': 'Esta dirección no está completa.',
  'Choose one of the languages.': 'Elige uno de los idiomas.',
  'Choose how often you want to hear about it.': 'Elige con qué frecuencia quieres recibir noticias.',
  'Choose up to # colors.': 'Elige hasta # colores.',
  'Choose up to # materials.': 'Elige hasta # materiales.',
  'A listing may have up to # photos.': 'Un anuncio puede tener hasta # fotos.',
  'You keep # photos of listings that are not sold, which is the limit. Remove a listing that you no longer offer; photos that no listing shows go after a day.':
    'Tienes # fotos en anuncios sin vender, que es el máximo. Elimina el anuncio de algo que ya no ofrezcas; las fotos que ningún anuncio muestra desaparecen al cabo de un día.',
  'This photo was taken down here and cannot be shown again. Please choose another.':
    'Esta foto se retiró de aquí y no se puede volver a mostrar. Elige otra.',
  'Our photo storage isn’t responding. Your photo wasn’t saved; please try again in a moment.':
    'El almacén de fotos no responde. Tu foto no se ha guardado; inténtalo dentro de un momento.',
  'There is no room for more photos right now. Nothing was saved; please try again later.':
    'Ahora mismo no hay sitio para más fotos. No se ha guardado nada; inténtalo más tarde.',
  'This file is empty. Please choose a photo.': 'Este archivo está vacío. Elige una foto.',
  'This file is a PDF. Please choose a JPEG, PNG or WebP picture.':
    'Este archivo es un PDF. Elige una imagen JPEG, PNG o WebP.',
  'This file is a GIF. Please choose a JPEG, PNG or WebP picture.':
    'Este archivo es un GIF. Elige una imagen JPEG, PNG o WebP.',
  'This file is a TIFF. Please choose a JPEG, PNG or WebP picture.':
    'Este archivo es un TIFF. Elige una imagen JPEG, PNG o WebP.',
  'This file is an AVIF picture. Please choose a JPEG, PNG or WebP picture.':
    'Este archivo es una imagen AVIF. Elige una imagen JPEG, PNG o WebP.',
  'This file is a HEIC photo. Please choose a JPEG, PNG or WebP picture.':
    'Este archivo es una foto HEIC. Elige una imagen JPEG, PNG o WebP.',
  'This file is a video. Please choose a JPEG, PNG or WebP picture.':
    'Este archivo es un vídeo. Elige una imagen JPEG, PNG o WebP.',
  'This file is an SVG drawing. Please choose a JPEG, PNG or WebP picture.':
    'Este archivo es un dibujo SVG. Elige una imagen JPEG, PNG o WebP.',
  'This file is a web page. Please choose a JPEG, PNG or WebP picture.':
    'Este archivo es una página web. Elige una imagen JPEG, PNG o WebP.',
  'The buyer’s bank is working on this payment, so the hold cannot be ended. It ends by itself when the bank has decided.':
    'El banco está tramitando este pago, así que la reserva no se puede terminar. Termina sola cuando el banco haya decidido.',
  'You already have two listings on hold. Pay for one of them, or leave its payment page, and try again.':
    'Ya tienes dos artículos reservados. Paga uno de ellos o sal de su página de pago e inténtalo de nuevo.',
  'Many listings are on hold over your connection right now. Nothing was charged. Please try again in a few minutes.':
    'Ahora mismo hay muchos artículos reservados desde tu conexión. No se ha cobrado nada. Inténtalo de nuevo en unos minutos.',
  'Your last holds ended without a payment, so the next one has to wait. Nothing was charged. Please try again later.':
    'Tus últimas reservas terminaron sin pago, así que la siguiente tiene que esperar. No se ha cobrado nada. Inténtalo más tarde.',
  'Your hold on this listing ended without a payment, so others may buy it first. Please try again in ten minutes.':
    'Tu reserva de este artículo terminó sin pago, así que otros pueden comprarlo antes. Inténtalo de nuevo en diez minutos.',
  'This is a public demonstration. Nobody can log in as an admin here.':
    'Esto es una demostración pública. Nadie puede iniciar sesión aquí como administrador.',
  'Somebody is paying for a listing of yours. You still sell as a trader; try again when the payment is over.':
    'Alguien está pagando uno de tus anuncios. Sigues vendiendo como profesional; inténtalo de nuevo cuando termine el pago.',
  'You are buying or selling furniture right now. Nothing was removed; try again when the payment is over.':
    'Estás comprando o vendiendo un artículo ahora mismo. No se ha eliminado nada; vuelve a intentarlo cuando termine el pago.',
  'This person is buying or selling furniture right now. Nothing was removed; try again when the payment is over.':
    'Esta persona está comprando o vendiendo un artículo ahora mismo. No se ha eliminado nada; inténtalo de nuevo cuando termine el pago.',
  'You have saved # searches, which is the limit. Delete one that you no longer need.':
    'Has guardado # búsquedas, que es el máximo. Borra una que ya no necesites.',
  'This cannot be searched for.': 'Esto no se puede buscar.',
  'The tagline may have up to # characters.': 'El lema puede tener hasta # caracteres.',
  'The phone number may have up to # characters.': 'El teléfono puede tener hasta # caracteres.',
  'The address may have up to # characters.': 'La dirección puede tener hasta # caracteres.',
  'The hours may have up to # characters.': 'El horario puede tener hasta # caracteres.',
  'Enter a whole address that begins with https://.': 'Escribe una dirección completa que empiece por https://.',
  'A link may have up to # characters.': 'Un enlace puede tener hasta # caracteres.',
  'There may be up to # links.': 'Puede haber hasta # enlaces.',
  'Write the color like ##d#a#.': 'Escribe el color como ##d#a#.',
  'Offer at least one language.': 'Ofrece al menos un idioma.',
  'Choose one of the languages that you offer.': 'Elige uno de los idiomas que ofreces.',
  'The contrast of this color on the light page is # to #, and at least # to # is needed. Nearest shade that works: #':
    'El contraste de este color en la página clara es de # a #, y se necesita al menos # a #. Tono más cercano que sirve: #',
  'The contrast of this color on the dark page is # to #, and at least # to # is needed. Nearest shade that works: #':
    'El contraste de este color en la página oscura es de # a #, y se necesita al menos # a #. Tono más cercano que sirve: #',
  'Choose a country.': 'Elige un país.',
  'Choose one of the countries.': 'Elige uno de los países.',
  'Choose one of the units.': 'Elige una de las unidades.',
  'Choose specified or corrected.': 'Elige specified o corrected.',
  'This text may have up to # characters.': 'Este texto puede tener hasta # caracteres.',
  'Another admin has saved the home page in the meantime. Load the page again to see it; copy what you typed first.':
    'Otro administrador ha guardado la página de inicio entretanto. Vuelve a cargar la página para verla; copia antes lo que hayas escrito.',
  'Enter a number from # to #.': 'Escribe un número de # a #.',
  'Enter a whole number from # to #.': 'Escribe un número entero de # a #.',
  'Choose a currency.': 'Elige una moneda.',
  'Choose one of the currencies that cards can be charged in.':
    'Elige una de las monedas en las que se puede cobrar con tarjeta.',
  'The currency can be changed only while there is no listing and no purchase, since every price is counted in it.':
    'La moneda solo se puede cambiar mientras no haya ningún anuncio ni ninguna compra, porque todos los precios están en ella.',
  'The currency of the shop has just changed. Check the price and try again.':
    'La moneda de la tienda acaba de cambiar. Revisa el precio e inténtalo de nuevo.',
  'No price is that high.': 'Ningún precio es tan alto.',
  'Another admin has saved these settings in the meantime. Load the page again to see them; copy what you typed first.':
    'Otro administrador ha guardado estos ajustes mientras tanto. Vuelve a cargar la página para verlos; copia antes lo que hayas escrito.',
};

export const refusals: Refusals = { codes, sentences };
