import type { PaymentAlert } from '../../domain/notification.ts';
import type { Text } from '../texts.ts';

/** `until`: the bank's last day, or empty. */
export const paymentAlertTitles: Record<PaymentAlert, Text<(title: string, until: string) => string>> = {
  late_handover: {
    en: (title) => `The handover of ${title} was confirmed, but the sale had ended otherwise`,
    de: (title) => `Die Übergabe von ${title} wurde bestätigt, aber der Verkauf war schon anders beendet`,
    es: (title) => `Se confirmó la entrega de ${title}, pero la venta ya había terminado de otra forma`,
  },
  refund_failed: {
    en: (title) => `The refund for ${title} failed`,
    de: (title) => `Die Erstattung für ${title} ist fehlgeschlagen`,
    es: (title) => `Falló el reembolso de ${title}`,
  },
  refund_returned: {
    en: (title) => `The refund for ${title} came back from the bank`,
    de: (title) => `Die Erstattung für ${title} kam von der Bank zurück`,
    es: (title) => `El banco devolvió el reembolso de ${title}`,
  },
  dispute_opened: {
    en: (title, until) => `The buyer’s bank disputes the payment for ${title}${until ? `: respond by ${until}` : ''}`,
    de: (title, until) =>
      `Die Bank des Käufers ficht die Zahlung für ${title} an${until ? `: antworte bis ${until}` : ''}`,
    es: (title, until) =>
      `El banco del comprador disputa el pago de ${title}${until ? `: responde antes del ${until}` : ''}`,
  },
  dispute_lost: {
    en: (title) => `The bank decided for the buyer of ${title}`,
    de: (title) => `Die Bank hat bei ${title} für den Käufer entschieden`,
    es: (title) => `El banco decidió a favor del comprador de ${title}`,
  },
  paid_back_twice: {
    en: (title) => `More money went back for ${title} than was paid`,
    de: (title) => `Für ${title} ging mehr Geld zurück, als bezahlt war`,
    es: (title) => `Por ${title} se devolvió más dinero del pagado`,
  },
  needs_check: {
    en: (title) => `A payment for ${title} needs a check`,
    de: (title) => `Eine Zahlung für ${title} muss geprüft werden`,
    es: (title) => `Hay que revisar un pago de ${title}`,
  },
  payout_refused: {
    en: (title) => `The payout for ${title} did not go through`,
    de: (title) => `Die Auszahlung für ${title} hat nicht geklappt`,
    es: (title) => `No se pudo enviar el pago al vendedor por ${title}`,
  },
};

/** What an admin does about it. */
export const paymentAlertTexts: Record<PaymentAlert, Text<(until: string) => string>> = {
  late_handover: {
    en: () =>
      'The seller typed the buyer’s code, and it arrived after the sale was cancelled, refused or disputed. The code is right, so they probably met. No money was moved because of it. Ask both who has the furniture, and whether the refund was right.',
    de: () =>
      'Der Verkäufer hat den richtigen Code eingetippt. Die Bestätigung kam an, als der Verkauf schon storniert, abgelehnt oder strittig war. Die beiden haben sich also wohl getroffen. Deshalb wurde kein Geld bewegt. Frag beide, wer den Artikel hat und ob die Erstattung richtig war.',
    es: () =>
      'El vendedor escribió el código, y llegó cuando la venta ya estaba cancelada, rechazada o en disputa. El código es correcto, así que probablemente se vieron. No se movió dinero por ello. Pregunta a ambas partes quién tiene el artículo y si la devolución fue correcta.',
  },
  refund_failed: {
    en: () =>
      'The card provider refused to send the money back. Read its reason, mend it at the provider, then press “Try again” under Sales.',
    de: () =>
      'Der Kartenanbieter hat das Geld nicht zurückgeschickt. Lies den Grund, behebe ihn beim Anbieter und drücke dann unter Verkäufe auf „Noch einmal versuchen“.',
    es: () =>
      'El proveedor de tarjetas no devolvió el dinero. Lee el motivo, corrígelo en el proveedor y pulsa después «Volver a intentarlo» en Ventas.',
  },
  refund_returned: {
    en: () =>
      'The buyer’s bank did not accept the refund, and the money is here again. Press “Try again” under Sales once. If it comes back again, ask the buyer for another way.',
    de: () =>
      'Die Bank des Käufers hat die Erstattung nicht angenommen, und das Geld ist wieder hier. Drücke unter Verkäufe einmal auf „Noch einmal versuchen“. Kommt es wieder zurück, frag nach einem anderen Weg.',
    es: () =>
      'El banco del comprador no aceptó el reembolso, y el dinero está aquí otra vez. Pulsa una vez «Volver a intentarlo» en Ventas. Si vuelve de nuevo, pide al comprador otra forma.',
  },
  dispute_opened: {
    en: (until) =>
      `The bank has taken the money back for now. Press “Respond” under Sales${until ? ` by ${until}` : ''}, and say how the furniture was handed over and what both wrote. The bank accepts one answer.`,
    de: (until) =>
      `Die Bank hat das Geld vorerst zurückgeholt. Drücke unter Verkäufe auf „Antworten“${until ? `, bis ${until}` : ''}, und schreib, wie übergeben wurde und was beide geschrieben haben. Die Bank nimmt eine Antwort an.`,
    es: (until) =>
      `El banco ha retirado el dinero por ahora. Pulsa «Responder» en Ventas${until ? ` antes del ${until}` : ''} y explica cómo fue la entrega y qué escribieron ambas partes. El banco acepta una sola respuesta.`,
  },
  dispute_lost: {
    en: () => 'The money is gone. The seller owes what was paid out already. Look at the buyer’s other purchases.',
    de: () =>
      'Das Geld ist weg. Was schon ausgezahlt war, schuldet der Verkäufer. Sieh dir die anderen Käufe dieser Person an.',
    es: () => 'El dinero se ha perdido. El vendedor debe lo que ya se le pagó. Mira las otras compras de esta persona.',
  },
  paid_back_twice: {
    en: () =>
      'It went back in two ways: as a refund, taken by the bank, or by bank transfer. See under Sales and in the audit log which, and ask the card provider or the buyer to return what was paid twice.',
    de: () =>
      'Es ging auf zwei Wegen zurück: als Erstattung, durch die Bank oder per Überweisung. Sieh unter Verkäufe und im Protokoll nach, auf welchen, und bitte den Kartenanbieter oder den Käufer, das doppelt Gezahlte zurückzugeben.',
    es: () =>
      'Volvió por dos vías: como reembolso, a través del banco o por transferencia. Mira en Ventas y en el registro cuáles, y pide al proveedor de tarjetas o a quien compró que devuelva lo pagado dos veces.',
  },
  needs_check: {
    en: () =>
      'Money came for a listing that was not reserved for it, or another amount than agreed. It is sent back by itself. See under Sales that it is.',
    de: () =>
      'Es kam Geld für eine Anzeige, die nicht dafür reserviert war, oder ein anderer Betrag. Es geht von selbst zurück. Sieh unter Verkäufe nach, ob es so ist.',
    es: () =>
      'Llegó dinero por un anuncio que no estaba reservado para ese pago, o por otro importe. Se devuelve solo. Comprueba en Ventas que sea así.',
  },
  payout_refused: {
    en: () =>
      'The payment provider refused to send the seller’s money. It is tried again by itself, at first after a minute and later less often. The list shows what the provider said: often your balance there is too low, or the seller’s account needs something.',
    de: () =>
      'Der Zahlungsanbieter hat das Geld nicht an den Verkäufer gesendet. Es wird von selbst wieder versucht, zuerst nach einer Minute, später seltener. Die Liste zeigt, was der Anbieter gesagt hat: Oft reicht dein Guthaben dort nicht, oder dem Konto des Verkäufers fehlt etwas.',
    es: () =>
      'El proveedor de pagos no envió el dinero al vendedor. Se intenta otra vez solo, primero al cabo de un minuto y después más espaciado. La lista muestra lo que dijo el proveedor: a menudo tu saldo allí no basta, o a la cuenta del vendedor le falta algo.',
  },
};
