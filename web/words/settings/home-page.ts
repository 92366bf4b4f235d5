// Words of the screen where admins decide about the home page.

import { area } from '../area.ts';

export const homeSettings = area('homeSettings', {
  title: { en: 'Home page', de: 'Startseite', es: 'Página de inicio' },
  lede: {
    en: 'What visitors see first: a welcome beside a photo, and three sets below the listings. A text that you empty is ours again.',
    de: 'Was alle zuerst sehen: eine Begrüßung neben einem Foto und unter den Anzeigen drei Gruppen. Ein Text, den du leerst, ist wieder unserer.',
    es: 'Lo primero que se ve: una bienvenida junto a una foto y, debajo de los anuncios, tres conjuntos. Un texto que vacíes vuelve a ser el nuestro.',
  },
  language: { en: 'Language of the texts', de: 'Sprache der Texte', es: 'Idioma de los textos' },
  languageHint: {
    en: 'Each language has its own texts. Photos and categories are the same in all.',
    de: 'Jede Sprache hat eigene Texte. Fotos und Kategorien sind in allen gleich.',
    es: 'Cada idioma tiene sus textos. Las fotos y las categorías son las mismas en todos.',
  },
  welcome: { en: 'Welcome', de: 'Begrüßung', es: 'Bienvenida' },
  text: { en: 'Text', de: 'Text', es: 'Texto' },
  photo: { en: 'Photo beside the welcome', de: 'Foto neben der Begrüßung', es: 'Foto junto a la bienvenida' },
  photoHint: {
    en: 'Shown wide and low, so the middle of the photo is what people see.',
    de: 'Es erscheint breit und niedrig, zu sehen ist also die Mitte des Fotos.',
    es: 'Se muestra ancha y baja, así que se ve el centro de la foto.',
  },
  standardPhoto: { en: 'Use the standard photo', de: 'Standardfoto verwenden', es: 'Usar la foto estándar' },
  setsTitle: { en: 'Heading of the sets', de: 'Überschrift der Gruppen', es: 'Título de los conjuntos' },
  set: {
    en: (number: number) => `Set ${number}`,
    de: (number) => `Gruppe ${number}`,
    es: (number) => `Conjunto ${number}`,
  },
  category: { en: 'Leads to', de: 'Führt zu', es: 'Lleva a' },
  categoryHint: {
    en: 'The set is shown while the category is.',
    de: 'Die Gruppe ist zu sehen, solange es die Kategorie ist.',
    es: 'El conjunto se muestra mientras se muestre la categoría.',
  },
  notShown: {
    en: 'Nothing: do not show this set',
    de: 'Nichts: diese Gruppe nicht zeigen',
    es: 'Nada: no mostrar este conjunto',
  },
  setPhoto: { en: 'Photo', de: 'Foto', es: 'Foto' },
  setPhotoHint: {
    en: 'Without your own, a photo of the category. Cut to 4:3.',
    de: 'Ohne eigenes Foto eines der Kategorie. Auf 4:3 zugeschnitten.',
    es: 'Sin foto propia, una de la categoría. Recortada a 4:3.',
  },
  setTitle: { en: 'Title', de: 'Titel', es: 'Título' },
  setLink: { en: 'Text of the link', de: 'Text des Links', es: 'Texto del enlace' },
  preview: { en: 'Preview of the home page', de: 'Vorschau der Startseite', es: 'Vista previa de la página de inicio' },
  save: { en: 'Save home page', de: 'Startseite speichern', es: 'Guardar la página de inicio' },
  saved: {
    en: 'The home page is saved',
    de: 'Die Startseite ist gespeichert',
    es: 'La página de inicio está guardada',
  },
  notSaved: {
    en: 'The home page was not saved',
    de: 'Die Startseite wurde nicht gespeichert',
    es: 'La página de inicio no se ha guardado',
  },
  reset: { en: 'Reset to default', de: 'Auf Standard zurücksetzen', es: 'Restablecer lo predeterminado' },
  resetHint: {
    en: 'Resetting fills in our texts and photos in every language. Visitors see it once you save.',
    de: 'Damit stehen in jeder Sprache wieder unsere Texte und Fotos. Zu sehen sind sie erst, wenn du speicherst.',
    es: 'Vuelven nuestros textos y fotos en todos los idiomas. Se verán cuando guardes.',
  },
  undoReset: { en: 'Undo reset', de: 'Zurücksetzen rückgängig machen', es: 'Deshacer el restablecimiento' },
  wasReset: {
    en: 'Our texts and photos are filled in. Visitors see them once you save; undo brings back what was here.',
    de: 'Unsere Texte und Fotos sind eingesetzt. Zu sehen sind sie erst, wenn du speicherst; vorher kannst du alles zurückholen.',
    es: 'Están puestos nuestros textos y fotos. Se verán cuando guardes; antes puedes recuperar lo que había.',
  },
});
