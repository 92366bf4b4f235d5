import { refusalsOf } from '../refusal.ts';

export const searchRefusals = /* @__PURE__ */ refusalsOf('search', {
  choice: {
    en: 'There is no such choice.',
    de: 'Diese Auswahl gibt es nicht.',
    es: 'Esa opción no existe.',
  },
  wordsTooLong: {
    en: 'Search for up to {most} characters.',
    de: 'Such mit höchstens {most} Zeichen.',
    es: 'Busca con un máximo de {most} caracteres.',
  },
  searchTooLong: {
    en: 'A search may have up to {most} characters.',
    de: 'Eine Suche darf bis zu {most} Zeichen haben.',
    es: 'Una búsqueda puede tener hasta {most} caracteres.',
  },
  notSearchable: {
    en: 'This text cannot be searched.',
    de: 'Nach diesem Text lässt sich nicht suchen.',
    es: 'No se puede buscar este texto.',
  },
});
