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
    joined: { en: 'Joined', de: 'Dabei seit', es: 'Fecha de alta' },
    name: { en: 'Name', de: 'Name', es: 'Nombre' },
    email: { en: 'Email', de: 'E-Mail', es: 'Correo' },
  },
  name: { en: 'Name', de: 'Name', es: 'Nombre' }, // spec §2
  email: { en: 'Email', de: 'E-Mail', es: 'Correo' }, // spec §2
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
  own: { en: 'Recently deleted', de: 'Kürzlich gelöscht', es: 'Borrado hace poco' },
  lede: {
    en: 'You can restore what people deleted or admins removed in the last 30 days.',
    de: 'Was in den letzten 30 Tagen gelöscht oder von Admins entfernt wurde, kannst du wiederherstellen.',
    es: 'Puedes restaurar lo que se borró o eliminaron los administradores en los últimos 30 días.',
  },
  people: { en: 'People', de: 'Personen', es: 'Personas' },
  listings: { en: 'Listings', de: 'Anzeigen', es: 'Anuncios' },
  noPeople: {
    en: 'No account was closed recently.',
    de: 'Kürzlich wurde kein Konto geschlossen.',
    es: 'Últimamente no se ha cerrado ninguna cuenta.',
  },
  noPeopleHint: {
    en: 'Accounts that people delete or admins remove stay here for 30 days. Undo restores them with their listings.',
    de: 'Gelöschte und von Admins entfernte Konten bleiben 30 Tage hier. „Rückgängig“ stellt sie mit ihren Anzeigen wieder her.',
    es: 'Las cuentas que alguien borra o un administrador elimina siguen aquí 30 días. «Deshacer» las restaura con sus anuncios.',
  },
  noListings: {
    en: 'Nothing was deleted or removed recently.',
    de: 'Kürzlich wurde nichts gelöscht oder entfernt.',
    es: 'Últimamente no se ha borrado ni eliminado nada.',
  },
  noListingsHint: {
    en: 'Listings that a seller deletes or an admin removes stay here for 30 days. Undo restores them as they were.',
    de: 'Gelöschte und von Admins entfernte Anzeigen bleiben 30 Tage hier. „Rückgängig“ stellt sie wieder her, wie sie waren.',
    es: 'Los anuncios que un vendedor borra o un administrador elimina siguen aquí 30 días. «Deshacer» los restaura tal como estaban.',
  },
  name: { en: 'Name', de: 'Name', es: 'Nombre' },
  email: { en: 'Email', de: 'E-Mail', es: 'Correo' },
  type: { en: 'Account type', de: 'Art des Kontos', es: 'Tipo de cuenta' },
  types: {
    buyer: { en: 'Buyer', de: 'Käufer', es: 'Comprador' },
    seller: { en: 'Seller', de: 'Verkäufer', es: 'Vendedor' },
    admin: { en: 'Admin', de: 'Admin', es: 'Administrador' },
  },
  price: { en: 'Price', de: 'Preis', es: 'Precio' },
  seller: { en: 'Seller', de: 'Verkäufer', es: 'Vendedor' },
  closed: { en: 'Closed', de: 'Geschlossen', es: 'Cerrada' },
  what: { en: 'What happened', de: 'Was geschah', es: 'Qué pasó' },
  deletedOn: {
    en: (day: string) => `Deleted by the seller on ${day}`,
    de: (day) => `Vom Verkäufer gelöscht am ${day}`,
    es: (day) => `Borrado por el vendedor el ${day}`,
  },
  removedBy: {
    en: (day: string, who: string) => `Removed by ${who} on ${day}`,
    de: (day, who) => `Entfernt von ${who} am ${day}`,
    es: (day, who) => `Eliminado por ${who} el ${day}`,
  },
  until: { en: 'Can be undone until', de: 'Rückgängig bis', es: 'Se puede deshacer hasta' },
  actions: { en: 'Actions', de: 'Aktionen', es: 'Acciones' },
});
