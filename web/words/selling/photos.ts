import { area } from '../area.ts';

export const photos = area('photos', {
  list: {
    en: 'Your photos, in the order buyers see them',
    de: 'Deine Fotos in der Reihenfolge, in der man sie sieht',
    es: 'Tus fotos, en el orden en que se ven',
  },
  preview: {
    en: (number: number, count: number) =>
      count === 1 ? 'Preview of your photo' : `Preview of your photo ${number} of ${count}`,
    de: (number, count) => (count === 1 ? 'Vorschau deines Fotos' : `Vorschau deines Fotos ${number} von ${count}`),
    es: (number, count) => (count === 1 ? 'Vista previa de tu foto' : `Vista previa de tu foto ${number} de ${count}`),
  },
  main: { en: 'Main photo', de: 'Hauptfoto', es: 'Foto principal' },
  queued: { en: 'Waiting…', de: 'Wartet …', es: 'En espera…' },
  uploading: {
    en: (percent: number) => `Uploading… ${percent}%`,
    de: (percent) => `Wird hochgeladen … ${percent} %`,
    es: (percent) => `Subiendo… ${percent} %`,
  },
  preparing: {
    en: 'Uploaded. Processing the photo…',
    de: 'Hochgeladen. Das Foto wird verarbeitet …',
    es: 'Subida. Procesando la foto…',
  },
  ready: {
    en: (count: number) => (count === 1 ? 'The photo is ready.' : `All ${count} photos are ready.`),
    de: (count) => (count === 1 ? 'Das Foto ist bereit.' : `Alle ${count} Fotos sind bereit.`),
    es: (count) => (count === 1 ? 'La foto está lista.' : `Las ${count} fotos están listas.`),
  },
  retry: { en: 'Try again', de: 'Noch einmal versuchen', es: 'Intentar de nuevo' },
  remove: { en: 'Remove', de: 'Entfernen', es: 'Quitar' },
  earlier: { en: 'Move left', de: 'Nach links', es: 'Mover a la izquierda' },
  later: { en: 'Move right', de: 'Nach rechts', es: 'Mover a la derecha' },
  drag: { en: 'Drag to reorder', de: 'Zum Sortieren ziehen', es: 'Arrastra para ordenar' },
  of: {
    en: (action: string, number: number) => `${action}: photo ${number}`,
    de: (action, number) => `${action}: Foto ${number}`,
    es: (action, number) => `${action}: foto ${number}`,
  },
  moved: {
    en: (position: number, count: number) => `Photo moved to position ${position} of ${count}.`,
    de: (position, count) => `Das Foto ist jetzt an Position ${position} von ${count}.`,
    es: (position, count) => `La foto está ahora en la posición ${position} de ${count}.`,
  },
  removed: {
    en: (left: number) => (left === 0 ? 'Photo removed. There are none left.' : `Photo removed. ${left} left.`),
    de: (left) => (left === 0 ? 'Foto entfernt. Es ist keins mehr da.' : `Foto entfernt. Noch ${left} da.`),
    es: (left) =>
      left === 0 ? 'Foto quitada. Ya no queda ninguna.' : `Foto quitada. ${left === 1 ? 'Queda' : 'Quedan'} ${left}.`,
  },
  choose: { en: 'Choose photos', de: 'Fotos auswählen', es: 'Elegir fotos' },
  drop: { en: 'or drop them here', de: 'oder hierher ziehen', es: 'o arrástralas aquí' },
  camera: { en: 'Take a photo', de: 'Foto aufnehmen', es: 'Hacer una foto' },
  tooMany: {
    en: (most: number) => `You can add up to ${most} photos. The others were left out.`,
    de: (most) => `Du kannst bis zu ${most} Fotos hinzufügen. Die übrigen wurden weggelassen.`,
    es: (most) => `Puedes añadir hasta ${most} fotos. Las demás no se han añadido.`,
  },
  tooLarge: {
    en: (megabytes: string) => `This photo is ${megabytes} MB. The limit is 10 MB; please choose a smaller one.`,
    de: (megabytes) => `Dieses Foto ist ${megabytes} MB groß. Mehr als 10 MB gehen nicht; bitte nimm ein kleineres.`,
    es: (megabytes) => `Esta foto pesa ${megabytes} MB. El límite es 10 MB; elige una más pequeña.`,
  },
  named: {
    en: (file: string, message: string) => `${file}: ${message}`,
    de: (file, message) => `${file}: ${message}`,
    es: (file, message) => `${file}: ${message}`,
  },
  leaveQuestion: {
    en: (unsent: number) =>
      unsent === 1 ? 'Leave before your photo is uploaded?' : `Leave before ${unsent} photos are uploaded?`,
    de: (unsent) =>
      unsent === 1
        ? 'Seite verlassen, bevor dein Foto hochgeladen ist?'
        : `Seite verlassen, bevor ${unsent} Fotos hochgeladen sind?`,
    es: (unsent) =>
      unsent === 1 ? '¿Salir antes de que se suba tu foto?' : `¿Salir antes de que se suban ${unsent} fotos?`,
  },
  leaveText: {
    en: 'What you typed and the photos already uploaded are kept. You would have to choose the others again.',
    de: 'Dein Text und die schon hochgeladenen Fotos bleiben erhalten. Die anderen müsstest du neu auswählen.',
    es: 'Lo que escribiste y las fotos ya subidas se conservan. Las demás tendrías que elegirlas otra vez.',
  },
  unsent: {
    en: 'A photo wasn’t uploaded. Try again or remove it, then continue.',
    de: 'Ein Foto wurde nicht hochgeladen. Versuch es noch einmal oder entferne es, dann geht es weiter.',
    es: 'Una foto no se ha subido. Inténtalo de nuevo o quítala para continuar.',
  },
});
