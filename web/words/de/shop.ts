import type { Dictionary } from '../dictionary.ts';

const many: Readonly<Record<string, string>> = {
  Bed: 'Betten',
  Sofa: 'Sofas',
  'Dressing Table': 'Schminktische',
  Table: 'Tische',
  Cupboard: 'Schränke',
  Chair: 'Stühle',
};
const plural = (category: string) => many[category] ?? category;

export const category: Dictionary['category'] = {
  title: 'Unsere Kategorien',
  lede: 'Sechs Arten von Möbeln, jedes mit einem Leben hinter sich.',
  names: {
    Bed: 'Bett',
    Sofa: 'Sofa',
    'Dressing Table': 'Schminktisch',
    Table: 'Tisch',
    Cupboard: 'Schrank',
    Chair: 'Stuhl',
  },
  picture: (category) => `Ein Beispiel aus der Kategorie ${plural(category)}.`,
  card: plural,
  explore: 'Stöbern',
  none: 'Es gibt keine Kategorien zu zeigen.',
};

export const collection: Dictionary['collection'] = {
  title: (category) => `Alle ${plural(category)}`,
  lede: {
    Bed: 'Gestelle, die nicht mehr knarren oder nie damit angefangen haben.',
    Sofa: 'Den besten Platz hat schon jemand gefunden.',
    'Dressing Table': 'Spiegel, Schubladen und ein Platz für kleine Dinge.',
    Table: 'Für vier an Werktagen und neun am Festtag.',
    Cupboard: 'Türen, die schließen, Böden, die tragen, Schlüssel, die sich meistens noch drehen.',
    Chair: 'Zum Lesen, zum Essen, für die Ecke, der einer gefehlt hat.',
  },
  pieces: 'Stücke',
  none: (category) => `Gerade gibt es keine ${plural(category)} zu kaufen. Schau bald wieder vorbei.`,
  all: 'Alle Kategorien',
  moreFailed:
    'Die nächsten Stücke sind nicht angekommen; die oben sind noch da. Prüf deine Verbindung und versuch es noch einmal.',
};

export const listing: Dictionary['listing'] = {
  detail: 'Ansehen',
  detailOf: (title) => `: ${title}`,
  conditions: {
    'Like new': 'Wie neu',
    Excellent: 'Sehr gut',
    Good: 'Gut',
    Fair: 'In Ordnung',
    'Needs work': 'Zum Aufarbeiten',
  },
  quietLine: (condition, place) => `${condition} · ${place}`,
  summary: ({ title, price, condition, location }) =>
    `${title}, Zustand: ${condition}, ${price}, in ${location}. Gebraucht bei Settee.`,
  noPicture: 'Kein Foto',
  promoted: 'Anzeige',
  notAvailable: 'Nicht mehr zu haben',
  sold: 'Verkauft',
  onHold: 'Reserviert',
  backAt: (time) => (time ? `Um ${time} wieder da, falls nicht verkauft` : 'Vielleicht bald wieder da'),
  onHoldUntil: (time) =>
    `Jemand bezahlt dieses Stück gerade. Klappt das nicht, ist es ${time ? `um ${time}` : 'in ein paar Minuten'} wieder da.`,
  verifiedSeller: 'Bestätigter Verkäufer',
};

export const piece: Dictionary['piece'] = {
  picture: (title, number, count) => (count === 1 ? title : `${title}, Bild ${number} von ${count}`),
  goneFromShop: 'Dieses Stück ist verkauft oder nicht mehr im Angebot.',
  gone: 'Dieses Stück ist weg',
  goneText: 'Es wird nicht mehr angeboten. Schließ dieses Fenster, um weiterzustöbern.',
  notLoaded: 'Dieses Stück konnte nicht geholt werden. Prüf deine Verbindung und versuch es noch einmal.',
  addToWishlist: 'Merken',
  addingToWishlist: 'Wird gemerkt …',
  inWishlist: 'Auf deiner Merkliste',
  toWishlist: 'Zu deiner Merkliste',
  purchase: 'Kaufen',
  loginPrompt: 'Melde dich an, um dieses Stück auf deine Merkliste zu setzen.',
  ownListing: 'Das ist dein eigenes Stück.',
  condition: 'Zustand',
  year: 'Gekauft',
  location: 'Ort',
  category: 'Kategorie',
  size: 'Größe',
  colours: 'Farbe',
  materials: 'Material',
  style: 'Stil',
  photos: 'Fotos',
  nextPhoto: 'Nächstes Foto',
  previousPhoto: 'Voriges Foto',
  enlarge: 'Vergrößern',
  next: 'Wie es weitergeht',
  nextSteps: [
    'Du merkst dir das Stück. Das verpflichtet noch niemanden.',
    'Du gehst zur Bezahlung, und es wird für dich zurückgelegt, in der Regel 15 Minuten.',
    'Du bezahlst mit Karte. Sobald das geklappt hat, gehört das Stück dir.',
    'Du bekommst eine Quittung und die Nummer des Verkäufers und machst die Abholung aus.',
  ],
  description: 'Beschreibung',
  similar: 'Das könnte dir auch gefallen',
  seller: 'Verkauft von',
  phone: 'Telefon',
  email: 'E-Mail',
  contactAfterLogin: 'Melde dich an, um zu sehen, wie du den Verkäufer erreichst.',
};

export const blog: Dictionary['blog'] = {
  title: 'Blog',
  lede: 'Vier Fragen zum Bauen von Software, schlicht beantwortet, auf Englisch.',
};
