import { area } from './area.ts';

export const admin = area('admin', {
  find: { en: 'Search by name or email', de: 'Nach Name oder E-Mail suchen', es: 'Buscar por nombre o correo' },
  noneFound: {
    en: (typed: string) => `No results for “${typed}”.`,
    de: (typed) => `Keine Treffer für „${typed}“.`,
    es: (typed) => `No hay resultados para «${typed}».`,
  },
  noneFoundHint: {
    en: 'Every word you type must match the beginning of a word.',
    de: 'Jedes Wort muss am Anfang eines Wortes vorkommen.',
    es: 'Cada palabra que escribas tiene que coincidir con el principio de una palabra.',
  },
  sorts: {
    joined: { en: 'Joined', de: 'Dabei seit', es: 'Alta' },
    name: { en: 'Name', de: 'Name', es: 'Nombre' },
    email: { en: 'Email', de: 'E-Mail', es: 'Correo' },
  },
  name: { en: 'Name', de: 'Name', es: 'Nombre' }, // spec §2
  email: { en: 'Email', de: 'E-Mail', es: 'Correo electrónico' }, // spec §2
  delete: { en: 'Delete', de: 'Entfernen', es: 'Eliminar' }, // spec §2
  verify: { en: 'Varify', de: 'Verifizieren', es: 'Verificar' }, // spec §2
  verified: { en: 'Seller is varified', de: 'Verkäufer ist verifiziert', es: 'Vendedor verificado' }, // spec §2
  verification: { en: 'Verification', de: 'Verifizierung', es: 'Verificación' },
  verifiedBadge: { en: 'Verified seller', de: 'Verifizierter Verkäufer', es: 'Vendedor verificado' },
  actions: { en: 'Actions', de: 'Aktionen', es: 'Acciones' },
  deleteText: {
    en: (name: string) =>
      `${name} can no longer log in, and what they sell is taken down. You can undo it for 30 days.`,
    de: (name) =>
      `${name} kann sich nicht mehr anmelden, und die Anzeigen verschwinden. Du kannst das 30 Tage lang rückgängig machen.`,
    es: (name) => `${name} ya no podrá iniciar sesión y se eliminará lo que vende. Puedes deshacerlo durante 30 días.`,
  },
  verifyText: {
    en: (name: string) => `${name} gets the verified badge. You can suspend it on their page.`,
    de: (name) => `${name} bekommt das Abzeichen. Auf der Seite der Person kannst du es aussetzen.`,
    es: (name) => `${name} recibe la insignia. Puedes suspenderla en la página de la persona.`,
  },
  noBuyers: { en: 'No buyers yet.', de: 'Noch keine Käufer.', es: 'Todavía no hay compradores.' },
  noSellers: { en: 'No sellers yet.', de: 'Noch keine Verkäufer.', es: 'Todavía no hay vendedores.' },
  nobodyHint: {
    en: 'New people appear here as soon as they sign up.',
    de: 'Wer sich registriert, erscheint sofort hier.',
    es: 'Las personas nuevas aparecen aquí en cuanto se registran.',
  },
});

export const removed = area('removed', {
  own: { en: 'Recently removed', de: 'Kürzlich entfernt', es: 'Eliminado hace poco' },
  lede: {
    en: 'You can restore what was removed in the last 30 days.',
    de: 'Was in den letzten 30 Tagen entfernt wurde, kannst du wiederherstellen.',
    es: 'Puedes restaurar lo que se eliminó en los últimos 30 días.',
  },
  people: { en: 'People', de: 'Personen', es: 'Personas' },
  listings: { en: 'Listings', de: 'Anzeigen', es: 'Anuncios' },
  noPeople: {
    en: 'No one was removed recently.',
    de: 'Kürzlich wurde niemand entfernt.',
    es: 'No se ha eliminado a nadie últimamente.',
  },
  noPeopleHint: {
    en: 'People you delete stay here for 30 days. Undo restores their account and their listings.',
    de: 'Entfernte Personen bleiben 30 Tage hier. „Rückgängig“ stellt Konto und Anzeigen wieder her.',
    es: 'Las personas que elimines siguen aquí 30 días. «Deshacer» restaura su cuenta y sus anuncios.',
  },
  noListings: {
    en: 'Nothing was removed recently.',
    de: 'Kürzlich wurde nichts entfernt.',
    es: 'No se ha eliminado nada últimamente.',
  },
  noListingsHint: {
    en: 'Listings that a seller or an admin deletes stay here for 30 days. Undo restores them as they were.',
    de: 'Entfernte Anzeigen bleiben 30 Tage hier. „Rückgängig“ stellt sie wieder her, wie sie waren.',
    es: 'Los anuncios eliminados siguen aquí 30 días. «Deshacer» los restaura tal como estaban.',
  },
  name: { en: 'Name', de: 'Name', es: 'Nombre' },
  email: { en: 'Email', de: 'E-Mail', es: 'Correo electrónico' },
  type: { en: 'Account type', de: 'Art des Kontos', es: 'Tipo de cuenta' },
  types: {
    buyer: { en: 'Buyer', de: 'Käufer', es: 'Comprador' },
    seller: { en: 'Seller', de: 'Verkäufer', es: 'Vendedor' },
    admin: { en: 'Admin', de: 'Admin', es: 'Administrador' },
  },
  price: { en: 'Price', de: 'Preis', es: 'Precio' },
  seller: { en: 'Seller', de: 'Verkäufer', es: 'Vendedor' },
  when: { en: 'Removed', de: 'Entfernt', es: 'Eliminado' },
  removedBy: {
    en: (day: string, who: string) => `${day} by ${who}`,
    de: (day, who) => `${day} von ${who}`,
    es: (day, who) => `${day} por ${who}`,
  },
  until: { en: 'Can be undone until', de: 'Rückgängig bis', es: 'Se puede deshacer hasta' },
  actions: { en: 'Actions', de: 'Aktionen', es: 'Acciones' },
});
