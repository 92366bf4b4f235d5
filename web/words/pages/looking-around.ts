import { area } from '../area.ts';
import { hasPlural, plural } from '../listings/plurals.ts';

export const collection = area('collection', {
  title: {
    en: (category: string) => `${category} collection`,
    de: (category) => (hasPlural(category) ? `Alle ${plural(category, 'de')}` : category),
    es: (category) => (hasPlural(category) ? `Colección de ${plural(category, 'es').toLowerCase()}` : category),
  },
  lede: {
    Bed: {
      en: 'Single beds, double beds and everything to sleep on.',
      de: 'Einzelbetten, Doppelbetten und alles zum Schlafen.',
      es: 'Camas individuales, de matrimonio y todo para dormir.',
    },
    Sofa: {
      en: 'Two-seaters, corner sofas, sofa beds and more.',
      de: 'Zweisitzer, Ecksofas, Schlafsofas und mehr.',
      es: 'Sofás de dos plazas, rinconeras, sofás cama y más.',
    },
    'Dressing Table': {
      en: 'Vanities with mirrors, drawers and matching stools.',
      de: 'Schminktische mit Spiegel, Schubladen und passendem Hocker.',
      es: 'Tocadores con espejo, cajones y taburete a juego.',
    },
    Table: {
      en: 'Dining tables, coffee tables, desks and side tables.',
      de: 'Esstische, Couchtische, Schreibtische und Beistelltische.',
      es: 'Mesas de comedor, de centro, auxiliares y escritorios.',
    },
    Cupboard: {
      en: 'Wardrobes, sideboards, bookcases and chests of drawers.',
      de: 'Kleiderschränke, Sideboards, Regale und Kommoden.',
      es: 'Armarios, aparadores, estanterías y cómodas.',
    },
    Chair: {
      en: 'Armchairs, dining chairs, stools and office chairs.',
      de: 'Sessel, Esszimmerstühle, Hocker und Bürostühle.',
      es: 'Butacas, sillas de comedor, taburetes y sillas de oficina.',
    },
  },
  ledeOf: {
    en: (category: string) => `Everything second-hand in the category ${category}.`,
    de: (category) => `Alles Gebrauchte aus der Kategorie ${category}.`,
    es: (category) => `Todo lo de segunda mano de la categoría ${category}.`,
  },
  listings: { en: 'Items', de: 'Artikel', es: 'Artículos' },
  none: {
    en: (category: string) => `No ${category.toLowerCase()} is for sale right now. Check back soon.`,
    de: (category) =>
      hasPlural(category)
        ? `Zurzeit sind keine ${plural(category, 'de')} zu haben. Schau bald wieder vorbei.`
        : `In der Kategorie „${category}“ ist zurzeit nichts zu haben. Schau bald wieder vorbei.`,
    es: (category) =>
      hasPlural(category)
        ? `Ahora mismo no hay ${plural(category, 'es').toLowerCase()} a la venta. Vuelve pronto.`
        : `Ahora mismo no hay nada a la venta en la categoría «${category}». Vuelve pronto.`,
  },
  all: { en: 'All categories', de: 'Alle Kategorien', es: 'Todas las categorías' },
  moreFailed: {
    en: 'We could not load more items. Check your connection, then try again.',
    de: 'Weitere Artikel konnten nicht geladen werden. Prüf deine Verbindung und versuch es noch einmal.',
    es: 'No se pudieron cargar más artículos. Revisa tu conexión e inténtalo de nuevo.',
  },
});

export const blog = area('blog', {
  title: { en: 'Blog', de: 'Blog', es: 'Blog' }, // spec §2
  lede: {
    en: 'Four questions about building software, and three guides to used furniture.',
    de: 'Vier Fragen zur Softwareentwicklung, auf Englisch beantwortet, und drei Ratgeber zu gebrauchten Möbeln.',
    es: 'Cuatro preguntas sobre desarrollo de software, respondidas en inglés, y tres guías de muebles usados.',
  },
});
