import { area } from '../area.ts';

/** While the buyer's bank disputes the payment. `ended`: without a handover. */
export const bankDisputes = area('bankDisputes', {
  before: {
    buyer: {
      en: 'Your bank disputes this payment, so the seller is advised to hand nothing over until it has decided. Is that a mistake? Ask your bank to withdraw the dispute; then this goes on.',
      de: 'Deine Bank ficht diese Zahlung an. Deshalb raten wir dem Verkäufer, nichts zu übergeben, bis sie entschieden hat. Ist das ein Irrtum? Bitte deine Bank, die Anfechtung zurückzuziehen; dann geht es hier weiter.',
      es: 'Tu banco disputa este pago, así que aconsejamos al vendedor no entregar nada hasta que decida. ¿Es un error? Pide a tu banco que retire la disputa; entonces esto sigue.',
    },
    seller: {
      en: 'The buyer’s bank disputes this payment. Hand nothing over until the bank has decided: only then is it certain that you are paid.',
      de: 'Die Bank des Käufers ficht diese Zahlung an. Übergib nichts, bis sie entschieden hat: Erst dann steht fest, dass du bezahlt wirst.',
      es: 'El banco del comprador disputa este pago. No entregues nada hasta que decida: solo entonces es seguro que cobras.',
    },
    operator: {
      en: 'The buyer’s bank disputes this payment. The seller is advised to hand nothing over until it has decided. Answer the bank under Sales.',
      de: 'Die Bank des Käufers ficht diese Zahlung an. Dem Verkäufer wird geraten, nichts zu übergeben, bis sie entschieden hat. Die Antwort an die Bank steht unter Verkäufe.',
      es: 'El banco del comprador disputa este pago. Se aconseja al vendedor no entregar nada hasta que decida. Responde al banco en Ventas.',
    },
  },
  after: {
    buyer: {
      en: 'Your bank disputes this payment, and decides on it. Nothing is paid out until then, whatever you confirm here. Is everything fine? Ask your bank to withdraw the dispute first.',
      de: 'Deine Bank ficht diese Zahlung an und entscheidet darüber. Bis dahin wird nichts ausgezahlt, egal was du hier bestätigst. Ist alles in Ordnung? Bitte zuerst deine Bank, die Anfechtung zurückzuziehen.',
      es: 'Tu banco disputa este pago y decide sobre él. Hasta entonces no se paga nada, confirmes lo que confirmes aquí. ¿Está todo bien? Pide antes a tu banco que retire la disputa.',
    },
    seller: {
      en: 'The buyer’s bank disputes this payment. Nothing is paid out until it has decided, also when the sale is complete.',
      de: 'Die Bank des Käufers ficht diese Zahlung an. Bis sie entschieden hat, wird nichts ausgezahlt, auch wenn der Verkauf abgeschlossen ist.',
      es: 'El banco del comprador disputa este pago. No se paga nada hasta que decida, aunque la venta esté completa.',
    },
    operator: {
      en: 'The buyer’s bank disputes this payment. Nothing more is paid out until it has decided. Answer the bank under Sales.',
      de: 'Die Bank des Käufers ficht diese Zahlung an. Bis sie entschieden hat, wird nichts mehr ausgezahlt. Die Antwort an die Bank steht unter Verkäufe.',
      es: 'El banco del comprador disputa este pago. No se paga nada más hasta que decida. Responde al banco en Ventas.',
    },
  },
  /** Completed, and its money was sent. */
  sent: {
    buyer: {
      en: 'Your bank disputes this payment, and decides on it. Is everything fine? Ask your bank to withdraw the dispute.',
      de: 'Deine Bank ficht diese Zahlung an und entscheidet darüber. Ist alles in Ordnung? Bitte deine Bank, die Anfechtung zurückzuziehen.',
      es: 'Tu banco disputa este pago y decide sobre él. ¿Está todo bien? Pide a tu banco que retire la disputa.',
    },
    seller: {
      en: 'The buyer’s bank disputes this payment, after its money was sent to you. You keep it if the bank decides for you. If the bank takes it back, we take it back too, or your next sales settle it.',
      de: 'Die Bank des Käufers ficht diese Zahlung an, nachdem das Geld an dich ging. Du behältst es, wenn die Bank für dich entscheidet. Holt sie es zurück, holen auch wir es zurück, oder deine nächsten Verkäufe gleichen es aus.',
      es: 'El banco del comprador disputa este pago después de enviarte el dinero. Te lo quedas si el banco decide a tu favor. Si lo recupera, nosotros también, o lo compensan tus próximas ventas.',
    },
    operator: {
      en: 'The buyer’s bank disputes this payment, after its money was sent to the seller. If the bank takes it back, the seller owes it. Answer the bank under Sales.',
      de: 'Die Bank des Käufers ficht diese Zahlung an, nachdem das Geld an den Verkäufer ging. Holt die Bank es zurück, schuldet er es. Die Antwort an die Bank steht unter Verkäufe.',
      es: 'El banco del comprador disputa este pago después de enviar el dinero al vendedor. Si el banco lo recupera, este lo debe. Responde al banco en Ventas.',
    },
  },
  reported: {
    buyer: {
      en: 'Your bank disputes this payment too. Whatever is decided here, money moves only after your bank has decided.',
      de: 'Auch deine Bank ficht diese Zahlung an. Was auch immer hier entschieden wird: Geld bewegt sich erst, wenn deine Bank entschieden hat.',
      es: 'Tu banco también disputa este pago. Se decida aquí lo que se decida, el dinero solo se mueve cuando tu banco haya decidido.',
    },
    seller: {
      en: 'The buyer’s bank disputes this payment too. Whatever is decided here, money moves only after the bank has decided.',
      de: 'Auch die Bank des Käufers ficht diese Zahlung an. Was auch immer hier entschieden wird: Geld bewegt sich erst, wenn die Bank entschieden hat.',
      es: 'El banco del comprador también disputa este pago. Se decida aquí lo que se decida, el dinero solo se mueve cuando el banco haya decidido.',
    },
    operator: {
      en: 'The buyer’s bank disputes this payment too. Whatever is decided here, money moves only after the bank has decided. Answer the bank under Sales.',
      de: 'Auch die Bank des Käufers ficht diese Zahlung an. Was auch immer hier entschieden wird: Geld bewegt sich erst, wenn die Bank entschieden hat. Die Antwort an die Bank steht unter Verkäufe.',
      es: 'El banco del comprador también disputa este pago. Se decida aquí lo que se decida, el dinero solo se mueve cuando el banco haya decidido. Responde al banco en Ventas.',
    },
  },
  ended: {
    buyer: {
      en: 'Your bank disputes this payment. It decides whether it gives you the money back; if it does not, we send it back.',
      de: 'Deine Bank ficht diese Zahlung an. Sie entscheidet, ob du das Geld von ihr zurückbekommst; wenn nicht, erstatten wir es.',
      es: 'Tu banco disputa este pago. Decide si te devuelve el dinero; si no lo hace, te lo devolvemos nosotros.',
    },
    seller: {
      en: 'The buyer’s bank disputes this payment. The money goes back once it has decided.',
      de: 'Die Bank des Käufers ficht diese Zahlung an. Das Geld geht zurück, wenn sie entschieden hat.',
      es: 'El banco del comprador disputa este pago. El dinero vuelve cuando decida.',
    },
    operator: {
      en: 'The buyer’s bank disputes this payment. If the bank does not give the money back, the refund follows by itself.',
      de: 'Die Bank des Käufers ficht diese Zahlung an. Gibt sie das Geld nicht zurück, folgt die Erstattung von selbst.',
      es: 'El banco del comprador disputa este pago. Si el banco no devuelve el dinero, el reembolso sigue solo.',
    },
  },
  listed: {
    before: {
      en: 'The buyer’s bank disputes the payment. Hand nothing over.',
      de: 'Die Bank des Käufers ficht die Zahlung an. Übergib nichts.',
      es: 'El banco del comprador disputa el pago. No entregues nada.',
    },
    after: {
      en: 'The buyer’s bank disputes the payment. Nothing is paid out yet.',
      de: 'Die Bank des Käufers ficht die Zahlung an. Noch wird nichts ausgezahlt.',
      es: 'El banco del comprador disputa el pago. Aún no se paga nada.',
    },
  },
});
