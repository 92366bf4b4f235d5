import { area } from '../area.ts';

export const notificationChoices = area('notificationChoices', {
  title: { en: 'Notifications', de: 'Benachrichtigungen', es: 'Avisos' },
  lede: {
    en: 'You always find everything in the app. Choose what you also get by email and on this device.',
    de: 'In der App findest du immer alles. Wähle, was du auch per E-Mail und auf diesem Gerät bekommst.',
    es: 'En la aplicación siempre lo encuentras todo. Elige qué recibes además por correo y en este dispositivo.',
  },
  channels: { mail: { en: 'Email', de: 'E-Mail', es: 'Correo' }, push: { en: 'Push', de: 'Push', es: 'Push' } },
  what: { en: 'What happened', de: 'Was passiert ist', es: 'Qué pasó' },
  always: { en: 'Always', de: 'Immer', es: 'Siempre' },
  groups: {
    messages: { en: 'New messages', de: 'Neue Nachrichten', es: 'Mensajes nuevos' },
    offers: {
      en: 'Offers and agreed prices',
      de: 'Preisvorschläge und vereinbarte Preise',
      es: 'Ofertas y precios acordados',
    },
    sales: { en: 'Sales and purchases', de: 'Verkäufe und Käufe', es: 'Ventas y compras' },
    handover: { en: 'Handover and delivery', de: 'Übergabe und Lieferung', es: 'Entrega y transporte' },
    payouts: { en: 'Payouts', de: 'Auszahlungen', es: 'Pagos a tu cuenta' },
    reviews: { en: 'Reviews of you', de: 'Bewertungen über dich', es: 'Valoraciones sobre ti' },
    decisions: { en: 'Decisions about reports', de: 'Entscheidungen über Meldungen', es: 'Decisiones sobre denuncias' },
    price_drop: { en: 'The price drops', de: 'Der Preis sinkt', es: 'Baja el precio' },
    on_hold: {
      en: 'Another buyer is paying for it',
      de: 'Jemand anderes bezahlt gerade',
      es: 'Otra persona lo está pagando',
    },
    back: { en: 'It is available again', de: 'Wieder zu haben', es: 'Vuelve a estar disponible' },
    sold_saved: { en: 'It is sold to someone else', de: 'An jemand anderen verkauft', es: 'Se vende a otra persona' },
    saved_searches: {
      en: 'New items in saved searches',
      de: 'Neues in gespeicherten Suchen',
      es: 'Novedades de búsquedas guardadas',
    },
    shop: { en: 'Running the shop', de: 'Betrieb des Shops', es: 'Gestión de la tienda' },
  },
  deal: { en: 'Your deals', de: 'Deine Käufe und Verkäufe', es: 'Tus compras y ventas' },
  saved: { en: 'Items you saved', de: 'Gemerkte Artikel', es: 'Artículos que guardaste' },
  savedHint: {
    en: 'At most one email a day for each item and kind.',
    de: 'Höchstens eine E-Mail am Tag je Artikel und Anlass.',
    es: 'Como mucho un correo al día por artículo y tipo de aviso.',
  },
  kept: { en: 'Your choice is saved', de: 'Deine Auswahl ist gespeichert', es: 'Tu elección está guardada' },
  device: {
    en: 'Notifications on this device',
    de: 'Benachrichtigungen auf diesem Gerät',
    es: 'Avisos en este dispositivo',
  },
  deviceHint: {
    en: 'Shown even when the page is closed. Ends when you log out here.',
    de: 'Auch wenn die Seite geschlossen ist. Endet, wenn du dich hier abmeldest.',
    es: 'También con la página cerrada. Terminan cuando cierras la sesión aquí.',
  },
  deviceOn: {
    en: 'This device shows notifications now',
    de: 'Dieses Gerät zeigt jetzt Benachrichtigungen',
    es: 'Este dispositivo ya muestra avisos',
  },
  deviceOff: {
    en: 'This device shows no more notifications',
    de: 'Dieses Gerät zeigt keine Benachrichtigungen mehr',
    es: 'Este dispositivo ya no muestra avisos',
  },
  blocked: {
    en: 'Your browser blocks notifications from this page. Allow them in the browser’s settings for this page.',
    de: 'Dein Browser blockiert Benachrichtigungen dieser Seite. Erlaube sie in den Einstellungen des Browsers für diese Seite.',
    es: 'Tu navegador bloquea los avisos de esta página. Permítelos en los ajustes del navegador para esta página.',
  },
  unsupported: {
    en: 'This browser cannot show notifications. On an iPhone, first add the page to the home screen.',
    de: 'Dieser Browser kann keine Benachrichtigungen zeigen. Auf dem iPhone füge die Seite zuerst dem Home-Bildschirm hinzu.',
    es: 'Este navegador no puede mostrar avisos. En un iPhone, añade antes la página a la pantalla de inicio.',
  },
  failed: {
    en: 'Your browser could not reach its push service. Nothing was changed. Try again later.',
    de: 'Dein Browser hat seinen Push-Dienst nicht erreicht. Nichts wurde geändert. Versuch es später noch einmal.',
    es: 'Tu navegador no pudo conectar con su servicio push. No se cambió nada. Inténtalo más tarde.',
  },
  quiet: { en: 'Quiet hours', de: 'Ruhezeit', es: 'Horas de silencio' },
  quietHint: {
    en: (zone: string) => `Emails and push wait until they end. Time zone: ${zone}.`,
    de: (zone) => `E-Mails und Push warten, bis sie endet. Zeitzone: ${zone}.`,
    es: (zone) => `Los correos y los avisos push esperan hasta que terminan. Zona horaria: ${zone}.`,
  },
  from: { en: 'From', de: 'Von', es: 'Desde' },
  until: { en: 'Until', de: 'Bis', es: 'Hasta' },
  digest: { en: 'Emails that can wait', de: 'E-Mails, die warten können', es: 'Correos que pueden esperar' },
  digestHint: {
    en: 'Messages, offers and appointments are always sent at once.',
    de: 'Nachrichten, Preisvorschläge und Termine kommen immer sofort.',
    es: 'Los mensajes, las ofertas y las citas se envían siempre al momento.',
  },
  atOnce: { en: 'Each one at once', de: 'Jede einzeln und sofort', es: 'Cada uno al momento' },
  daily: {
    en: (time: string) => `One a day, at ${time}`,
    de: (time) => `Eine am Tag, um ${time}`,
    es: (time) => `Uno al día, a las ${time}`,
  },
  allMails: {
    en: 'every kind that can be switched off',
    de: 'alle Arten, die sich abbestellen lassen',
    es: 'todos los tipos que se pueden desactivar',
  },
});
