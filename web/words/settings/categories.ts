// Words of the screen where admins decide about the categories.

import { area } from '../area.ts';

export const categorySettings = area('categorySettings', {
  title: { en: 'Categories', de: 'Kategorien', es: 'Categorías' },
  lede: {
    en: 'Where sellers list and visitors browse, in this order.',
    de: 'Worin Verkäufer anbieten und Besucher stöbern, in dieser Reihenfolge.',
    es: 'Donde se publican y se exploran los anuncios, en este orden.',
  },
  nameIn: {
    en: (language: string) => `Name (${language})`,
    de: (language) => `Name (${language})`,
    es: (language) => `Nombre (${language})`,
  },
  standardName: {
    en: 'Leave it empty for the standard name.',
    de: 'Leer gilt der Standardname.',
    es: 'Si lo dejas vacío, se usa el nombre estándar.',
  },
  englishName: {
    en: 'Leave it empty to show the English name.',
    de: 'Leer steht dort der englische Name.',
    es: 'Si lo dejas vacío, se muestra el nombre en inglés.',
  },
  addressHint: {
    en: 'The address of the category page is made from this name and stays as it is.',
    de: 'Aus diesem Namen entsteht die Adresse der Kategorieseite. Sie bleibt danach, wie sie ist.',
    es: 'De este nombre sale la dirección de la página de la categoría, que ya no cambia.',
  },
  picture: { en: 'Picture', de: 'Bild', es: 'Imagen' },
  pictureHint: {
    en: 'Shown on the home page and the category page, cut to 4:3.',
    de: 'Steht auf der Startseite und der Kategorieseite, zugeschnitten auf 4:3.',
    es: 'Se muestra en la página de inicio y en la de categorías, recortada a 4:3.',
  },
  standardPicture: { en: 'Use the standard picture', de: 'Standardbild verwenden', es: 'Usar la imagen estándar' },
  takesListings: { en: 'Takes new listings', de: 'Nimmt neue Anzeigen auf', es: 'Admite anuncios nuevos' },
  takesListingsHint: {
    en: 'When this is off, the category is in no list. Its listings stay on sale.',
    de: 'Ist das aus, steht die Kategorie in keiner Liste. Ihre Anzeigen bleiben online.',
    es: 'Si está desactivado, la categoría no aparece en ninguna lista. Sus anuncios siguen a la venta.',
  },
  hidden: { en: 'Hidden', de: 'Ausgeblendet', es: 'Oculta' },
  edit: {
    en: (name: string) => `Edit ${name}`,
    de: (name) => `${name} bearbeiten`,
    es: (name) => `Editar ${name}`,
  },
  close: {
    en: (name: string) => `Close ${name}`,
    de: (name) => `${name} schließen`,
    es: (name) => `Cerrar ${name}`,
  },
  up: {
    en: (name: string) => `Move ${name} up`,
    de: (name) => `${name} nach oben`,
    es: (name) => `Subir ${name}`,
  },
  down: {
    en: (name: string) => `Move ${name} down`,
    de: (name) => `${name} nach unten`,
    es: (name) => `Bajar ${name}`,
  },
  moved: {
    en: (name: string, place: string, count: string) => `${name} is now number ${place} of ${count}.`,
    de: (name, place, count) => `${name} ist jetzt Nummer ${place} von ${count}.`,
    es: (name, place, count) => `${name} es ahora la número ${place} de ${count}.`,
  },
  remove: {
    en: (name: string) => `Remove ${name}`,
    de: (name) => `${name} entfernen`,
    es: (name) => `Quitar ${name}`,
  },
  inUse: {
    en: 'There are listings in this category, so it can be hidden but not removed.',
    de: 'In dieser Kategorie gibt es Anzeigen. Sie lässt sich ausblenden, aber nicht entfernen.',
    es: 'Hay anuncios en esta categoría: se puede ocultar, pero no quitar.',
  },
  add: { en: 'Add a category', de: 'Kategorie hinzufügen', es: 'Añadir una categoría' },
  unnamed: { en: 'New category', de: 'Neue Kategorie', es: 'Categoría nueva' },
  save: { en: 'Save categories', de: 'Kategorien speichern', es: 'Guardar las categorías' },
  saved: {
    en: 'The categories are saved',
    de: 'Die Kategorien sind gespeichert',
    es: 'Las categorías están guardadas',
  },
  notSaved: {
    en: 'The categories were not saved',
    de: 'Die Kategorien wurden nicht gespeichert',
    es: 'Las categorías no se guardaron',
  },
});
