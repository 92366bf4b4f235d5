import type { FulfillmentMethod } from '../../domain/fulfillment.ts';
import { byLanguage } from '../by-language.ts';

type Sale = {
  title: string;
  price: string;
  buyer: string;
  seller: string;
  email: string;
  phone: string;
  method: FulfillmentMethod;
  /** Its part of the price; undefined where it is free. */
  delivery: string | undefined;
};
type Refund = {
  title: string;
  amount: string;
  paid: string;
  isAll: boolean;
  stands: boolean;
  buyer: string;
  email: string;
};

/** Says how it is handed over, then what that cost, then what follows from it; nothing for a pickup. */
const howIn =
  (feeIs: (fee: string) => string) =>
  (fee: string | undefined, [way, ...more]: readonly string[]): string[] =>
    way === undefined ? [] : [[way, ...(fee ? [feeIs(fee)] : []), ...more].join(' ')];

const comes = howIn((fee) => `The price includes ${fee} for that.`);

const kommt = howIn((fee) => `Im Preis sind dafür ${fee} enthalten.`);

const llega = howIn((fee) => `El importe incluye ${fee} por ello.`);

export const purchaseWords = byLanguage({
  hello: { en: (name: string) => `Hello ${name},`, de: (name) => `Hallo ${name}!`, es: (name) => `Hola, ${name}:` },
  receipt: {
    en: ({ title, price, seller, email, phone, method, delivery }: Sale) => ({
      subject: `Your receipt for ${title}`,
      paragraphs: [
        `You paid ${price} for ${title}. It is yours now; nobody else can buy it.`,
        ...comes(
          delivery,
          {
            pickup: [],
            seller_delivery: [`${seller} brings it to you.`, 'Please write your address on the page of the purchase.'],
            carrier: [
              `${seller} sends it to you by carrier.`,
              'Please write your address on the page of the purchase.',
            ],
          }[method],
        ),
        `Arrange the handover with ${seller}: call ${phone} or write to ${email}.`,
      ],
    }),
    de: ({ title, price, seller, email, phone, method, delivery }) => ({
      subject: `Dein Beleg für ${title}`,
      paragraphs: [
        `Du hast ${price} für ${title} bezahlt. Der Artikel gehört jetzt dir; niemand sonst kann ihn kaufen.`,
        ...kommt(
          delivery,
          {
            pickup: [],
            seller_delivery: [`${seller} bringt ihn dir.`, 'Bitte gib auf der Seite des Kaufs deine Adresse an.'],
            carrier: [
              `${seller} schickt ihn dir mit einer Spedition.`,
              'Bitte gib auf der Seite des Kaufs deine Adresse an.',
            ],
          }[method],
        ),
        `Verabrede die Übergabe mit ${seller}: Ruf unter ${phone} an oder schreib an ${email}.`,
      ],
    }),
    es: ({ title, price, seller, email, phone, method, delivery }) => ({
      subject: `Tu recibo de ${title}`,
      paragraphs: [
        `Has pagado ${price} por ${title}. Ya es tuyo; nadie más puede comprarlo.`,
        ...llega(
          delivery,
          {
            pickup: [],
            seller_delivery: [
              `${seller} te lo lleva a casa.`,
              'Escribe tu dirección en la página de la compra, por favor.',
            ],
            carrier: [
              `${seller} te lo envía con una empresa de transporte.`,
              'Escribe tu dirección en la página de la compra, por favor.',
            ],
          }[method],
        ),
        `Acuerda la entrega con ${seller}: llama al ${phone} o escribe a ${email}.`,
      ],
    }),
  },
  sold: {
    en: ({ title, price, buyer, email, method, delivery }: Sale) => ({
      subject: `${title} is sold`,
      paragraphs: [
        `${buyer} paid ${price} for ${title}. Please keep it for them.`,
        ...comes(
          delivery,
          {
            pickup: [],
            seller_delivery: [`You bring it to ${buyer}.`],
            carrier: [
              `You send it to ${buyer} by carrier.`,
              `The page of the sale shows the address that ${buyer} writes there.`,
            ],
          }[method],
        ),
        `Write to ${email} to arrange the handover.`,
      ],
    }),
    de: ({ title, price, buyer, email, method, delivery }) => ({
      subject: `${title} ist verkauft`,
      paragraphs: [
        `${buyer} hat ${price} für ${title} bezahlt. Bitte bewahre den Artikel bis zur Übergabe auf.`,
        ...kommt(
          delivery,
          {
            pickup: [],
            seller_delivery: [`Du bringst ihn zu ${buyer}.`],
            carrier: [
              `Du schickst ihn mit einer Spedition an ${buyer}.`,
              `Die Adresse steht auf der Seite des Verkaufs, sobald ${buyer} sie angibt.`,
            ],
          }[method],
        ),
        `Schreib an ${email}, um die Übergabe zu verabreden.`,
      ],
    }),
    es: ({ title, price, buyer, email, method, delivery }) => ({
      subject: `${title}: vendido`,
      paragraphs: [
        `${buyer} ha pagado ${price} por ${title}. Guárdalo hasta la entrega, por favor.`,
        ...llega(
          delivery,
          {
            pickup: [],
            seller_delivery: [`Se lo llevas tú a ${buyer}.`],
            carrier: [
              `Se lo envías tú a ${buyer} con una empresa de transporte.`,
              `La página de la venta muestra la dirección en cuanto ${buyer} la escriba.`,
            ],
          }[method],
        ),
        `Escribe a ${email} para acordar la entrega.`,
      ],
    }),
  },
  sorry: {
    en: ({ title, price }: Pick<Sale, 'title' | 'price'>) => ({
      subject: `Your payment for ${title} is on its way back`,
      paragraphs: [
        `Your payment of ${price} for ${title} arrived after the item was gone. We are sending all of it back to your card. This takes five to ten days.`,
        'You do not need to do anything.',
      ],
    }),
    de: ({ title, price }) => ({
      subject: `Deine Zahlung für ${title} kommt zurück`,
      paragraphs: [
        `Deine Zahlung von ${price} für ${title} kam an, als der Artikel schon weg war. Wir schicken den ganzen Betrag auf deine Karte zurück. Das dauert fünf bis zehn Tage.`,
        'Du musst nichts tun.',
      ],
    }),
    es: ({ title, price }) => ({
      subject: `Te devolvemos el pago de ${title}`,
      paragraphs: [
        `Tu pago de ${price} por ${title} llegó cuando el artículo ya no estaba disponible. Te devolvemos el importe completo a la tarjeta. Tarda entre cinco y diez días.`,
        'No tienes que hacer nada.',
      ],
    }),
  },
  moneyBack: {
    en: ({ title, amount, paid, isAll }: Refund) => ({
      subject: isAll
        ? `Your money for ${title} is on its way back`
        : `Part of your money for ${title} is on its way back`,
      paragraphs: [
        isAll
          ? `We sent back all of the ${paid} that you paid for ${title}. Your bank may take five to ten days to show it.`
          : `We sent back ${amount} of the ${paid} that you paid for ${title}. Your bank may take five to ten days to show it.`,
      ],
    }),
    de: ({ title, amount, paid, isAll }) => ({
      subject: isAll ? `Dein Geld für ${title} kommt zurück` : `Ein Teil deines Geldes für ${title} kommt zurück`,
      paragraphs: [
        isAll
          ? `Wir haben dir den ganzen Betrag von ${paid} für ${title} zurückgeschickt. Bis deine Bank ihn anzeigt, können fünf bis zehn Tage vergehen.`
          : `Wir haben dir ${amount} von den ${paid} für ${title} zurückgeschickt. Bis deine Bank sie anzeigt, können fünf bis zehn Tage vergehen.`,
      ],
    }),
    es: ({ title, amount, paid, isAll }) => ({
      subject: isAll ? `Te devolvemos el dinero de ${title}` : `Te devolvemos parte del dinero de ${title}`,
      paragraphs: [
        isAll
          ? `Te hemos devuelto los ${paid} que pagaste por ${title}. Tu banco puede tardar entre cinco y diez días en mostrarlo.`
          : `Te hemos devuelto ${amount} de los ${paid} que pagaste por ${title}. Tu banco puede tardar entre cinco y diez días en mostrarlo.`,
      ],
    }),
  },
  transferred: {
    en: ({ title, amount, paid, reference, day }: Refund & { reference: string; day: string }) => ({
      subject: `We sent your money for ${title} to your bank account`,
      paragraphs: [
        `The refund to your card for ${title} failed. So on ${day} we sent you ${amount === paid ? `all of the ${paid}` : `${amount} of the ${paid}`} by bank transfer. The reference is: ${reference}`,
        'If it does not arrive within five days, please write to us.',
      ],
    }),
    de: ({ title, amount, paid, reference, day }) => ({
      subject: `Wir haben dir dein Geld für ${title} überwiesen`,
      paragraphs: [
        `Die Erstattung für ${title} auf deine Karte ist fehlgeschlagen. Deshalb haben wir dir am ${day} ${amount === paid ? `den ganzen Betrag von ${paid}` : `${amount} von den ${paid}`} überwiesen. Die Referenz lautet: ${reference}`,
        'Ist das Geld nach fünf Tagen nicht da, schreib uns bitte.',
      ],
    }),
    es: ({ title, amount, paid, reference, day }) => ({
      subject: `Te hemos enviado el dinero de ${title} por transferencia`,
      paragraphs: [
        `El reembolso de ${title} a tu tarjeta falló. Por eso el ${day} te enviamos ${amount === paid ? `los ${paid}` : `${amount} de los ${paid}`} por transferencia. La referencia es: ${reference}`,
        'Si no llega en cinco días, escríbenos, por favor.',
      ],
    }),
  },
  saleRefunded: {
    en: ({ title, amount, paid, isAll, stands, buyer, email }: Refund) => ({
      subject: isAll ? `The payment for ${title} was refunded` : `Part of the payment for ${title} was refunded`,
      paragraphs: [
        `${buyer} got ${isAll ? 'all' : amount} of the ${paid} for ${title} back.`,
        stands
          ? 'The sale stands: the furniture is still theirs.'
          : 'The sale is off. If you still have the furniture, you can list it again.',
        `Write to ${email} if you have questions for the buyer.`,
      ],
    }),
    de: ({ title, amount, paid, isAll, stands, buyer, email }) => ({
      subject: isAll ? `Die Zahlung für ${title} wurde erstattet` : `Ein Teil der Zahlung für ${title} wurde erstattet`,
      paragraphs: [
        isAll
          ? `${buyer} hat den ganzen Betrag von ${paid} für ${title} zurückbekommen.`
          : `${buyer} hat ${amount} von den ${paid} für ${title} zurückbekommen.`,
        stands
          ? 'Der Verkauf gilt weiter: Der Artikel gehört dem Käufer.'
          : 'Der Verkauf ist aufgehoben. Wenn der Artikel noch bei dir ist, kannst du ihn wieder anbieten.',
        `Schreib an ${email}, wenn du Fragen hast.`,
      ],
    }),
    es: ({ title, amount, paid, isAll, stands, buyer, email }) => ({
      subject: isAll ? `Se ha devuelto el pago de ${title}` : `Se ha devuelto parte del pago de ${title}`,
      paragraphs: [
        isAll
          ? `${buyer} ha recibido de vuelta los ${paid} de ${title}.`
          : `${buyer} ha recibido de vuelta ${amount} de los ${paid} de ${title}.`,
        stands
          ? 'La venta sigue en pie: el artículo es de quien lo compró.'
          : 'La venta queda anulada. Si todavía tienes el artículo, puedes volver a anunciarlo.',
        `Escribe a ${email} si tienes alguna duda.`,
      ],
    }),
  },
  actions: {
    receipt: { en: 'Your receipt', de: 'Dein Beleg', es: 'Tu recibo' },
    sale: { en: 'See what is next', de: 'Ansehen, wie es weitergeht', es: 'Ver qué sigue' },
    products: { en: 'Your listings', de: 'Deine Anzeigen', es: 'Tus anuncios' },
    orders: { en: 'Where your money is', de: 'Wo dein Geld ist', es: 'Dónde está tu dinero' },
  },
});
