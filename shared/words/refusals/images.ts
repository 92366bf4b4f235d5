import { refusalsOf } from '../refusal.ts';

export const imageRefusals = /* @__PURE__ */ refusalsOf('images', {
  notYours: {
    en: 'This photo is not among your uploads. Please choose the photo again.',
    de: 'Dieses Foto gehört nicht zu deinen Uploads. Bitte wähl es noch einmal aus.',
    es: 'Esta foto no está entre las tuyas. Elígela otra vez.',
  },
  notAPhoto: {
    en: 'This file is not a photo we can read. Please choose a JPEG, PNG or WebP picture.',
    de: 'Diese Datei ist kein Foto, das wir lesen können. Bitte nimm ein JPEG, PNG oder WebP.',
    es: 'Este archivo no es una foto que podamos leer. Elige una imagen JPEG, PNG o WebP.',
  },
  unreadable: {
    en: 'This photo is damaged or incomplete. Please choose another, or save it again as a JPEG.',
    de: 'Dieses Foto ist beschädigt oder unvollständig. Bitte nimm ein anderes oder speichere es neu als JPEG.',
    es: 'Esta foto está dañada o incompleta. Elige otra o guárdala de nuevo como JPEG.',
  },
  tooManyPixels: {
    en: 'This photo is larger than 40 megapixels. Please make it smaller and try again.',
    de: 'Dieses Foto hat mehr als 40 Megapixel. Bitte verkleinere es und versuch es noch einmal.',
    es: 'Esta foto tiene más de 40 megapíxeles. Redúcela e inténtalo de nuevo.',
  },
  tooLong: {
    en: 'This photo is longer than 12,000 pixels on one side. Please crop it and try again.',
    de: 'Dieses Foto ist an einer Seite länger als 12.000 Pixel. Bitte schneide es zu und versuch es noch einmal.',
    es: 'Esta foto mide más de 12.000 píxeles en un lado. Recórtala e inténtalo de nuevo.',
  },
  animated: {
    en: 'This picture is animated. Please choose a still photo.',
    de: 'Dieses Bild ist animiert. Bitte nimm ein normales Foto.',
    es: 'Esta imagen es animada. Elige una foto normal.',
  },
  tooSlow: {
    en: 'This photo took too long to read. Please make it smaller, or save it again as a JPEG.',
    de: 'Dieses Foto zu lesen hat zu lange gedauert. Bitte verkleinere es oder speichere es neu als JPEG.',
    es: 'Esta foto tardó demasiado en leerse. Redúcela o guárdala de nuevo como JPEG.',
  },
  tooHeavy: {
    en: 'This photo needs too much memory to read. Please make it smaller, or save it again as a JPEG.',
    de: 'Dieses Foto zu lesen braucht zu viel Speicher. Bitte verkleinere es oder speichere es neu als JPEG.',
    es: 'Esta foto necesita demasiada memoria para leerse. Redúcela o guárdala de nuevo como JPEG.',
  },
  tooLarge: {
    en: 'This photo is larger than 10 MB. Please choose a smaller one.',
    de: 'Dieses Foto ist größer als 10 MB. Bitte nimm ein kleineres.',
    es: 'Esta foto pesa más de 10 MB. Elige una más pequeña.',
  },
  oneAtATime: {
    en: 'Please send one photo at a time.',
    de: 'Bitte schick immer nur ein Foto.',
    es: 'Envía las fotos de una en una.',
  },
  busy: {
    en: 'Many photos are being uploaded right now. Please try again in a moment.',
    de: 'Gerade werden viele Fotos hochgeladen. Bitte versuch es gleich noch einmal.',
    es: 'Ahora mismo se están subiendo muchas fotos. Inténtalo de nuevo en un momento.',
  },
  tooManySent: {
    en: 'You have sent {most} photos within an hour. Please wait a while before the next.',
    de: 'Du hast innerhalb einer Stunde {most} Fotos geschickt. Bitte warte eine Weile bis zum nächsten.',
    es: 'Has enviado {most} fotos en una hora. Espera un rato antes de la siguiente.',
  },
  tooManyThisHour: {
    en: 'You have uploaded {most} photos within an hour. Please wait a while before the next.',
    de: 'Du hast in einer Stunde {most} Fotos hochgeladen. Bitte warte ein wenig mit dem nächsten.',
    es: 'Has subido {most} fotos en una hora. Espera un poco antes de la siguiente.',
  },
  tooManyBytes: {
    en: 'You have uploaded {most} MB within a day. Please continue tomorrow.',
    de: 'Du hast an einem Tag {most} MB hochgeladen. Bitte mach morgen weiter.',
    es: 'Has subido {most} MB en un día. Sigue mañana.',
  },
  tooManyLive: {
    en: 'You keep {most} photos of listings that are not sold, which is the limit. Remove a listing that you no longer offer; photos that no listing shows go after a day.',
    de: 'Du hast {most} Fotos von Artikeln, die nicht verkauft sind, mehr geht nicht. Entferne eine Anzeige, die du nicht mehr brauchst; Fotos, die keine Anzeige zeigt, verschwinden nach einem Tag.',
    es: 'Tienes {most} fotos en anuncios sin vender, que es el máximo. Elimina el anuncio de algo que ya no ofrezcas; las fotos que ningún anuncio muestra desaparecen al cabo de un día.',
  },
  takenDown: {
    en: 'This photo was taken down here and cannot be shown again. Please choose another.',
    de: 'Dieses Foto wurde hier entfernt und darf nicht wieder gezeigt werden. Bitte nimm ein anderes.',
    es: 'Esta foto se eliminó de aquí y no se puede volver a mostrar. Elige otra.',
  },
  storeAway: {
    en: 'Our photo storage isn’t responding. Your photo wasn’t saved; please try again in a moment.',
    de: 'Unser Fotospeicher antwortet nicht. Dein Foto wurde nicht gespeichert; bitte versuch es gleich noch einmal.',
    es: 'El almacén de fotos no responde. Tu foto no se ha guardado; inténtalo dentro de un momento.',
  },
  noRoom: {
    en: 'There is no room for more photos right now. Nothing was saved; please try again later.',
    de: 'Gerade ist kein Platz für weitere Fotos. Es wurde nichts gespeichert; bitte versuch es später noch einmal.',
    es: 'Ahora mismo no hay sitio para más fotos. No se ha guardado nada; inténtalo más tarde.',
  },
  fileEmpty: {
    en: 'This file is empty. Please choose a photo.',
    de: 'Diese Datei ist leer. Bitte wähl ein Foto.',
    es: 'Este archivo está vacío. Elige una foto.',
  },
  isPdf: {
    en: 'This file is a PDF. Please choose a JPEG, PNG or WebP picture.',
    de: 'Diese Datei ist ein PDF. Bitte nimm ein JPEG, PNG oder WebP.',
    es: 'Este archivo es un PDF. Elige una imagen JPEG, PNG o WebP.',
  },
  isGif: {
    en: 'This file is a GIF. Please choose a JPEG, PNG or WebP picture.',
    de: 'Diese Datei ist ein GIF. Bitte nimm ein JPEG, PNG oder WebP.',
    es: 'Este archivo es un GIF. Elige una imagen JPEG, PNG o WebP.',
  },
  isTiff: {
    en: 'This file is a TIFF. Please choose a JPEG, PNG or WebP picture.',
    de: 'Diese Datei ist ein TIFF. Bitte nimm ein JPEG, PNG oder WebP.',
    es: 'Este archivo es un TIFF. Elige una imagen JPEG, PNG o WebP.',
  },
  isAvif: {
    en: 'This file is an AVIF picture. Please choose a JPEG, PNG or WebP picture.',
    de: 'Diese Datei ist ein AVIF-Bild. Bitte nimm ein JPEG, PNG oder WebP.',
    es: 'Este archivo es una imagen AVIF. Elige una imagen JPEG, PNG o WebP.',
  },
  isHeic: {
    en: 'This file is a HEIC photo. Please choose a JPEG, PNG or WebP picture.',
    de: 'Diese Datei ist ein HEIC-Foto. Bitte nimm ein JPEG, PNG oder WebP.',
    es: 'Este archivo es una foto HEIC. Elige una imagen JPEG, PNG o WebP.',
  },
  isVideo: {
    en: 'This file is a video. Please choose a JPEG, PNG or WebP picture.',
    de: 'Diese Datei ist ein Video. Bitte nimm ein JPEG, PNG oder WebP.',
    es: 'Este archivo es un vídeo. Elige una imagen JPEG, PNG o WebP.',
  },
  isSvg: {
    en: 'This file is an SVG drawing. Please choose a JPEG, PNG or WebP picture.',
    de: 'Diese Datei ist eine SVG-Zeichnung. Bitte nimm ein JPEG, PNG oder WebP.',
    es: 'Este archivo es un dibujo SVG. Elige una imagen JPEG, PNG o WebP.',
  },
  isWebPage: {
    en: 'This file is a web page. Please choose a JPEG, PNG or WebP picture.',
    de: 'Diese Datei ist eine Webseite. Bitte nimm ein JPEG, PNG oder WebP.',
    es: 'Este archivo es una página web. Elige una imagen JPEG, PNG o WebP.',
  },
  notStoredNow: {
    en: 'Photos cannot be stored right now. Nothing was saved; please try again later.',
    de: 'Fotos lassen sich gerade nicht speichern. Es wurde nichts gespeichert; bitte versuch es später noch einmal.',
    es: 'Ahora no se pueden guardar fotos. No se guardó nada; inténtalo más tarde.',
  },
  notShownNow: {
    en: 'Photos cannot be shown right now. Please try again later.',
    de: 'Fotos lassen sich gerade nicht anzeigen. Bitte versuch es später noch einmal.',
    es: 'Ahora no se pueden mostrar fotos. Inténtalo más tarde.',
  },
});
