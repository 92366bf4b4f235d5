import { byLanguage } from '../by-language.ts';

/** For mails, by language. */
export const returnWords = byLanguage({
  reasons: {
    changed_mind: { en: 'changed my mind', de: 'anders überlegt', es: 'cambio de opinión' },
    not_as_described: { en: 'not as described', de: 'nicht wie beschrieben', es: 'no es como se describe' },
    damaged: { en: 'damaged', de: 'beschädigt', es: 'dañado' },
    never_received: { en: 'never received', de: 'nie erhalten', es: 'nunca recibido' },
    other: { en: 'something else', de: 'etwas anderes', es: 'otra cosa' },
    withdrawal: { en: 'withdrawal from the contract', de: 'Widerruf', es: 'desistimiento' },
  },
  reason: {
    en: (name: string) => `Reason: ${name}.`,
    de: (name) => `Grund: ${name}.`,
    es: (name) => `Motivo: ${name}.`,
  },
  wrote: { en: (text: string) => `“${text}”`, de: (text) => `„${text}“`, es: (text) => `«${text}»` },
  answer: { en: 'Answer the request', de: 'Anfrage beantworten', es: 'Responder a la solicitud' },
  /** To the seller, and to the buyer, when the buyer asks. */
  asked: {
    subject: {
      en: (title: string) => `A buyer wants to cancel or return ${title}`,
      de: (title) => `Jemand möchte ${title} stornieren oder zurückgeben`,
      es: (title) => `Quieren cancelar o devolver ${title}`,
    },
    text: {
      en: (name: string, title: string) => `${name} wants to cancel or return ${title}.`,
      de: (name, title) => `${name} möchte ${title} stornieren oder zurückgeben.`,
      es: (name, title) => `${name} quiere cancelar o devolver ${title}.`,
    },
    next: {
      en: 'Please accept or decline, and say why in a sentence.',
      de: 'Bitte nimm an oder lehne ab, und sag in einem Satz, warum.',
      es: 'Acepta o rechaza la solicitud, y explica por qué en una frase.',
    },
    mustAccept: {
      en: 'You sell as a trader and the buyer asked within 14 days, so you must accept.',
      de: 'Du verkaufst gewerblich, und die Anfrage kam innerhalb von 14 Tagen. Deshalb musst du sie annehmen.',
      es: 'Vendes como profesional y te lo han pedido en los 14 días de plazo, así que tienes que aceptar.',
    },
  },
  sent: {
    subject: {
      en: (title: string) => `You asked to cancel or return ${title}`,
      de: (title) => `Du möchtest ${title} stornieren oder zurückgeben`,
      es: (title) => `Has pedido cancelar o devolver ${title}`,
    },
    text: {
      en: (name: string, title: string) => `We sent your request about ${title} to ${name}.`,
      de: (name, title) => `Wir haben deine Anfrage zu ${title} an ${name} geschickt.`,
      es: (name, title) => `Hemos enviado a ${name} tu solicitud sobre ${title}.`,
    },
    next: {
      en: 'We will write to you when the seller answers.',
      de: 'Wir schreiben dir, sobald es eine Antwort gibt.',
      es: 'Te escribiremos cuando responda.',
    },
    mustAccept: {
      en: 'The seller is a trader and you asked within 14 days, so the seller must accept.',
      de: 'Der Verkäufer ist gewerblich, und deine Anfrage kam innerhalb von 14 Tagen. Deshalb muss er sie annehmen.',
      es: 'El vendedor es profesional y lo has pedido en los 14 días de plazo, así que tiene que aceptar.',
    },
  },
  /** To the buyer of a seller who has left. */
  sentToShop: {
    text: {
      en: 'The seller no longer has an account, so the shop decides about your request.',
      de: 'Der Verkäufer hat kein Konto mehr, deshalb entscheidet der Shop über deine Anfrage.',
      es: 'El vendedor ya no tiene cuenta, así que la tienda decide sobre tu solicitud.',
    },
    until: {
      en: (until: string) => `It decides by ${until}. If it does not, your request is accepted.`,
      de: (until) => `Er entscheidet bis zum ${until}. Tut er das nicht, ist deine Anfrage angenommen.`,
      es: (until) => `Decide antes del ${until}. Si no lo hace, tu solicitud queda aceptada.`,
    },
    next: {
      en: 'We will write to you when it is decided. Do not send anything before that.',
      de: 'Wir schreiben dir, sobald entschieden ist. Schick vorher nichts los.',
      es: 'Te escribiremos cuando esté decidido. No envíes nada antes.',
    },
  },
  /** To the buyer, when the shop's time ran out. */
  acceptedByClock: {
    en: 'The shop did not decide in time. Your request counts as accepted for that reason.',
    de: 'Der Shop hat nicht rechtzeitig entschieden. Deshalb gilt deine Anfrage als angenommen.',
    es: 'La tienda no decidió a tiempo. Por eso tu solicitud cuenta como aceptada.',
  },
  /** To the buyer, and to the seller, when the seller has answered. */
  answered: {
    accepted: {
      subject: {
        en: (title: string) => `Your request about ${title} is accepted`,
        de: (title) => `Deine Anfrage zu ${title} ist angenommen`,
        es: (title) => `Han aceptado tu solicitud sobre ${title}`,
      },
      text: {
        en: (name: string, title: string) => `${name} accepts that you cancel or return ${title}.`,
        de: (name, title) => `${name} nimmt deine Anfrage zu ${title} an.`,
        es: (name, title) => `${name} acepta que canceles o devuelvas ${title}.`,
      },
      byShop: {
        en: (title: string) => `The shop accepts that you cancel or return ${title}, because the seller has left.`,
        de: (title) => `Der Shop nimmt deine Anfrage zu ${title} an, weil der Verkäufer nicht mehr dabei ist.`,
        es: (title) => `La tienda acepta que canceles o devuelvas ${title}, porque el vendedor ya no está.`,
      },
      nextByShop: {
        en: 'Keep it until the shop has said how it goes back. We will write to you when your money is on its way back.',
        de: 'Behalte es, bis der Shop gesagt hat, wie es zurückgeht. Wir schreiben dir, sobald dein Geld auf dem Weg zurück ist.',
        es: 'Guárdalo hasta que la tienda te diga cómo se devuelve. Te escribiremos cuando tu dinero esté en camino.',
      },
      next: {
        en: 'Agree on the handover with the seller. We will write to you when your money is on its way back.',
        de: 'Verabredet zusammen die Rückgabe. Wir schreiben dir, sobald dein Geld auf dem Weg zurück ist.',
        es: 'Acuerda la devolución con el vendedor. Te escribiremos cuando tu dinero esté en camino.',
      },
    },
    declined: {
      subject: {
        en: (title: string) => `Your request about ${title} is declined`,
        de: (title) => `Deine Anfrage zu ${title} ist abgelehnt`,
        es: (title) => `Han rechazado tu solicitud sobre ${title}`,
      },
      text: {
        en: (name: string, title: string) => `${name} does not accept that you cancel or return ${title}.`,
        de: (name, title) => `${name} lehnt deine Anfrage zu ${title} ab.`,
        es: (name, title) => `${name} no acepta que canceles o devuelvas ${title}.`,
      },
      byShop: {
        en: (title: string) => `The shop does not accept that you cancel or return ${title}.`,
        de: (title) => `Der Shop lehnt deine Anfrage zu ${title} ab.`,
        es: (title) => `La tienda no acepta que canceles o devuelvas ${title}.`,
      },
      nextByShop: {
        en: 'If you think this is wrong, answer this email.',
        de: 'Wenn das aus deiner Sicht nicht stimmt, antworte auf diese E-Mail.',
        es: 'Si crees que es un error, responde a este correo.',
      },
      next: {
        en: 'If you think this is wrong, answer this email.',
        de: 'Wenn das aus deiner Sicht nicht stimmt, antworte auf diese E-Mail.',
        es: 'Si crees que es un error, responde a este correo.',
      },
    },
  },
  yours: {
    accepted: {
      subject: {
        en: (title: string) => `You accepted the request about ${title}`,
        de: (title) => `Du hast die Anfrage zu ${title} angenommen`,
        es: (title) => `Has aceptado la solicitud sobre ${title}`,
      },
      text: {
        en: (name: string, title: string) => `You told ${name} that you accept the request about ${title}.`,
        de: (name, title) => `Du hast die Anfrage von ${name} zu ${title} angenommen.`,
        es: (name, title) => `Has dicho a ${name} que aceptas la solicitud sobre ${title}.`,
      },
      next: {
        en: 'Agree on the handover with the buyer. We will write to you when the payment is refunded.',
        de: 'Verabredet zusammen die Rückgabe. Wir schreiben dir, sobald die Zahlung erstattet ist.',
        es: 'Acuerda la devolución con quien lo compró. Te escribiremos cuando se devuelva el pago.',
      },
    },
    declined: {
      subject: {
        en: (title: string) => `You declined the request about ${title}`,
        de: (title) => `Du hast die Anfrage zu ${title} abgelehnt`,
        es: (title) => `Has rechazado la solicitud sobre ${title}`,
      },
      text: {
        en: (name: string, title: string) => `You told ${name} that you decline the request about ${title}.`,
        de: (name, title) => `Du hast die Anfrage von ${name} zu ${title} abgelehnt.`,
        es: (name, title) => `Has dicho a ${name} que rechazas la solicitud sobre ${title}.`,
      },
      next: {
        en: 'The sale stands. The buyer can still write to us.',
        de: 'Der Verkauf gilt weiter. Die andere Seite kann uns noch schreiben.',
        es: 'La venta sigue en pie. Quien lo compró todavía puede escribirnos.',
      },
    },
  },
});
