import { refusalsOf } from '../refusal.ts';

export const categoryRefusals = /* @__PURE__ */ refusalsOf('categories', {
  changedMeanwhile: {
    en: 'Another admin has saved the categories in the meantime. Load the page again to see them; copy what you typed first.',
    de: 'Ein anderer Admin hat inzwischen die Kategorien gespeichert. Lade die Seite neu, um sie zu sehen; kopier vorher, was du eingegeben hast.',
    es: 'Otra persona que administra ha guardado las categorías mientras tanto. Vuelve a cargar la página para verlas; antes copia lo que escribiste.',
  },
  listingsInRemoved: {
    en: 'There are listings in a category that you removed. Load the page again, and hide it instead.',
    de: 'In einer Kategorie, die du entfernt hast, gibt es Anzeigen. Lade die Seite neu und blende die Kategorie stattdessen aus.',
    es: 'Hay anuncios en una categoría que quitaste. Vuelve a cargar la página y ocúltala.',
  },
  nameTaken: {
    en: 'There is already a category with this name.',
    de: 'Es gibt schon eine Kategorie mit diesem Namen.',
    es: 'Ya hay una categoría con este nombre.',
  },
  englishNameNeeded: {
    en: 'Enter the English name.',
    de: 'Gib den englischen Namen ein.',
    es: 'Escribe el nombre en inglés.',
  },
  latinNameNeeded: {
    en: 'Write the English name with Latin letters.',
    de: 'Schreib den englischen Namen mit lateinischen Buchstaben.',
    es: 'Escribe el nombre en inglés con letras latinas.',
  },
  pictureNeeded: {
    en: 'Add a picture.',
    de: 'Füg ein Bild hinzu.',
    es: 'Añade una imagen.',
  },
  nameWithComma: {
    en: 'Write the name without a comma.',
    de: 'Schreib den Namen ohne Komma.',
    es: 'Escribe el nombre sin coma.',
  },
  allHidden: {
    en: 'Show at least one category.',
    de: 'Zeig mindestens eine Kategorie.',
    es: 'Muestra al menos una categoría.',
  },
  tooMany: {
    en: 'There may be up to {most} categories.',
    de: 'Es darf bis zu {most} Kategorien geben.',
    es: 'Puede haber hasta {most} categorías.',
  },
  gone: {
    en: 'This category is no longer there. Load the page again.',
    de: 'Diese Kategorie gibt es nicht mehr. Lade die Seite neu.',
    es: 'Esta categoría ya no existe. Vuelve a cargar la página.',
  },
  originalStays: {
    en: 'The categories that came with the software can be hidden, not removed.',
    de: 'Die mitgelieferten Kategorien lassen sich ausblenden, aber nicht entfernen.',
    es: 'Las categorías que vienen con el programa se pueden ocultar, no quitar.',
  },
});
