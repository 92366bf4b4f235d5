import { lookUp } from '../../../../shared/domain/look-up.ts';
import { shop } from '../../../platform/shop.ts';
import type { Dictionary } from '../../dictionary.ts';

const many: Readonly<Record<string, string>> = {
  Bed: 'Betten',
  Sofa: 'Sofas',
  'Dressing Table': 'Schminktische',
  Table: 'Tische',
  Cupboard: 'Schränke',
  Chair: 'Stühle',
};
const plural = (category: string) => lookUp(many, category) ?? category;

export const category: Dictionary['category'] = {
  title: 'Unsere Kategorien',
  lede: 'Gebrauchte Möbel nach Art durchstöbern.',
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
  title: (category) => (Object.hasOwn(many, category) ? `Alle ${plural(category)}` : category),
  lede: {
    Bed: 'Einzelbetten, Doppelbetten und alles zum Schlafen.',
    Sofa: 'Zweisitzer, Ecksofas, Schlafsofas und mehr.',
    'Dressing Table': 'Schminktische mit Spiegel, Schubladen und passendem Hocker.',
    Table: 'Esstische, Couchtische, Schreibtische und Beistelltische.',
    Cupboard: 'Kleiderschränke, Sideboards, Regale und Kommoden.',
    Chair: 'Sessel, Esszimmerstühle, Hocker und Bürostühle.',
  },
  ledeOf: (category) => `Alles Gebrauchte aus der Kategorie ${category}.`,
  listings: 'Artikel',
  none: (category) =>
    Object.hasOwn(many, category)
      ? `Zurzeit sind keine ${plural(category)} zu haben. Schau bald wieder vorbei.`
      : `In der Kategorie „${category}“ ist zurzeit nichts zu haben. Schau bald wieder vorbei.`,
  all: 'Alle Kategorien',
  moreFailed: 'Weitere Artikel konnten nicht geladen werden. Prüf deine Verbindung und versuch es noch einmal.',
};

export const listing: Dictionary['listing'] = {
  detail: 'Ansehen',
  detailOf: (title) => `: ${title}`,
  save: (title) => `${title} merken`,
  conditions: {
    'Like new': 'Wie neu',
    Excellent: 'Sehr gut',
    Good: 'Gut',
    Fair: 'In Ordnung',
    'Needs work': 'Zum Aufarbeiten',
  },
  pickupIn: (place) => `Abholung in ${place}`,
  summary: ({ title, price, condition, location }) =>
    `${title}, Zustand: ${condition}, ${price}, in ${location}. Gebraucht bei ${shop().name}.`,
  noPicture: 'Kein Foto',
  promoted: 'Hervorgehoben',
  notAvailable: 'Nicht verfügbar',
  sold: 'Verkauft',
  onHold: 'Reserviert',
  backAt: (time) => (time ? `Reserviert bis ${time}` : 'Für ein paar Minuten reserviert'),
  onHoldUntil: (time) =>
    `Gerade bezahlt jemand diesen Artikel. Wenn das nicht klappt, ist er ${time ? `um ${time}` : 'in ein paar Minuten'} wieder zu haben.`,
  backOn: (day) => `Reserviert bis ${day}`,
  onHoldTo: (day) => `Dieser Artikel ist reserviert. Wenn der Kauf nicht klappt, ist er am ${day} wieder zu haben.`,
  verifiedSeller: 'Verifizierter Verkäufer',
};

export const listingPage: Dictionary['listingPage'] = {
  picture: (title, number, count) => (count === 1 ? title : `${title}, Foto ${number} von ${count}`),
  hidden: 'Vom Shop ausgeblendet',
  hiddenText: 'Nur du siehst die Anzeige.',
  readWhy: 'Gründe lesen, Beschwerde einlegen',
  waiting: 'Wartet auf Prüfung. Nur du siehst die Anzeige, bis ein Admin sie sich angesehen hat.',
  goneFromShop: 'Dieser Artikel ist verkauft oder nicht mehr zu haben.',
  goneText: 'Er wird nicht mehr angeboten. Schließ dieses Fenster, um weiterzustöbern.',
  notLoaded: 'Dieser Artikel konnte nicht geladen werden. Prüf deine Verbindung und versuch es noch einmal.',
  addToWishlist: 'Merken',
  loginPrompt: 'Melde dich an, um diesen Artikel auf deine Merkliste zu setzen.',
  ownListing: 'Das ist deine eigene Anzeige.',
  condition: 'Zustand',
  year: 'Gekauft im Jahr',
  location: 'Ort',
  map: (place) => `Karte der Gegend um ${place}`,
  roughPlace: 'Ungefähre Gegend. Die Adresse sieht, wer gekauft und einen Termin vereinbart hat.',
  category: 'Kategorie',
  size: 'Größe',
  colours: 'Farbe',
  materials: 'Material',
  style: 'Stil',
  photos: 'Fotos',
  nextPhoto: 'Nächstes Foto',
  previousPhoto: 'Voriges Foto',
  enlarge: 'Vergrößern',
  photoOf: (number, total) => `${number} von ${total}`,
  notEnlarged: 'Das große Foto konnte nicht gezeigt werden. Prüf deine Verbindung und versuch es noch einmal.',
  next: 'Wie es weitergeht',
  nextSteps: [
    'Merk dir den Artikel oder drück auf „Jetzt kaufen“. Bis du bezahlst, ist niemand zu etwas verpflichtet.',
    'Wenn du zur Kasse gehst, reservieren wir ihn für dich, normalerweise für 15 Minuten.',
    'Du bezahlst mit Karte. Sobald die Zahlung durch ist, gehört er dir.',
    'Du bekommst einen Beleg und die Telefonnummer des Verkäufers, und ihr macht die Übergabe aus.',
  ],
  description: 'Beschreibung',
  similar: 'Das könnte dir auch gefallen',
  seller: 'Verkauft von',
  askFor: (name) => `Frag nach ${name}.`,
  phone: 'Telefon',
  email: 'E-Mail',
  contactAfterLogin: 'Melde dich an, um zu sehen, wie du den Verkäufer erreichst.',
  contactAfterConfirming: 'Bestätige deine E-Mail-Adresse, um zu sehen, wie du den Verkäufer erreichst.',
  showContact: 'Telefon und E-Mail zeigen',
  buyNow: 'Jetzt kaufen',
  messageSeller: 'Nachricht schreiben',
  makeOffer: 'Preis vorschlagen',
  isSaved: 'Gemerkt',
  pressToRemove: ' (zum Entfernen drücken)',
  toSaved: 'Zu deiner Merkliste',
  droppedFrom: (price) => `Reduziert, vorher ${price}`,
  listedOn: (day) => `Eingestellt am ${day}`,
  savedBy: (count, isOne) => (isOne ? `von ${count} Person gemerkt` : `von ${count} Leuten gemerkt`),
  share: 'Teilen',
  copied: 'Link kopiert',
  notCopied: (url) => `Der Link ließ sich nicht kopieren. Hier ist er: ${url}`,
  breadcrumbs: 'Wo du bist',
  recentlyViewed: 'Zuletzt angesehen',
  delivery: (kilometers, fee) => `Lieferung bis ${kilometers} km${fee ? ` für ${fee}` : ', kostenlos'}`,
  carrier: (fee) => `Spedition${fee ? ` für ${fee}` : ', kostenlos'}`,
};

export const blog: Dictionary['blog'] = {
  title: 'Blog',
  lede: 'Vier Fragen zur Softwareentwicklung, auf Englisch beantwortet, und drei Ratgeber zu gebrauchten Möbeln.',
};
