// Separate from the screens' words, because the title shows before the screen loads.

import { area } from '../area.ts';

export const titles = area('titles', {
  overview: { en: 'Overview', de: 'Kennzahlen', es: 'Resumen' },
  login: { en: 'Login', de: 'Anmelden', es: 'Iniciar sesión' },
  signup: { en: 'Sign Up', de: 'Registrieren', es: 'Registrarse' },
  google: { en: 'Continue with Google', de: 'Weiter mit Google', es: 'Continuar con Google' },
  forgotPassword: { en: 'Forgot your password?', de: 'Passwort vergessen?', es: '¿Has olvidado tu contraseña?' },
  firstAdmin: { en: 'Your own shop', de: 'Dein eigener Shop', es: 'Tu propia tienda' },
  notMe: { en: 'Was this not you?', de: 'Warst du das nicht?', es: '¿No fuiste tú?' },
  resetPassword: { en: 'Choose a new password', de: 'Neues Passwort wählen', es: 'Elige una contraseña nueva' },
  verifyEmail: { en: 'Confirm your email', de: 'E-Mail bestätigen', es: 'Confirma tu correo' },
  dashboard: { en: 'Dashboard', de: 'Übersicht', es: 'Panel' }, // spec §2
  addProduct: { en: 'Add a Product', de: 'Anzeige aufgeben', es: 'Publicar un anuncio' }, // spec §2
  editProduct: { en: 'Edit', de: 'Bearbeiten', es: 'Editar' },
  myProducts: { en: 'My Products', de: 'Meine Anzeigen', es: 'Mis anuncios' }, // spec §2
  myOrders: { en: 'Items you want to buy', de: 'Merkliste', es: 'Guardados' }, // spec §2
  saved: { en: 'Saved', de: 'Merkliste', es: 'Guardados' },
  paid: { en: 'It’s yours', de: 'Gehört dir', es: 'Ya es tuyo' },
  search: { en: 'Search', de: 'Suche', es: 'Buscar' },
  searchOf: {
    en: (typed: string) => `“${typed}”`,
    de: (typed) => `„${typed}“`,
    es: (typed) => `«${typed}»`,
  },
  from: {
    en: (list: string, first: string) => `${list}, from “${first}”`,
    de: (list, first) => `${list}, ab „${first}“`,
    es: (list, first) => `${list}, desde «${first}»`,
  },
  searchLede: {
    en: 'Second-hand furniture by name, size, price, style and distance.',
    de: 'Gebrauchte Möbel nach Name, Größe, Preis, Stil und Entfernung.',
    es: 'Muebles de segunda mano por nombre, medidas, precio, estilo y distancia.',
  },
  gone: { en: 'This item is gone', de: 'Dieser Artikel ist weg', es: 'Este artículo ya no está' },
  payment: { en: 'Payment', de: 'Bezahlung', es: 'Pago' },
  paymentHistory: { en: 'Paid Items Here', de: 'Meine Käufe', es: 'Mis compras' }, // spec §2
  receipt: { en: 'Receipt', de: 'Beleg', es: 'Recibo' },
  account: { en: 'Your Account', de: 'Dein Konto', es: 'Tu cuenta' },
  allBuyers: { en: 'All Buyers', de: 'Alle Käufer', es: 'Todos los compradores' }, // spec §6
  allSellers: { en: 'All Sellers', de: 'Alle Verkäufer', es: 'Todos los vendedores' }, // spec §6
  everyListing: { en: 'All Listings', de: 'Alle Anzeigen', es: 'Todos los anuncios' },
  anyListing: { en: 'Listing', de: 'Anzeige', es: 'Anuncio' },
  person: { en: 'Person', de: 'Person', es: 'Persona' },
  sales: { en: 'Sales', de: 'Verkäufe', es: 'Ventas' },
  removed: { en: 'Deleted and removed', de: 'Gelöscht und entfernt', es: 'Borrados y eliminados' },
  importListings: { en: 'Import from CSV', de: 'Aus CSV importieren', es: 'Importar de CSV' },
  unsubscribe: { en: 'Stop these emails', de: 'E-Mails abbestellen', es: 'Dejar de recibir correos' },
  notifications: { en: 'Notifications', de: 'Benachrichtigungen', es: 'Avisos' },
  auditLog: { en: 'Audit Log', de: 'Protokoll', es: 'Registro' },
  settings: { en: 'Settings', de: 'Einstellungen', es: 'Ajustes' },
  legal: { en: 'Legal pages', de: 'Rechtliche Seiten', es: 'Páginas legales' },
  cases: { en: 'Cases', de: 'Fälle', es: 'Casos' },
  earnings: { en: 'Earnings', de: 'Einnahmen', es: 'Ingresos' },
  disputes: { en: 'Disputes', de: 'Streitfälle', es: 'Disputas' },
  payouts: { en: 'Payouts', de: 'Auszahlungen', es: 'Pagos a vendedores' },
  balances: { en: 'Balances', de: 'Salden', es: 'Saldos' },
  reviews: { en: 'Reviews', de: 'Bewertungen', es: 'Valoraciones' },
  messages: { en: 'Messages', de: 'Nachrichten', es: 'Mensajes' },
  yourTurn: { en: 'Your turn', de: 'Du bist dran', es: 'Te toca a ti' },
  offers: { en: 'Offers', de: 'Preisvorschläge', es: 'Ofertas' },
  handover: { en: 'Handover', de: 'Übergabe', es: 'Entrega' },
  statement: { en: 'Statement of reasons', de: 'Begründung der Entscheidung', es: 'Motivos de la decisión' },
});
