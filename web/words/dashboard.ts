import { area } from './area.ts';

export const dashboard = area('dashboard', {
  turnOrder: {
    asc: {
      en: 'Ascending. Reverse the order',
      de: 'Aufsteigend. Reihenfolge umkehren',
      es: 'Ascendente. Invertir el orden',
    },
    desc: {
      en: 'Descending. Reverse the order',
      de: 'Absteigend. Reihenfolge umkehren',
      es: 'Descendente. Invertir el orden',
    },
  },
  sortBy: { en: 'Sort by', de: 'Sortieren nach', es: 'Ordenar por' },
  search: { en: 'Search', de: 'Suchen', es: 'Buscar' },
  clear: { en: 'Show all', de: 'Alle zeigen', es: 'Mostrar todo' },
  overview: { en: 'Overview', de: 'Kennzahlen', es: 'Resumen' },
  overviewText: {
    en: 'How the shop is doing, day by day.',
    de: 'Wie der Shop läuft, Tag für Tag.',
    es: 'Cómo va la tienda, día a día.',
  },
  menu: { en: 'Dashboard menu', de: 'Menü der Übersicht', es: 'Menú del panel' },
  lede: {
    en: (name: string) => `Good to see you, ${name}.`,
    de: (name) => `Schön, dich zu sehen, ${name}.`,
    es: (name) => `Qué alegría verte, ${name}.`,
  },
  addProduct: { en: 'Add a Product', de: 'Anzeige aufgeben', es: 'Publicar un anuncio' }, // spec §2
  addProductText: {
    en: 'Take photos, describe it, set a price.',
    de: 'Fotos machen, beschreiben, Preis festlegen.',
    es: 'Haz fotos, describe y pon un precio.',
  },
  startSelling: { en: 'Start selling', de: 'Jetzt verkaufen', es: 'Empezar a vender' },
  startSellingText: {
    en: 'Sell what you no longer need.',
    de: 'Verkauf, was du nicht mehr brauchst.',
    es: 'Vende lo que ya no necesitas.',
  },
  myProducts: { en: 'My Products', de: 'Meine Anzeigen', es: 'Mis anuncios' }, // spec §2
  myProductsText: {
    en: 'Your listings: for sale, reserved and sold.',
    de: 'Deine Anzeigen: online, reserviert und verkauft.',
    es: 'Los que están a la venta, los reservados y los vendidos.',
  },
  myOrders: { en: 'My Orders', de: 'Merkliste', es: 'Guardados' }, // spec §2
  myOrdersText: {
    en: 'The items you saved. Pay for them here.',
    de: 'Was du dir gemerkt hast. Hier kannst du es bezahlen.',
    es: 'Lo que guardaste. Aquí puedes pagarlo.',
  },
  messagesText: {
    en: 'Questions and answers about items.',
    de: 'Fragen und Antworten zu Artikeln.',
    es: 'Preguntas y respuestas sobre artículos.',
  },
  allMessages: { en: 'All messages', de: 'Alle Nachrichten', es: 'Todos los mensajes' },
  offersText: {
    en: 'Prices that you and others suggested.',
    de: 'Preise, die du und andere vorgeschlagen haben.',
    es: 'Precios que tú y otras personas habéis propuesto.',
  },
  moreWaiting: {
    en: (count: string, orMore: boolean) => `and ${orMore ? 'more than ' : ''}${count} more`,
    de: (count, orMore) => `und ${orMore ? 'mehr als ' : ''}${count} weitere`,
    es: (count, orMore) => `y ${orMore ? 'más de ' : ''}${count} más`,
  },
  waitingLede: {
    en: 'What is waiting for you, the nearest deadline first.',
    de: 'Was auf dich wartet, die nächste Frist zuerst.',
    es: 'Lo que tienes pendiente, primero lo que vence antes.',
  },
  noneWaiting: {
    en: 'Nothing is waiting for you.',
    de: 'Gerade wartet nichts auf dich.',
    es: 'No tienes nada pendiente.',
  },
  noneWaitingHint: {
    en: 'When you have to answer an offer, pay, or act after a sale, it is here.',
    de: 'Wenn du auf einen Preisvorschlag antworten, bezahlen oder nach einem Verkauf etwas tun musst, steht es hier.',
    es: 'Cuando tengas que responder a una oferta, pagar o hacer algo tras una venta, estará aquí.',
  },
  savedLast: { en: 'Recently saved', de: 'Zuletzt gemerkt', es: 'Lo último que guardaste' },
  paymentHistory: { en: 'Payment History', de: 'Meine Käufe', es: 'Mis compras' }, // spec §2
  paymentHistoryText: {
    en: 'Your purchases and refunds.',
    de: 'Deine Käufe und Erstattungen.',
    es: 'Tus compras y reembolsos.',
  },
  reviews: { en: 'Reviews', de: 'Bewertungen', es: 'Valoraciones' },
  reviewsText: {
    en: 'What you can review, and what was said about you.',
    de: 'Was du bewerten kannst und was über dich gesagt wurde.',
    es: 'Qué puedes valorar y qué se ha dicho de ti.',
  },
  account: { en: 'Account', de: 'Konto', es: 'Cuenta' },
  accountText: {
    en: 'Your name, password and devices.',
    de: 'Dein Name, dein Passwort und deine Geräte.',
    es: 'Tu nombre, tu contraseña y tus dispositivos.',
  },
  allBuyers: { en: 'All Buyers', de: 'Alle Käufer', es: 'Todos los compradores' }, // spec §6
  allBuyersText: { en: 'Everyone who buys here.', de: 'Alle, die hier kaufen.', es: 'Quién compra aquí.' },
  allSellers: { en: 'All Sellers', de: 'Alle Verkäufer', es: 'Todos los vendedores' }, // spec §6
  allSellersText: {
    en: 'Everyone who sells here. Verify sellers here.',
    de: 'Alle, die hier verkaufen. Hier verifizierst du sie.',
    es: 'Quién vende aquí. Verifica a los vendedores.',
  },
  everyListing: { en: 'All Listings', de: 'Alle Anzeigen', es: 'Todos los anuncios' },
  everyListingText: {
    en: 'Every listing in every state.',
    de: 'Alle Anzeigen, mit jedem Status.',
    es: 'Todos los anuncios, con cualquier estado de venta.',
  },
  sales: { en: 'Sales', de: 'Verkäufe', es: 'Ventas' },
  salesText: { en: 'Payments and refunds.', de: 'Zahlungen und Erstattungen.', es: 'Pagos y reembolsos.' },
  ownSales: { en: 'My Sales', de: 'Meine Verkäufe', es: 'Mis ventas' },
  ownSalesText: {
    en: 'What is waiting for you: times, handovers, parcels.',
    de: 'Was auf dich wartet: Zeiten, Übergaben, Pakete.',
    es: 'Lo que tienes pendiente: horas, entregas, envíos.',
  },
  earnings: { en: 'Earnings', de: 'Einnahmen', es: 'Ingresos' },
  earningsText: {
    en: 'What your sales bring you, and when you are paid.',
    de: 'Was dir deine Verkäufe bringen, und wann du dein Geld bekommst.',
    es: 'Lo que te dejan tus ventas y cuándo cobras.',
  },
  disputes: { en: 'Disputes', de: 'Streitfälle', es: 'Disputas' },
  disputesText: {
    en: 'Problems with sales that need a decision.',
    de: 'Probleme mit Verkäufen, über die zu entscheiden ist.',
    es: 'Problemas con ventas que necesitan una decisión.',
  },
  payouts: { en: 'Payouts', de: 'Auszahlungen', es: 'Pagos a vendedores' },
  payoutsText: {
    en: 'What sellers are to be paid.',
    de: 'Was Verkäufer bekommen.',
    es: 'Lo que hay que pagar a los vendedores.',
  },
  removed: { en: 'Deleted and removed', de: 'Gelöscht und entfernt', es: 'Borrados y eliminados' },
  removedText: {
    en: 'Restore what people deleted or admins removed in the last 30 days.',
    de: 'Wiederherstellen, was in den letzten 30 Tagen gelöscht oder entfernt wurde.',
    es: 'Restaura lo que se borró o se eliminó en los últimos 30 días.',
  },
  auditLog: { en: 'Audit Log', de: 'Protokoll', es: 'Registro' },
  auditLogText: {
    en: 'Who changed what and when.',
    de: 'Wer was wann geändert hat.',
    es: 'Quién cambió qué y cuándo.',
  },
  settings: { en: 'Settings', de: 'Einstellungen', es: 'Ajustes' },
  settingsText: {
    en: 'Name, contact, colors and languages.',
    de: 'Name, Kontakt, Farben und Sprachen.',
    es: 'Nombre, contacto, colores e idiomas.',
  },
  legal: { en: 'Legal pages', de: 'Rechtliche Seiten', es: 'Páginas legales' },
  legalText: {
    en: 'Terms, privacy, legal notice and more.',
    de: 'AGB, Datenschutz, Impressum und mehr.',
    es: 'Condiciones, privacidad, aviso legal y más.',
  },
  cases: { en: 'Cases', de: 'Fälle', es: 'Casos' },
  casesText: {
    en: 'Reports, decisions and appeals.',
    de: 'Meldungen, Entscheidungen und Beschwerden.',
    es: 'Denuncias, decisiones y recursos.',
  },
  browse: { en: 'Browse furniture', de: 'Stöbern', es: 'Ver los artículos' },
  browseText: {
    en: 'See what is for sale.',
    de: 'Sieh dir an, was es gerade gibt.',
    es: 'Mira lo que está a la venta.',
  },
  notForYou: {
    en: 'This screen is not for your account',
    de: 'Diese Seite ist nicht für dein Konto',
    es: 'Esta pantalla no es para tu cuenta',
  },
  sellersOnly: {
    en: 'Only sellers list furniture. Your account can become one: what you saved and bought stays as it is.',
    de: 'Möbel einstellen können nur Verkäufer. Auch mit deinem Konto geht das: Was du gemerkt und gekauft hast, bleibt, wie es ist.',
    es: 'Solo los vendedores anuncian muebles. Tu cuenta también puede: lo que guardaste y compraste se queda como está.',
  },
  adminsOnly: {
    en: 'Only admins can open this screen.',
    de: 'Diese Seite können nur Admins öffnen.',
    es: 'Solo los administradores pueden abrir esta pantalla.',
  },
  toOrders: { en: 'Go to My Orders', de: 'Zu deiner Merkliste', es: 'Ver mis guardados' },
  toDashboard: { en: 'Go to the dashboard', de: 'Zur Übersicht', es: 'Ir al panel' },
  suspended: {
    en: 'Your account is suspended: you can neither list nor sell. Your paid sales go on, and need your answers. Why, and how to appeal, is in the notification about the decision.',
    de: 'Dein Konto ist gesperrt: Du kannst nichts anbieten oder verkaufen. Bezahlte Verkäufe laufen weiter und brauchen deine Antworten. Warum, und wie du Beschwerde einlegst, steht in der Benachrichtigung über die Entscheidung.',
    es: 'Tu cuenta está suspendida: no puedes anunciar ni vender. Las ventas ya pagadas siguen y necesitan tus respuestas. El motivo, y cómo recurrir, está en el aviso sobre la decisión.',
  },
  toNotifications: { en: 'See notifications', de: 'Zu den Benachrichtigungen', es: 'Ver los avisos' },
  signedOut: { en: 'You are logged out', de: 'Du bist abgemeldet', es: 'Has cerrado la sesión' },
  signedOutText: {
    en: 'Log in to continue. You will come back to this screen, and what you typed is kept.',
    de: 'Melde dich an, um weiterzumachen. Du kommst hierher zurück, und was du getippt hast, bleibt erhalten.',
    es: 'Inicia sesión para seguir. Volverás a esta pantalla, y lo que escribiste se conserva.',
  },
  wasDeleted: {
    en: (name: string) => `${name} was deleted.`,
    de: (name) => `${name} wurde gelöscht.`,
    es: (name) => `Se ha borrado: ${name}.`,
  },
  wasRemoved: {
    en: (name: string) => `${name} was removed.`,
    de: (name) => `${name} wurde entfernt.`,
    es: (name) => `Se ha eliminado: ${name}.`,
  },
  broughtBack: {
    en: (name: string) => `${name} is back.`,
    de: (name) => `${name} ist wieder da.`,
    es: (name) => `Ha vuelto: ${name}.`,
  },
});

export const confirm = area('confirm', {
  delete: {
    en: 'Are you sure you want to delete?',
    de: 'Möchtest du das wirklich entfernen?',
    es: '¿Seguro que quieres eliminarlo?',
  }, // spec §8
  deleteOwn: {
    en: 'Are you sure you want to delete?',
    de: 'Möchtest du das wirklich löschen?',
    es: '¿Seguro que quieres borrarlo?',
  }, // spec §8
  verify: {
    en: 'Are you sure this seller is varified?',
    de: 'Möchtest du diesen Verkäufer wirklich verifizieren?',
    es: '¿Seguro que quieres verificar a este vendedor?',
  }, // spec §8
});

/** Asked before a form is left that is not saved. */
export const leaving = area('leaving', {
  question: {
    en: 'Leave without saving?',
    de: 'Seite verlassen, ohne zu speichern?',
    es: '¿Salir sin guardar?',
  },
  text: {
    en: 'What you entered would be lost.',
    de: 'Deine Eingaben gehen dann verloren.',
    es: 'Se perdería lo que has escrito.',
  },
  leave: { en: 'Leave', de: 'Verlassen', es: 'Salir' },
});
