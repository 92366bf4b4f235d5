import { texts } from '../../../shared/words/texts.ts';

/** While it is not known whether a payment has gone through. */
export const unknownPayments = texts({
  processing: {
    en: 'Your bank is still processing the payment',
    de: 'Deine Bank bearbeitet die Zahlung noch',
    es: 'Tu banco todavía está procesando el pago',
  },
  processingText: {
    en: 'It stays reserved for you in the meantime. You can leave this page; we will let you know the result.',
    de: 'So lange bleibt der Artikel für dich reserviert. Du kannst die Seite verlassen; wir melden uns mit dem Ergebnis.',
    es: 'Mientras tanto sigue reservado para ti. Puedes salir de esta página; te avisaremos del resultado.',
  },
  unsettled: { en: 'Your payment is safe', de: 'Deine Zahlung ist sicher', es: 'Tu pago está a salvo' },
  unsettledText: {
    en: 'Your card was accepted, but the confirmation has not reached this page yet. It will arrive by itself, so please do not pay again.',
    de: 'Deine Karte wurde angenommen, nur die Bestätigung ist hier noch nicht angekommen. Sie kommt von selbst; bitte bezahl nicht noch einmal.',
    es: 'Tu tarjeta se aceptó, pero la confirmación aún no ha llegado a esta página. Llegará sola; no pagues otra vez.',
  },
  checkAgain: { en: 'Check again', de: 'Noch einmal prüfen', es: 'Comprobar de nuevo' },
  checking: { en: 'Checking…', de: 'Wird geprüft …', es: 'Comprobando…' },
  late: {
    en: 'The card provider has not answered yet',
    de: 'Der Kartenanbieter hat noch nicht geantwortet',
    es: 'El proveedor de la tarjeta aún no ha respondido',
  },
  lateText: {
    en: 'Your payment may still go through, so please do not pay again. We ask every few seconds, and this page shows the result. You can leave it; we email you once it is paid.',
    de: 'Deine Zahlung kann noch durchgehen; bitte bezahl nicht noch einmal. Wir fragen alle paar Sekunden nach, und diese Seite zeigt das Ergebnis. Du kannst sie verlassen; wir mailen dir, sobald bezahlt ist.',
    es: 'Tu pago aún puede completarse, así que no pagues otra vez. Preguntamos cada pocos segundos y esta página muestra el resultado. Puedes salir de ella; te escribimos en cuanto esté pagado.',
  },
  lateNotPaid: {
    en: 'So far nothing was paid. You can wait, or enter your card once more; it is the same payment, and it is never charged twice.',
    de: 'Bisher wurde nichts bezahlt. Du kannst warten oder deine Karte noch einmal eingeben; es ist dieselbe Zahlung, und sie wird nie doppelt abgebucht.',
    es: 'Hasta ahora no se ha pagado nada. Puedes esperar o volver a introducir tu tarjeta; es el mismo pago y nunca se cobra dos veces.',
  },
});
