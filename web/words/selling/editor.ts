import { area } from '../area.ts';

export const addProduct = area('addProduct', {
  lede: {
    en: 'A good photo and a fair price do most of the selling.',
    de: 'Ein gutes Foto und ein fairer Preis verkaufen fast von allein.',
    es: 'Una buena foto y un precio justo hacen casi todo el trabajo.',
  },
  copyLede: {
    en: (title: string) => `A copy of ${title}. Change what’s different.`,
    de: (title) => `Eine Kopie von ${title}. Ändere, was anders ist.`,
    es: (title) => `Copia de ${title}. Cambia lo que sea distinto.`,
  },
  listing: { en: 'The furniture', de: 'Das Möbelstück', es: 'El mueble' },
  looks: { en: 'Looks and size', de: 'Aussehen und Größe', es: 'Aspecto y medidas' },
  looksText: {
    en: 'All of this is optional. Buyers who filter by it will find your listing.',
    de: 'Alles freiwillig. Wer danach filtert, findet deine Anzeige.',
    es: 'Todo es opcional. Quien filtre por estos datos encontrará tu anuncio.',
  },
  width: { en: 'Width', de: 'Breite', es: 'Ancho' },
  depth: { en: 'Depth', de: 'Tiefe', es: 'Fondo' },
  height: { en: 'Height', de: 'Höhe', es: 'Alto' },
  unit: { en: 'Measured in', de: 'Gemessen in', es: 'Medido en' },
  cm: { en: 'cm', de: 'cm', es: 'cm' },
  in: { en: 'inches', de: 'Zoll', es: 'pulgadas' },
  notALength: {
    en: 'Write a length such as 84, 84.5 or 1.2 m, up to 10 m.',
    de: 'Schreib eine Länge wie 84, 84,5 oder 1,2 m, bis 10 m.',
    es: 'Escribe una medida como 84, 84,5 o 1,2 m, hasta 10 m.',
  },
  unusual: {
    en: (length: string) => `That is ${length}. Is it right?`,
    de: (length) => `Das sind ${length}. Stimmt das?`,
    es: (length) => `Son ${length}. ¿Es correcto?`,
  },
  style: { en: 'Style', de: 'Stil', es: 'Estilo' },
  noStyle: { en: 'No particular style', de: 'Kein bestimmter Stil', es: 'Ningún estilo en particular' },
  colours: {
    en: (most: number) => `Colors, up to ${most}`,
    de: (most) => `Farben, bis zu ${most}`,
    es: (most) => `Colores, hasta ${most}`,
  },
  materials: {
    en: (most: number) => `Materials, up to ${most}`,
    de: (most) => `Materialien, bis zu ${most}`,
    es: (most) => `Materiales, hasta ${most}`,
  },
  /** Display words of the listing; the category comes last. */
  suggestedTitle: {
    en: (words: readonly string[]) => {
      const text = words.join(' ').toLowerCase();
      return text.charAt(0).toUpperCase() + text.slice(1);
    },
    de: (words) => [words.at(-1), ...words.slice(0, -1)].join(', '),
    es: (words) => [words.at(-1), ...words.slice(0, -1).map((word) => word.toLowerCase())].join(', '),
  },
  takeSuggestion: {
    en: (text: string) => `Use “${text}”`,
    de: (text) => `„${text}“ nehmen`,
    es: (text) => `Usar «${text}»`,
  },
  similarPrices: {
    en: (low: string, high: string) => `Similar listings usually sell for ${low}–${high}.`,
    de: (low, high) => `Ähnliche Anzeigen gehen meist für ${low} bis ${high} weg.`,
    es: (low, high) => `Los anuncios parecidos suelen venderse por entre ${low} y ${high}.`,
  },
  seller: { en: 'How buyers reach you', de: 'Wie man dich erreicht', es: 'Cómo contactar contigo' },
  name: { en: 'Name', de: 'Name', es: 'Nombre' }, // spec §2
  nameHint: {
    en: 'Buyers ask for this name when they call or come by.',
    de: 'Nach diesem Namen fragt, wer anruft oder vorbeikommt.',
    es: 'Por este nombre preguntará quien llame o venga.',
  },
  location: { en: 'Location', de: 'Ort', es: 'Ubicación' }, // spec §2
  locationHint: {
    en: 'Town and neighborhood are enough. Choose your town from the list so buyers nearby can find the listing.',
    de: 'Ort und Viertel genügen. Wähl deinen Ort aus der Liste, damit Leute in der Nähe deine Anzeige finden.',
    es: 'Con la localidad y el barrio basta. Elige tu localidad de la lista para que te encuentren cerca.',
  },
  placeKnown: {
    en: (place: string) =>
      `Buyers near ${place} will find it. They see the distance to a spot at least 500 m away from you.`,
    de: (place) =>
      `Wer in der Nähe von ${place} sucht, findet deine Anzeige. Angezeigt wird die Entfernung zu einem Punkt, der mindestens 500 m von dir weg ist.`,
    es: (place) =>
      `Quien busque cerca de ${place} encontrará tu anuncio. Verá la distancia a un punto a 500 m de ti como mínimo.`,
  },
  places: { en: 'Towns', de: 'Orte', es: 'Localidades' },
  phone: { en: 'Phone', de: 'Telefon', es: 'Teléfono' }, // spec §2
  phoneHint: {
    en: (example: string) => `Such as ${example}.`,
    de: (example) => `Zum Beispiel ${example}.`,
    es: (example) => `Por ejemplo, ${example}.`,
  },
  email: { en: 'Email', de: 'E-Mail', es: 'Correo electrónico' }, // spec §2
  emailHint: {
    en: 'From your account. Buyers see it when they’re logged in.',
    de: 'Aus deinem Konto. Sichtbar für alle, die angemeldet sind.',
    es: 'Es el de tu cuenta. Lo ve quien ha iniciado sesión.',
  },
  listingTitle: { en: 'Title', de: 'Titel', es: 'Título' },
  titleHint: {
    en: 'What is it? For example “Walnut sideboard with three drawers”. If you leave it empty, we use condition and category.',
    de: 'Was ist es? Zum Beispiel „Sideboard aus Nussbaum mit drei Schubladen“. Ohne Titel nehmen wir Zustand und Kategorie.',
    es: '¿Qué es? Por ejemplo, «Aparador de nogal con tres cajones». Si lo dejas vacío, usamos el estado y la categoría.',
  },
  price: { en: 'Price', de: 'Preis', es: 'Precio' }, // spec §2
  priceHint: {
    en: (currency: string, low: string, high: string) => `In ${currency}, for example ${low} or ${high}.`,
    de: (currency, low, high) => `In ${currency}, zum Beispiel ${low} oder ${high}.`,
    es: (currency, low, high) => `En ${currency}, por ejemplo ${low} o ${high}.`,
  },
  condition: { en: 'Condition', de: 'Zustand', es: 'Estado' }, // spec §2
  chooseCondition: { en: 'Choose a condition', de: 'Zustand wählen', es: 'Elige un estado' },
  year: { en: 'Year of purchase', de: 'Kaufjahr', es: 'Año de compra' }, // spec §3: purchasing year
  yearHint: {
    en: 'For example 2019, or “around 1970”.',
    de: 'Zum Beispiel 2019 oder „um 1970“.',
    es: 'Por ejemplo, 2019 o «hacia 1970».',
  },
  description: { en: 'Description', de: 'Beschreibung', es: 'Descripción' }, // spec §2
  descriptionHint: {
    en: 'Material, history, and why you’re selling it.',
    de: 'Material, Geschichte, und warum du es verkaufst.',
    es: 'Material, historia y por qué lo vendes.',
  },
  defects: { en: 'Wear and flaws', de: 'Spuren und Mängel', es: 'Desgaste y defectos' },
  defectsHint: {
    en: 'Optional. Scratches, stains, loose joints: what you state here cannot be a reason to complain later, and it decides disputes.',
    de: 'Freiwillig. Kratzer, Flecken, lockere Verbindungen: Was hier steht, kann später niemand beanstanden, und es entscheidet bei Streit.',
    es: 'Opcional. Rayas, manchas, uniones flojas: lo que indiques aquí no podrá reclamarse después y decide en caso de disputa.',
  },
  image: { en: 'Image', de: 'Bild', es: 'Imagen' }, // spec §2
  imageHint: {
    en: 'Up to 8 photos: JPEG, PNG, or WebP. Large ones are scaled down for you. Buyers see the first one first.',
    de: 'Bis zu 8 Fotos: JPEG, PNG oder WebP. Große verkleinern wir für dich. Das erste wird zuerst gezeigt.',
    es: 'Hasta 8 fotos: JPEG, PNG o WebP. Reducimos las grandes por ti. La primera es la que se ve primero.',
  },
  category: { en: 'Category', de: 'Kategorie', es: 'Categoría' }, // spec §2
  chooseCategory: { en: 'Choose a category', de: 'Kategorie wählen', es: 'Elige una categoría' },
  submit: { en: 'Add product', de: 'Anzeige aufgeben', es: 'Publicar anuncio' },
  waiting: { en: 'Waiting for the photos…', de: 'Warten auf die Fotos …', es: 'Esperando las fotos…' },
  saving: { en: 'Saving…', de: 'Wird gespeichert …', es: 'Guardando…' },
  notSaved: {
    en: 'Your listing wasn’t published.',
    de: 'Deine Anzeige wurde nicht veröffentlicht.',
    es: 'Tu anuncio no se ha publicado.',
  },
  showPreview: { en: 'Preview', de: 'Vorschau', es: 'Vista previa' },
  previewTitle: { en: 'How buyers will see it', de: 'So sehen es andere', es: 'Así lo verán los compradores' },
  previewText: {
    en: 'Nothing is published yet.',
    de: 'Noch ist nichts veröffentlicht.',
    es: 'Todavía no se ha publicado nada.',
  },
  keepEditing: { en: 'Keep editing', de: 'Weiter bearbeiten', es: 'Seguir editando' },
  untitled: { en: 'Your listing', de: 'Deine Anzeige', es: 'Tu anuncio' },
});

export const editProduct = area('editProduct', {
  heldUntil: {
    en: (time: string) => `A buyer holds this listing until ${time}. You can change it when it is not sold by then.`,
    de: (time) => `Die Anzeige ist bis ${time} reserviert. Ist sie dann nicht verkauft, kannst du sie ändern.`,
    es: (time) => `Un comprador tiene este anuncio reservado hasta ${time}. Si no se vende, después podrás cambiarlo.`,
  },
  lede: {
    en: 'Buyers see your changes as soon as you save.',
    de: 'Deine Änderungen sind sichtbar, sobald du speicherst.',
    es: 'Tus cambios se ven en cuanto los guardas.',
  },
  submit: { en: 'Save changes', de: 'Änderungen speichern', es: 'Guardar cambios' },
  saved: { en: 'Changes saved', de: 'Änderungen gespeichert', es: 'Cambios guardados' },
  notSaved: {
    en: 'Your changes weren’t saved.',
    de: 'Deine Änderungen wurden nicht gespeichert.',
    es: 'Tus cambios no se han guardado.',
  },
  noLonger: {
    en: 'This listing is being paid for or has been sold, so it can’t be changed.',
    de: 'Der Artikel wird gerade bezahlt oder ist verkauft, deshalb lässt sich die Anzeige nicht mehr ändern.',
    es: 'Este anuncio está reservado o ya se ha vendido, así que no se puede cambiar.',
  },
});
