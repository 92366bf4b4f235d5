import { area } from '../area.ts';

/** The code of a handover: showing, scanning, and checking it without a connection. */
export const handover = area('handover', {
  qr: { en: 'QR code for the seller’s camera', de: 'QR-Code für die Kamera', es: 'Código QR para la cámara' },
  enlarge: { en: 'Fill the screen', de: 'Groß zeigen', es: 'Ver en grande' },
  scan: { en: 'Scan the code', de: 'Code scannen', es: 'Escanear el código' },
  scanText: {
    en: 'Point the camera at the QR code on the buyer’s phone or sheet.',
    de: 'Halte die Kamera auf den QR-Code, auf dem Handy oder auf dem Blatt.',
    es: 'Apunta con la cámara al código QR, en el móvil o en la hoja.',
  },
  starting: { en: 'Starting the camera…', de: 'Die Kamera startet …', es: 'Iniciando la cámara…' },
  noCamera: {
    en: 'The camera cannot be used. Allow it in the settings of your browser, or type the six digits.',
    de: 'Die Kamera geht nicht. Erlaube sie in den Einstellungen deines Browsers oder tippe die sechs Ziffern.',
    es: 'No se puede usar la cámara. Permítela en los ajustes del navegador, o escribe las seis cifras.',
  },
  otherSale: {
    en: 'This QR code belongs to another sale.',
    de: 'Dieser QR-Code gehört zu einem anderen Verkauf.',
    es: 'Este código QR es de otra venta.',
  },
  recordedTitle: {
    en: 'The handover is recorded',
    de: 'Die Übergabe ist festgehalten',
    es: 'La entrega está registrada',
  },
  recorded: {
    en: (moment: string) =>
      `You confirmed it on ${moment} without a connection. It is sent as soon as there is one. Until then, keep this browser’s data.`,
    de: (moment) =>
      `Du hast sie am ${moment} ohne Verbindung bestätigt. Sie wird gesendet, sobald es eine gibt. Lösch bis dahin die Daten dieses Browsers nicht.`,
    es: (moment) =>
      `La confirmaste el ${moment} sin conexión. Se enviará en cuanto haya una. Hasta entonces, no borres los datos de este navegador.`,
  },
  sendNow: { en: 'Send now', de: 'Jetzt senden', es: 'Enviar ahora' },
  sendingNow: { en: 'Sending…', de: 'Wird gesendet …', es: 'Enviando…' },
  notTaken: {
    en: 'The shop did not take the recorded handover. Look at the sale, and type the code again if it is still open.',
    de: 'Die festgehaltene Übergabe wurde nicht angenommen. Sieh dir den Verkauf an und tippe den Code noch einmal, falls er noch offen ist.',
    es: 'La tienda no aceptó la entrega registrada. Mira la venta y escribe el código otra vez si sigue abierta.',
  },
  notTakenOf: {
    en: (moment: string, code: string) =>
      `The shop did not take the recorded handover, because the sale had ended otherwise. You recorded it on ${moment} with the code ${code}. If the buyer has the item, write to the shop, and name this time and code.`,
    de: (moment, code) =>
      `Die festgehaltene Übergabe wurde nicht angenommen, weil der Verkauf schon anders geendet hatte. Du hast sie am ${moment} mit dem Code ${code} festgehalten. Ist der Artikel übergeben, schreib dem Shop und nenn diese Zeit und diesen Code.`,
    es: (moment, code) =>
      `La tienda no aceptó la entrega registrada, porque la venta ya había terminado de otra forma. La registraste el ${moment} con el código ${code}. Si entregaste el artículo, escribe a la tienda e indica esta hora y este código.`,
  },
  again: { en: 'Type the code again', de: 'Code noch einmal tippen', es: 'Escribir el código otra vez' },
  offlineReady: {
    en: 'This page can check the code without a connection too.',
    de: 'Diese Seite kann den Code auch ohne Verbindung prüfen.',
    es: 'Esta página también puede comprobar el código sin conexión.',
  },
  offlineTitle: { en: 'Handovers', de: 'Übergaben', es: 'Entregas' },
  offlineText: {
    en: 'You can confirm a handover without a connection. It is sent later.',
    de: 'Du kannst eine Übergabe ohne Verbindung bestätigen. Sie wird später gesendet.',
    es: 'Puedes confirmar una entrega sin conexión. Se envía después.',
  },
  with: {
    en: (name: string) => `With ${name}`,
    de: (name) => `Mit ${name}`,
    es: (name) => `Con ${name}`,
  },
  place: { en: 'Where', de: 'Wo', es: 'Dónde' },
  address: { en: 'Address', de: 'Adresse', es: 'Dirección' },
  addressHint: {
    en: (name: string) => `Street, number and town. Only ${name} sees it, once you have agreed on a time.`,
    de: (name) => `Straße, Hausnummer und Ort. Nur ${name} sieht sie, sobald ihr eine Zeit vereinbart habt.`,
    es: (name) => `Calle, número y población. Solo la ve ${name}, cuando hayáis acordado una hora.`,
  },
  addressHintParcel: {
    en: (name: string) => `Street, number and town. Only ${name} sees it.`,
    de: (name) => `Straße, Hausnummer und Ort. Nur ${name} sieht sie.`,
    es: (name) => `Calle, número y población. Solo la ve ${name}.`,
  },
  saveAddress: { en: 'Save the address', de: 'Adresse speichern', es: 'Guardar la dirección' },
  changePlace: { en: 'Change', de: 'Ändern', es: 'Cambiar' },
  placeLater: {
    en: 'You see the address once you have agreed on a time.',
    de: 'Du siehst die Adresse, sobald ihr eine Zeit vereinbart habt.',
    es: 'Verás la dirección cuando hayáis acordado una hora.',
  },
  placeMissingBoth: {
    en: 'The buyer has not entered the address yet.',
    de: 'Der Käufer hat noch keine Adresse eingetragen.',
    es: 'El comprador aún no ha escrito la dirección.',
  },
  placeMissing: {
    en: (name: string) => `${name} has not entered the address yet. Ask in your messages.`,
    de: (name) => `${name} hat noch keine Adresse eingetragen. Frag in euren Nachrichten.`,
    es: (name) => `${name} aún no ha escrito la dirección. Pregunta en los mensajes.`,
  },
  placeNeeded: {
    en: (name: string) => `${name} does not see an address yet. Enter it, so that you can meet.`,
    de: (name) => `${name} sieht noch keine Adresse. Trag sie ein, damit ihr euch treffen könnt.`,
    es: (name) => `${name} todavía no ve ninguna dirección. Escríbela para que podáis quedar.`,
  },
  print: { en: 'Print a sheet', de: 'Blatt drucken', es: 'Imprimir una hoja' },
  who: { en: 'Who', de: 'Wer', es: 'Quién' },
  what: { en: 'What', de: 'Was', es: 'Qué' },
  when: { en: 'When', de: 'Wann', es: 'Cuándo' },
  notAgreed: { en: 'Not agreed yet', de: 'Noch nicht vereinbart', es: 'Aún sin acordar' },
  inMessages: {
    en: 'As agreed in your messages',
    de: 'Wie in euren Nachrichten ausgemacht',
    es: 'Como hayáis acordado en los mensajes',
  },
});
