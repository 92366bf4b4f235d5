import type { CaseKind, DecidedAction } from '../../../shared/domain/cases.ts';
import type { Language } from '../../../shared/domain/language.ts';

type Words = {
  hello: string;
  helloTo: (name: string) => string;
  open: string;
  /** The listing's title or a name, in quotes. */
  things: Record<CaseKind, (title: string) => string>;
  approved: { subject: (title: string) => string; text: string; open: string };
  receipt: {
    subject: (number: string) => string;
    text: (title: string, number: string) => string;
    /** For somebody without an account: no words that a stranger chose. */
    plain: (number: string) => string;
    next: string;
  };
  outcome: {
    subject: (number: string) => string;
    text: (title: string) => string;
    plain: string;
    actions: Record<DecidedAction, string>;
    personRemoved: string;
    contest: string;
  };
  statement: {
    subject: (number: string) => string;
    actions: Record<DecidedAction, (title: string) => string>;
    why: (reason: string) => string;
    /** Without a reason of the admin's own. */
    facts: (title: string) => string;
    /** `names`: what was reported, or nothing. */
    clause: (clause: string, names: string) => string;
    rule: (names: string) => string;
    generalRule: string;
    reported: string;
    unreported: string;
    /** For how long; nothing for what changes nothing. */
    lasts: Partial<Record<DecidedAction, string>>;
    noMachine: string;
    /** A rule of the shop held the listing back. */
    heldBack: string;
    appeal: string;
    appealByMail: string;
    redress: string;
  };
  appeal: { subject: (number: string) => string; overturned: string; last: string };
};

export const caseWords: Record<Language, Words> = {
  en: {
    hello: 'Hello,',
    helloTo: (name) => `Hello ${name},`,
    open: 'Read the decision',
    things: {
      listing: (title) => title,
      account: (name) => name,
      message: (title) => `Message about ${title}`,
      review: (title) => `Review about ${title}`,
    },
    approved: {
      subject: (title) => `Your listing is public: ${title}`,
      text: 'We have looked at your listing. Everybody can see it now.',
      open: 'See your listing',
    },
    receipt: {
      subject: (number) => `We received your report (${number})`,
      text: (title, number) => `Thank you for your report about “${title}”. Its case number is ${number}.`,
      plain: (number) => `Thank you for your report. Its case number is ${number}.`,
      next: 'A person will look at it. We will write to you when it is decided.',
    },
    outcome: {
      subject: (number) => `Your report is decided (${number})`,
      text: (title) => `We looked at your report about “${title}”.`,
      plain: 'We looked at your report.',
      actions: {
        none: 'We found nothing that breaks our rules, so it stays as it is.',
        hide: 'It is hidden now.',
        warn: 'We have warned the person.',
        suspend: 'The account is suspended now.',
        remove: 'It is removed now.',
        remove_picture: 'The picture is removed now.',
      },
      personRemoved: 'The account is removed now.',
      contest: 'If you think this is wrong, answer this email within six months.',
    },
    statement: {
      subject: (number) => `A decision about you (${number})`,
      actions: {
        none: (title) => `We found nothing wrong with “${title}”.`,
        hide: (title) => `We have hidden “${title}”. Nobody else can see it now.`,
        warn: (title) => `This is a warning because of “${title}”. It stays as it is for now.`,
        suspend: (title) =>
          `Because of “${title}” your account is suspended: your listings are hidden, and you cannot list or sell.`,
        remove: (title) => `We have removed “${title}”.`,
        remove_picture: () =>
          'We have removed a picture that you uploaded, also from your listings. It cannot be uploaded again.',
      },
      why: (reason) => `Why: ${reason}`,
      facts: (title) =>
        `Why: we looked at “${title}” and found that it breaks the rule below. Answer this email if you want to know more.`,
      clause: (clause, names) =>
        names ? `Rule: ${clause}, of our terms (${names}).` : `Rule: ${clause}, of our terms.`,
      rule: (names) => `Rule: section 4 of the terms (${names}).`,
      generalRule: 'Rule: section 4 of the terms, about what may be listed and how.',
      reported: 'A report by somebody led to this decision.',
      unreported: 'Nobody reported this: we looked at it ourselves.',
      lasts: {
        hide: 'It stays hidden until we show it again, such as after your appeal.',
        suspend: 'The suspension has no end date. It lasts until we lift it, such as after your appeal.',
        remove: 'The removal is for good, unless we take it back.',
        remove_picture: 'The removal is for good, unless we take it back.',
      },
      noMachine: 'A person decided this. No machine was involved.',
      heldBack:
        'A rule of the shop held the listing back by itself before anybody saw it. A person looked at it and decided.',
      appeal: 'You can appeal once within six months, free of charge, on the page of this decision.',
      appealByMail: 'You can appeal once within six months, free of charge: answer this email.',
      redress:
        'You can also turn to a certified body for out-of-court dispute settlement (Article 21 of Regulation (EU) 2022/2065), or go to court.',
    },
    appeal: {
      subject: (number) => `Your appeal is decided (${number})`,
      overturned: 'You were right: the decision is taken back.',
      last: 'This decision is our last. You can still go to court.',
    },
  },
  de: {
    hello: 'Hallo,',
    helloTo: (name) => `Hallo ${name},`,
    open: 'Entscheidung lesen',
    things: {
      listing: (title) => title,
      account: (name) => name,
      message: (title) => `Nachricht zu ${title}`,
      review: (title) => `Bewertung zu ${title}`,
    },
    approved: {
      subject: (title) => `Deine Anzeige ist öffentlich: ${title}`,
      text: 'Wir haben uns deine Anzeige angesehen. Jetzt können alle sie sehen.',
      open: 'Anzeige ansehen',
    },
    receipt: {
      subject: (number) => `Wir haben deine Meldung erhalten (${number})`,
      text: (title, number) => `Danke für deine Meldung zu „${title}“. Die Fallnummer ist ${number}.`,
      plain: (number) => `Danke für deine Meldung. Die Fallnummer ist ${number}.`,
      next: 'Ein Mensch sieht sie sich an. Wir schreiben dir, wenn entschieden ist.',
    },
    outcome: {
      subject: (number) => `Deine Meldung ist entschieden (${number})`,
      text: (title) => `Wir haben uns deine Meldung zu „${title}“ angesehen.`,
      plain: 'Wir haben uns deine Meldung angesehen.',
      actions: {
        none: 'Wir haben keinen Verstoß gegen unsere Regeln gefunden, deshalb bleibt alles, wie es ist.',
        hide: 'Es ist jetzt ausgeblendet.',
        warn: 'Wir haben die Person verwarnt.',
        suspend: 'Das Konto ist jetzt gesperrt.',
        remove: 'Es ist jetzt entfernt.',
        remove_picture: 'Das Bild ist jetzt entfernt.',
      },
      personRemoved: 'Das Konto ist jetzt entfernt.',
      contest: 'Wenn das aus deiner Sicht nicht stimmt, antworte innerhalb von sechs Monaten auf diese E-Mail.',
    },
    statement: {
      subject: (number) => `Eine Entscheidung, die dich betrifft (${number})`,
      actions: {
        none: (title) => `Wir haben an „${title}“ nichts auszusetzen.`,
        hide: (title) => `Wir haben „${title}“ ausgeblendet. Niemand sonst sieht es mehr.`,
        warn: (title) => `Das ist eine Verwarnung wegen „${title}“. Vorerst bleibt alles, wie es ist.`,
        suspend: (title) =>
          `Wegen „${title}“ ist dein Konto gesperrt: Deine Anzeigen sind ausgeblendet, und du kannst nichts anbieten oder verkaufen.`,
        remove: (title) => `Wir haben „${title}“ entfernt.`,
        remove_picture: () =>
          'Wir haben ein Bild entfernt, das du hochgeladen hast, auch aus deinen Anzeigen. Es lässt sich nicht noch einmal hochladen.',
      },
      why: (reason) => `Warum: ${reason}`,
      facts: (title) =>
        `Warum: Wir haben „${title}“ angesehen und einen Verstoß gegen die folgende Regel festgestellt. Antworte auf diese E-Mail, wenn du mehr wissen willst.`,
      clause: (clause, names) =>
        names ? `Regel: ${clause}, unserer AGB (${names}).` : `Regel: ${clause}, unserer AGB.`,
      rule: (names) => `Regel: Abschnitt 4 der AGB (${names}).`,
      generalRule: 'Regel: Abschnitt 4 der AGB, was und wie angeboten werden darf.',
      reported: 'Eine Meldung hat zu dieser Entscheidung geführt.',
      unreported: 'Niemand hat das gemeldet: Wir haben es selbst geprüft.',
      lasts: {
        hide: 'Es bleibt ausgeblendet, bis wir es wieder zeigen, zum Beispiel nach deiner Beschwerde.',
        suspend:
          'Die Sperre hat kein festes Ende. Sie gilt, bis wir sie aufheben, zum Beispiel nach deiner Beschwerde.',
        remove: 'Die Entfernung ist endgültig, außer wir nehmen sie zurück.',
        remove_picture: 'Die Entfernung ist endgültig, außer wir nehmen sie zurück.',
      },
      noMachine: 'Das hat ein Mensch entschieden. Keine Maschine war beteiligt.',
      heldBack:
        'Eine Regel des Shops hat die Anzeige automatisch zurückgehalten, bevor jemand sie sah. Ein Mensch hat sie angesehen und entschieden.',
      appeal:
        'Du kannst innerhalb von sechs Monaten einmal kostenlos Beschwerde einlegen, auf der Seite dieser Entscheidung.',
      appealByMail:
        'Du kannst innerhalb von sechs Monaten einmal kostenlos Beschwerde einlegen: Antworte auf diese E-Mail.',
      redress:
        'Du kannst dich auch an eine zugelassene Stelle für außergerichtliche Streitbeilegung wenden (Artikel 21 der Verordnung (EU) 2022/2065) oder vor Gericht gehen.',
    },
    appeal: {
      subject: (number) => `Über deine Beschwerde ist entschieden (${number})`,
      overturned: 'Du hattest recht: Die Entscheidung ist zurückgenommen.',
      last: 'Diese Entscheidung ist unsere letzte. Du kannst noch vor Gericht gehen.',
    },
  },
  es: {
    hello: 'Hola:',
    helloTo: (name) => `Hola, ${name}:`,
    open: 'Leer la decisión',
    things: {
      listing: (title) => title,
      account: (name) => name,
      message: (title) => `Mensaje sobre ${title}`,
      review: (title) => `Valoración sobre ${title}`,
    },
    approved: {
      subject: (title) => `Tu anuncio es público: ${title}`,
      text: 'Hemos revisado tu anuncio. Ahora lo puede ver todo el mundo.',
      open: 'Ver tu anuncio',
    },
    receipt: {
      subject: (number) => `Hemos recibido tu denuncia (${number})`,
      text: (title, number) => `Gracias por tu denuncia sobre «${title}». Su número de caso es ${number}.`,
      plain: (number) => `Gracias por tu denuncia. Su número de caso es ${number}.`,
      next: 'Una persona la revisará. Te escribiremos cuando se decida.',
    },
    outcome: {
      subject: (number) => `Tu denuncia está decidida (${number})`,
      text: (title) => `Hemos revisado tu denuncia sobre «${title}».`,
      plain: 'Hemos revisado tu denuncia.',
      actions: {
        none: 'No hemos encontrado nada que incumpla nuestras reglas, así que queda como está.',
        hide: 'Ya está oculto.',
        warn: 'Hemos advertido a la persona.',
        suspend: 'La cuenta está suspendida ahora.',
        remove: 'Ya está retirado.',
        remove_picture: 'La imagen ya está retirada.',
      },
      personRemoved: 'La cuenta ya está retirada.',
      contest: 'Si crees que es un error, responde a este correo en un plazo de seis meses.',
    },
    statement: {
      subject: (number) => `Una decisión que te afecta (${number})`,
      actions: {
        none: (title) => `No hemos encontrado nada malo en «${title}».`,
        hide: (title) => `Hemos ocultado «${title}». Nadie más puede verlo ahora.`,
        warn: (title) => `Esto es una advertencia por «${title}». Por ahora queda como está.`,
        suspend: (title) =>
          `Por «${title}» tu cuenta está suspendida: tus anuncios están ocultos y no puedes anunciar ni vender.`,
        remove: (title) => `Hemos retirado «${title}».`,
        remove_picture: () =>
          'Hemos retirado una imagen que subiste, también de tus anuncios. No se puede volver a subir.',
      },
      why: (reason) => `Por qué: ${reason}`,
      facts: (title) =>
        `Por qué: revisamos «${title}» y vimos que incumple la regla siguiente. Responde a este correo si quieres saber más.`,
      clause: (clause, names) =>
        names ? `Regla: ${clause}, de nuestras condiciones (${names}).` : `Regla: ${clause}, de nuestras condiciones.`,
      rule: (names) => `Regla: apartado 4 de las condiciones (${names}).`,
      generalRule: 'Regla: apartado 4 de las condiciones, sobre qué se puede anunciar y cómo.',
      reported: 'Una denuncia llevó a esta decisión.',
      unreported: 'Nadie denunció esto: lo revisamos por iniciativa propia.',
      lasts: {
        hide: 'Seguirá oculto hasta que lo mostremos de nuevo, por ejemplo tras tu recurso.',
        suspend: 'La suspensión no tiene fecha de fin. Dura hasta que la levantemos, por ejemplo tras tu recurso.',
        remove: 'La retirada es definitiva, salvo que la anulemos.',
        remove_picture: 'La retirada es definitiva, salvo que la anulemos.',
      },
      noMachine: 'Lo decidió una persona. No intervino ninguna máquina.',
      heldBack:
        'Una regla de la tienda retuvo el anuncio automáticamente antes de que nadie lo viera. Una persona lo revisó y decidió.',
      appeal: 'Puedes recurrir una vez, gratis, durante seis meses, en la página de esta decisión.',
      appealByMail: 'Puedes recurrir una vez, gratis, durante seis meses: responde a este correo.',
      redress:
        'También puedes acudir a un órgano certificado de resolución extrajudicial de litigios (artículo 21 del Reglamento (UE) 2022/2065) o a los tribunales.',
    },
    appeal: {
      subject: (number) => `Tu recurso está decidido (${number})`,
      overturned: 'Tenías razón: retiramos la decisión.',
      last: 'Esta decisión es la última por nuestra parte. Todavía puedes acudir a los tribunales.',
    },
  },
};
