import type { AdminListingState } from '../../../shared/domain/moderation.ts';
import type { Text } from '../../../shared/words/texts.ts';
import { area } from '../area.ts';

export const moderation = area('moderation', {
  lede: {
    en: 'Every listing in every state.',
    de: 'Alle Anzeigen, mit jedem Status.',
    es: 'Todos los anuncios, con cualquier estado de venta.',
  },
  find: { en: 'Search by title or seller', de: 'Nach Titel oder Verkäufer suchen', es: 'Buscar por título o vendedor' },
  listing: { en: 'Listing', de: 'Anzeige', es: 'Anuncio' },
  price: { en: 'Price', de: 'Preis', es: 'Precio' },
  state: { en: 'State', de: 'Status', es: 'Estado de venta' },
  anyState: { en: 'Any state', de: 'Jeder Status', es: 'Cualquier estado' },
  seller: { en: 'Seller', de: 'Verkäufer', es: 'Vendedor' },
  listed: { en: 'Listed', de: 'Eingestellt', es: 'Publicado' },
  states: {
    available: { en: 'For sale', de: 'Im Verkauf', es: 'A la venta' },
    held: { en: 'Reserved', de: 'Reserviert', es: 'Reservado' },
    sold: { en: 'Sold', de: 'Verkauft', es: 'Vendido' },
    withdrawn: { en: 'Not for sale', de: 'Nicht im Verkauf', es: 'Fuera de venta' },
    waiting: { en: 'Waiting for review', de: 'Wartet auf Prüfung', es: 'En revisión' },
    removed: { en: 'Removed', de: 'Entfernt', es: 'Eliminado' },
  } satisfies Record<AdminListingState, Text>,
  deleted: { en: 'Deleted', de: 'Gelöscht', es: 'Borrado' },
  deletedOrRemoved: { en: 'Deleted or removed', de: 'Gelöscht oder entfernt', es: 'Borrado o eliminado' },
  heldText: {
    en: 'A buyer is paying for this listing. It cannot be changed until the payment ends or the time runs out.',
    de: 'Jemand bezahlt gerade. Die Anzeige lässt sich erst ändern, wenn die Zahlung abgeschlossen oder die Zeit abgelaufen ist.',
    es: 'Este anuncio está reservado: alguien está pagando. No se puede cambiar hasta que el pago termine o se acabe el tiempo.',
  },
  advertised: { en: 'Advertised', de: 'Hervorgehoben', es: 'Promocionado' },
  none: {
    en: 'Nothing has been listed yet.',
    de: 'Es wurde noch nichts eingestellt.',
    es: 'Todavía no se ha publicado nada.',
  },
  noneHint: {
    en: 'Listings appear here as soon as sellers publish them.',
    de: 'Sobald jemand etwas einstellt, erscheint es hier.',
    es: 'Los anuncios aparecen aquí en cuanto alguien los publica.',
  },
  noneInState: {
    en: 'No listings match.',
    de: 'Keine Anzeigen passen dazu.',
    es: 'Ningún anuncio coincide.',
  },
  noneFound: {
    en: (typed: string) => `No results for “${typed}”.`,
    de: (typed) => `Keine Treffer für „${typed}“.`,
    es: (typed) => `No hay resultados para «${typed}».`,
  },
  seePublic: { en: 'View on the site', de: 'Auf der Website ansehen', es: 'Ver en la web' },
  allListings: { en: 'Back to all listings', de: 'Zurück zu allen Anzeigen', es: 'Volver a todos los anuncios' },
  backToPeople: {
    buyer: { en: 'Back to all buyers', de: 'Zurück zu allen Käufern', es: 'Volver a todos los compradores' },
    seller: { en: 'Back to all sellers', de: 'Zurück zu allen Verkäufern', es: 'Volver a todos los vendedores' },
  },
  history: { en: 'History', de: 'Verlauf', es: 'Historial' },
  noHistory: {
    en: 'No admin has changed anything here.',
    de: 'Hier hat noch kein Admin etwas geändert.',
    es: 'Ningún administrador ha cambiado nada aquí.',
  },
  badge: {
    en: ({ reason, verifiedName }: { reason?: string | undefined; verifiedName: string }) =>
      reason === undefined ? `Renamed, was verified as ${verifiedName}` : 'Badge suspended',
    de: ({ reason, verifiedName }) =>
      reason === undefined ? `Umbenannt, verifiziert als ${verifiedName}` : 'Abzeichen ausgesetzt',
    es: ({ reason, verifiedName }) =>
      reason === undefined ? `Cambió de nombre, verificado como ${verifiedName}` : 'Insignia suspendida',
  },
  badgeSuspended: { en: 'Badge suspended', de: 'Abzeichen ausgesetzt', es: 'Insignia suspendida' },
  suspendQuestion: { en: 'Suspend the verified badge?', de: 'Das Abzeichen aussetzen?', es: '¿Suspender la insignia?' },
  suspendText: {
    en: (name: string) =>
      `${name} loses the badge at once and is told your reason by email. You can verify them again.`,
    de: (name) =>
      `${name} verliert das Abzeichen sofort und liest deinen Grund in einer E-Mail. Du kannst die Person wieder verifizieren.`,
    es: (name) => `${name} pierde la insignia de inmediato y lee tu motivo en un correo. Puedes verificar de nuevo.`,
  },
  reasonHint: {
    en: 'The seller reads this. It is kept in the audit log.',
    de: 'Der Verkäufer liest das. Es steht auch im Protokoll.',
    es: 'El vendedor lo lee. También queda en el registro.',
  },
  acts: {
    suspendBadge: { en: 'Suspend badge', de: 'Abzeichen aussetzen', es: 'Suspender insignia' },
    restore: { en: 'Restore', de: 'Wiederherstellen', es: 'Restaurar' },
    endHold: { en: 'End reservation', de: 'Reservierung beenden', es: 'Terminar la reserva' },
    holdEnded: {
      en: (title: string) => `The reservation of ${title} is over.`,
      de: (title) => `Die Reservierung für ${title} ist beendet.`,
      es: (title) => `La reserva de ${title} ha terminado.`,
    },
    endHoldQuestion: {
      en: 'End the reservation now?',
      de: 'Die Reservierung jetzt beenden?',
      es: '¿Terminar la reserva ahora?',
    },
    endHoldText: {
      en: 'The buyer who is paying loses the reservation. Nothing is charged.',
      de: 'Wer gerade bezahlt, verliert die Reservierung. Es wird nichts abgebucht.',
      es: 'Quien está pagando pierde la reserva. No se cobra nada.',
    },
    remove: { en: 'Remove', de: 'Entfernen', es: 'Eliminar' },
    removeHeld: {
      en: 'Remove and end reservation',
      de: 'Entfernen und Reservierung beenden',
      es: 'Eliminar y terminar la reserva',
    },
    removeHeldText: {
      en: 'It disappears from the site at once, and the reservation ends. If the bank is already working on the payment, the listing goes as soon as that fails. You can undo it for 30 days.',
      de: 'Die Anzeige verschwindet sofort, und die Reservierung endet. Wenn die Bank schon an der Zahlung arbeitet, verschwindet sie erst, wenn die Zahlung scheitert. Du kannst das 30 Tage lang rückgängig machen.',
      es: 'El anuncio desaparece enseguida y la reserva termina. Si el banco ya está tramitando el pago, se elimina en cuanto falle. Puedes deshacerlo durante 30 días.',
    },
    removeText: {
      en: (title: string) => `${title} disappears from the site. You can undo it for 30 days.`,
      de: (title) => `${title} verschwindet von der Website. Du kannst das 30 Tage lang rückgängig machen.`,
      es: (title) => `${title} desaparece de la web. Puedes deshacerlo durante 30 días.`,
    },
  },
  joined: {
    en: (email: string, day: string) => `${email}, joined ${day}`,
    de: (email, day) => `${email}, dabei seit ${day}`,
    es: (email, day) => `${email}, desde el ${day}`,
  },
  emailUnproven: { en: 'Email not confirmed', de: 'E-Mail nicht bestätigt', es: 'Correo sin confirmar' },
  closedOn: {
    en: (day: string) => `Account closed ${day}`,
    de: (day) => `Konto geschlossen am ${day}`,
    es: (day) => `Cuenta cerrada el ${day}`,
  },
  noListings: {
    en: 'This person has not listed anything.',
    de: 'Diese Person hat noch nichts eingestellt.',
    es: 'Esta persona no ha publicado nada.',
  },
  payments: { en: 'Payments', de: 'Zahlungen', es: 'Pagos' },
  paymentsText: {
    en: 'What this person bought and sold.',
    de: 'Was diese Person gekauft und verkauft hat.',
    es: 'Lo que esta persona ha comprado y vendido.',
  },
  noPayments: {
    en: 'This person has neither bought nor sold anything.',
    de: 'Diese Person hat weder etwas gekauft noch etwas verkauft.',
    es: 'Esta persona no ha comprado ni vendido nada.',
  },
  sessions: { en: 'Where they are logged in', de: 'Angemeldet auf', es: 'Dónde tiene la sesión abierta' },
  noSessions: { en: 'Not logged in anywhere.', de: 'Nirgends angemeldet.', es: 'No tiene ninguna sesión abierta.' },
  figures: {
    label: { en: 'In numbers', de: 'In Zahlen', es: 'En cifras' },
    listings: { en: 'Listings', de: 'Anzeigen', es: 'Anuncios' },
    sales: { en: 'Sales', de: 'Verkäufe', es: 'Ventas' },
    earned: { en: 'Earned', de: 'Eingenommen', es: 'Ingresos' },
    purchases: { en: 'Purchases', de: 'Käufe', es: 'Compras' },
    spent: { en: 'Spent', de: 'Ausgegeben', es: 'Gastado' },
  },
});
