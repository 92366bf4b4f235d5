import type { Language } from '../../../../shared/domain/language.ts';
import type { ReturnAnswer, ReturnReason } from '../../../../shared/domain/returns.ts';

type Step = { subject: (title: string) => string; text: (name: string, title: string) => string; next: string };

type Words = {
  reasons: Record<ReturnReason, string>;
  reason: (name: string) => string;
  wrote: (text: string) => string;
  answer: string;
  /** To the seller, and to the buyer, when the buyer asks. */
  asked: Step & { mustAccept: string };
  sent: Step & { mustAccept: string };
  /** To the buyer, and to the seller, when the seller has answered. */
  answered: Record<ReturnAnswer, Step>;
  yours: Record<ReturnAnswer, Step>;
};

const en: Words = {
  reasons: {
    changed_mind: 'changed my mind',
    not_as_described: 'not as described',
    damaged: 'damaged',
    never_received: 'never received',
    other: 'something else',
    withdrawal: 'withdrawal from the contract',
  },
  reason: (name) => `Reason: ${name}.`,
  wrote: (text) => `“${text}”`,
  answer: 'Answer the request',
  asked: {
    subject: (title) => `A buyer wants to cancel or return ${title}`,
    text: (name, title) => `${name} wants to cancel or return ${title}.`,
    next: 'Please accept or decline, and say why in a sentence.',
    mustAccept: 'You sell as a trader and the buyer asked within 14 days, so you must accept.',
  },
  sent: {
    subject: (title) => `You asked to cancel or return ${title}`,
    text: (name, title) => `We sent your request about ${title} to ${name}.`,
    next: 'We will write to you when the seller answers.',
    mustAccept: 'The seller is a trader and you asked within 14 days, so the seller must accept.',
  },
  answered: {
    accepted: {
      subject: (title) => `Your request about ${title} is accepted`,
      text: (name, title) => `${name} accepts that you cancel or return ${title}.`,
      next: 'Agree on the handover with the seller. We will write to you when your money is on its way back.',
    },
    declined: {
      subject: (title) => `Your request about ${title} is declined`,
      text: (name, title) => `${name} does not accept that you cancel or return ${title}.`,
      next: 'If you think this is wrong, answer this email.',
    },
  },
  yours: {
    accepted: {
      subject: (title) => `You accepted the request about ${title}`,
      text: (name, title) => `You told ${name} that you accept the request about ${title}.`,
      next: 'Agree on the handover with the buyer. We will write to you when the payment is refunded.',
    },
    declined: {
      subject: (title) => `You declined the request about ${title}`,
      text: (name, title) => `You told ${name} that you decline the request about ${title}.`,
      next: 'The sale stands. The buyer can still write to us.',
    },
  },
};

const de: Words = {
  reasons: {
    changed_mind: 'anders überlegt',
    not_as_described: 'nicht wie beschrieben',
    damaged: 'beschädigt',
    never_received: 'nie erhalten',
    other: 'etwas anderes',
    withdrawal: 'Widerruf',
  },
  reason: (name) => `Grund: ${name}.`,
  wrote: (text) => `„${text}“`,
  answer: 'Anfrage beantworten',
  asked: {
    subject: (title) => `Jemand möchte ${title} stornieren oder zurückgeben`,
    text: (name, title) => `${name} möchte ${title} stornieren oder zurückgeben.`,
    next: 'Bitte nimm an oder lehne ab, und sag in einem Satz, warum.',
    mustAccept: 'Du verkaufst gewerblich, und die Anfrage kam innerhalb von 14 Tagen. Deshalb musst du sie annehmen.',
  },
  sent: {
    subject: (title) => `Du möchtest ${title} stornieren oder zurückgeben`,
    text: (name, title) => `wir haben deine Anfrage zu ${title} an ${name} geschickt.`,
    next: 'Wir schreiben dir, sobald es eine Antwort gibt.',
    mustAccept:
      'Der Verkäufer ist gewerblich, und deine Anfrage kam innerhalb von 14 Tagen. Deshalb muss er sie annehmen.',
  },
  answered: {
    accepted: {
      subject: (title) => `Deine Anfrage zu ${title} ist angenommen`,
      text: (name, title) => `${name} nimmt deine Anfrage zu ${title} an.`,
      next: 'Verabredet zusammen die Rückgabe. Wir schreiben dir, sobald dein Geld auf dem Weg zurück ist.',
    },
    declined: {
      subject: (title) => `Deine Anfrage zu ${title} ist abgelehnt`,
      text: (name, title) => `${name} lehnt deine Anfrage zu ${title} ab.`,
      next: 'Wenn das aus deiner Sicht nicht stimmt, antworte auf diese E-Mail.',
    },
  },
  yours: {
    accepted: {
      subject: (title) => `Du hast die Anfrage zu ${title} angenommen`,
      text: (name, title) => `du hast die Anfrage von ${name} zu ${title} angenommen.`,
      next: 'Verabredet zusammen die Rückgabe. Wir schreiben dir, sobald die Zahlung erstattet ist.',
    },
    declined: {
      subject: (title) => `Du hast die Anfrage zu ${title} abgelehnt`,
      text: (name, title) => `du hast die Anfrage von ${name} zu ${title} abgelehnt.`,
      next: 'Der Verkauf gilt weiter. Die andere Seite kann uns noch schreiben.',
    },
  },
};

const es: Words = {
  reasons: {
    changed_mind: 'cambio de opinión',
    not_as_described: 'no es como se describe',
    damaged: 'dañado',
    never_received: 'nunca recibido',
    other: 'otra cosa',
    withdrawal: 'desistimiento',
  },
  reason: (name) => `Motivo: ${name}.`,
  wrote: (text) => `«${text}»`,
  answer: 'Responder a la solicitud',
  asked: {
    subject: (title) => `Quieren cancelar o devolver ${title}`,
    text: (name, title) => `${name} quiere cancelar o devolver ${title}.`,
    next: 'Acepta o rechaza la solicitud, y explica por qué en una frase.',
    mustAccept: 'Vendes como profesional y te lo han pedido en los 14 días de plazo, así que tienes que aceptar.',
  },
  sent: {
    subject: (title) => `Has pedido cancelar o devolver ${title}`,
    text: (name, title) => `Hemos enviado a ${name} tu solicitud sobre ${title}.`,
    next: 'Te escribiremos cuando responda.',
    mustAccept: 'El vendedor es profesional y lo has pedido en los 14 días de plazo, así que tiene que aceptar.',
  },
  answered: {
    accepted: {
      subject: (title) => `Han aceptado tu solicitud sobre ${title}`,
      text: (name, title) => `${name} acepta que canceles o devuelvas ${title}.`,
      next: 'Acuerda la entrega con el vendedor. Te escribiremos cuando tu dinero esté en camino.',
    },
    declined: {
      subject: (title) => `Han rechazado tu solicitud sobre ${title}`,
      text: (name, title) => `${name} no acepta que canceles o devuelvas ${title}.`,
      next: 'Si crees que es un error, responde a este correo.',
    },
  },
  yours: {
    accepted: {
      subject: (title) => `Has aceptado la solicitud sobre ${title}`,
      text: (name, title) => `Has dicho a ${name} que aceptas la solicitud sobre ${title}.`,
      next: 'Acuerda la entrega con quien lo compró. Te escribiremos cuando se devuelva el pago.',
    },
    declined: {
      subject: (title) => `Has rechazado la solicitud sobre ${title}`,
      text: (name, title) => `Has dicho a ${name} que rechazas la solicitud sobre ${title}.`,
      next: 'La venta sigue en pie. Quien lo compró todavía puede escribirnos.',
    },
  },
};

/** For mails, by language. */
export const returnWords: Record<Language, Words> = { en, de, es };
