import type { DecidedAction } from '../../domain/cases.ts';
import { byLanguage } from '../by-language.ts';
import type { Text } from '../texts.ts';
import { caseSubjects } from './kinds.ts';
import { whoDecided } from './who-decided.ts';

/** For how long; nothing for what changes nothing. */
const lasts: Partial<Record<DecidedAction, Text>> = {
  hide: {
    en: 'It stays hidden until we show it again, such as after your appeal.',
    de: 'Es bleibt ausgeblendet, bis wir es wieder zeigen, zum Beispiel nach deiner Beschwerde.',
    es: 'Seguirá oculto hasta que lo mostremos de nuevo, por ejemplo tras tu recurso.',
  },
  suspend: {
    en: 'The suspension has no end date. It lasts until we lift it, such as after your appeal.',
    de: 'Die Sperre hat kein festes Ende. Sie gilt, bis wir sie aufheben, zum Beispiel nach deiner Beschwerde.',
    es: 'La suspensión no tiene fecha de fin. Dura hasta que la levantemos, por ejemplo tras tu recurso.',
  },
  remove: {
    en: 'The removal is for good, unless we take it back.',
    de: 'Die Entfernung ist endgültig, außer wir nehmen sie zurück.',
    es: 'La eliminación es definitiva, salvo que la anulemos.',
  },
  remove_picture: {
    en: 'The removal is for good, unless we take it back.',
    de: 'Die Entfernung ist endgültig, außer wir nehmen sie zurück.',
    es: 'La eliminación es definitiva, salvo que la anulemos.',
  },
};

export const caseWords = byLanguage({
  hello: { en: 'Hello,', de: 'Hallo!', es: 'Hola:' },
  helloTo: { en: (name: string) => `Hello ${name},`, de: (name) => `Hallo ${name}!`, es: (name) => `Hola, ${name}:` },
  open: { en: 'Read the decision', de: 'Entscheidung lesen', es: 'Leer la decisión' },
  /** The listing's title or a name, in quotes. */
  subjects: caseSubjects,
  approved: {
    subject: {
      en: (title: string) => `Your listing is public: ${title}`,
      de: (title) => `Deine Anzeige ist öffentlich: ${title}`,
      es: (title) => `Tu anuncio es público: ${title}`,
    },
    text: {
      en: 'We have looked at your listing. Everybody can see it now.',
      de: 'Wir haben uns deine Anzeige angesehen. Jetzt können alle sie sehen.',
      es: 'Hemos revisado tu anuncio. Ahora lo puede ver todo el mundo.',
    },
    open: { en: 'See your listing', de: 'Anzeige ansehen', es: 'Ver tu anuncio' },
  },
  receipt: {
    subject: {
      en: (number: string) => `We received your report (${number})`,
      de: (number) => `Wir haben deine Meldung erhalten (${number})`,
      es: (number) => `Hemos recibido tu denuncia (${number})`,
    },
    text: {
      en: (title: string, number: string) =>
        `Thank you for your report about “${title}”. Its case number is ${number}.`,
      de: (title, number) => `Danke für deine Meldung zu „${title}“. Die Fallnummer ist ${number}.`,
      es: (title, number) => `Gracias por tu denuncia sobre «${title}». El número de caso es ${number}.`,
    },
    /** For somebody without an account: no words that a stranger chose. */
    plain: {
      en: (number: string) => `Thank you for your report. Its case number is ${number}.`,
      de: (number) => `Danke für deine Meldung. Die Fallnummer ist ${number}.`,
      es: (number) => `Gracias por tu denuncia. El número de caso es ${number}.`,
    },
    next: {
      en: 'A person will look at it. We will write to you when it is decided.',
      de: 'Ein Mensch sieht sie sich an. Wir schreiben dir, wenn entschieden ist.',
      es: 'Una persona la revisará. Te escribiremos cuando se resuelva.',
    },
  },
  outcome: {
    subject: {
      en: (number: string) => `Your report is decided (${number})`,
      de: (number) => `Deine Meldung ist entschieden (${number})`,
      es: (number) => `Tu denuncia se ha resuelto (${number})`,
    },
    text: {
      en: (title: string) => `We looked at your report about “${title}”.`,
      de: (title) => `Wir haben uns deine Meldung zu „${title}“ angesehen.`,
      es: (title) => `Hemos revisado tu denuncia sobre «${title}».`,
    },
    plain: {
      en: 'We looked at your report.',
      de: 'Wir haben uns deine Meldung angesehen.',
      es: 'Hemos revisado tu denuncia.',
    },
    actions: {
      none: {
        en: 'We found nothing that breaks our rules, so it stays as it is.',
        de: 'Wir haben keinen Verstoß gegen unsere Regeln gefunden, deshalb bleibt alles, wie es ist.',
        es: 'No hemos encontrado nada que incumpla nuestras reglas, así que queda como está.',
      },
      hide: { en: 'It is hidden now.', de: 'Es ist jetzt ausgeblendet.', es: 'Ya está oculto.' },
      warn: {
        en: 'We have warned the person.',
        de: 'Wir haben die Person verwarnt.',
        es: 'Hemos advertido a la persona.',
      },
      suspend: {
        en: 'The account is suspended now.',
        de: 'Das Konto ist jetzt gesperrt.',
        es: 'La cuenta está suspendida ahora.',
      },
      remove: { en: 'It is removed now.', de: 'Es ist jetzt entfernt.', es: 'Ya está eliminado.' },
      remove_picture: {
        en: 'The picture is removed now.',
        de: 'Das Bild ist jetzt entfernt.',
        es: 'La imagen ya está eliminada.',
      },
    },
    personRemoved: {
      en: 'The account is removed now.',
      de: 'Das Konto ist jetzt entfernt.',
      es: 'La cuenta ya está eliminada.',
    },
    takenBack: {
      en: 'After an appeal we looked at it again: nothing breaks our rules, so our decision is taken back.',
      de: 'Nach einer Beschwerde haben wir es noch einmal geprüft: Nichts verstößt gegen unsere Regeln, deshalb ist unsere Entscheidung zurückgenommen.',
      es: 'Tras un recurso lo revisamos de nuevo: nada incumple nuestras reglas, así que anulamos la decisión.',
    },
    kept: {
      en: 'After an appeal we looked at it again: our decision stays.',
      de: 'Nach einer Beschwerde haben wir es noch einmal geprüft: Unsere Entscheidung bleibt.',
      es: 'Tras un recurso lo revisamos de nuevo: mantenemos la decisión.',
    },
    contest: {
      en: 'If you think this is wrong, answer this email within six months.',
      de: 'Wenn das aus deiner Sicht nicht stimmt, antworte innerhalb von sechs Monaten auf diese E-Mail.',
      es: 'Si crees que es un error, responde a este correo en un plazo de seis meses.',
    },
  },
  statement: {
    subject: {
      en: (number: string) => `A decision about you (${number})`,
      de: (number) => `Eine Entscheidung, die dich betrifft (${number})`,
      es: (number) => `Una decisión que te afecta (${number})`,
    },
    actions: {
      none: {
        en: (title: string) => `We found nothing wrong with “${title}”.`,
        de: (title) => `Wir haben an „${title}“ nichts auszusetzen.`,
        es: (title) => `No hemos encontrado nada malo en «${title}».`,
      },
      hide: {
        en: (title: string) => `We have hidden “${title}”. Nobody else can see it now.`,
        de: (title) => `Wir haben „${title}“ ausgeblendet. Niemand sonst sieht es mehr.`,
        es: (title) => `Hemos ocultado «${title}». Nadie más puede verlo ahora.`,
      },
      warn: {
        en: (title: string) => `This is a warning because of “${title}”. It stays as it is for now.`,
        de: (title) => `Das ist eine Verwarnung wegen „${title}“. Vorerst bleibt alles, wie es ist.`,
        es: (title) => `Esto es una advertencia por «${title}». Por ahora queda como está.`,
      },
      suspend: {
        en: (title: string) =>
          `Because of “${title}” your account is suspended: your listings are hidden, and you cannot list or sell.`,
        de: (title) =>
          `Wegen „${title}“ ist dein Konto gesperrt: Deine Anzeigen sind ausgeblendet, und du kannst nichts anbieten oder verkaufen.`,
        es: (title) =>
          `Por «${title}» tu cuenta está suspendida: tus anuncios están ocultos y no puedes anunciar ni vender.`,
      },
      remove: {
        en: (title: string) => `We have removed “${title}”.`,
        de: (title) => `Wir haben „${title}“ entfernt.`,
        es: (title) => `Hemos eliminado «${title}».`,
      },
      remove_picture: {
        en: () => 'We have removed a picture that you uploaded, also from your listings. It cannot be uploaded again.',
        de: () =>
          'Wir haben ein Bild entfernt, das du hochgeladen hast, auch aus deinen Anzeigen. Es lässt sich nicht noch einmal hochladen.',
        es: () => 'Hemos eliminado una imagen que subiste, también de tus anuncios. No se puede volver a subir.',
      },
    },
    why: {
      en: (reason: string) => `Why: ${reason}`,
      de: (reason) => `Warum: ${reason}`,
      es: (reason) => `Por qué: ${reason}`,
    },
    /** Without a reason of the admin's own. */
    facts: {
      en: (title: string) =>
        `Why: we looked at “${title}” and found that it breaks the rule below. Answer this email if you want to know more.`,
      de: (title) =>
        `Warum: Wir haben „${title}“ angesehen und einen Verstoß gegen die folgende Regel festgestellt. Antworte auf diese E-Mail, wenn du mehr wissen willst.`,
      es: (title) =>
        `Por qué: revisamos «${title}» y vimos que incumple la regla siguiente. Responde a este correo si quieres saber más.`,
    },
    /** `names`: what was reported, or nothing. */
    clause: {
      en: (clause: string, names: string) =>
        names ? `Rule: ${clause}, of our terms (${names}).` : `Rule: ${clause}, of our terms.`,
      de: (clause, names) => (names ? `Regel: ${clause}, unserer AGB (${names}).` : `Regel: ${clause}, unserer AGB.`),
      es: (clause, names) =>
        names ? `Regla: ${clause}, de nuestras condiciones (${names}).` : `Regla: ${clause}, de nuestras condiciones.`,
    },
    rule: {
      en: (names: string) => `Rule: section 4 of the terms (${names}).`,
      de: (names) => `Regel: Abschnitt 4 der AGB (${names}).`,
      es: (names) => `Regla: apartado 4 de las condiciones (${names}).`,
    },
    generalRule: {
      en: 'Rule: section 4 of the terms, about what may be listed and how.',
      de: 'Regel: Abschnitt 4 der AGB, was und wie angeboten werden darf.',
      es: 'Regla: apartado 4 de las condiciones, sobre qué se puede anunciar y cómo.',
    },
    reported: {
      en: 'A report by somebody led to this decision.',
      de: 'Eine Meldung hat zu dieser Entscheidung geführt.',
      es: 'Una denuncia llevó a esta decisión.',
    },
    unreported: {
      en: 'Nobody reported this: we looked at it ourselves.',
      de: 'Niemand hat das gemeldet: Wir haben es selbst geprüft.',
      es: 'Nadie denunció esto: lo revisamos por iniciativa propia.',
    },
    lasts,
    ...whoDecided,
    appeal: {
      en: 'You can appeal once within six months, free of charge, on the page of this decision.',
      de: 'Du kannst innerhalb von sechs Monaten einmal kostenlos Beschwerde einlegen, auf der Seite dieser Entscheidung.',
      es: 'Puedes recurrir una vez, gratis, durante seis meses, en la página de esta decisión.',
    },
    appealByMail: {
      en: 'You can appeal once within six months, free of charge: answer this email.',
      de: 'Du kannst innerhalb von sechs Monaten einmal kostenlos Beschwerde einlegen: Antworte auf diese E-Mail.',
      es: 'Puedes recurrir una vez, gratis, durante seis meses: responde a este correo.',
    },
    redress: {
      en: 'You can also turn to a certified body for out-of-court dispute settlement (Article 21 of Regulation (EU) 2022/2065), or go to court.',
      de: 'Du kannst dich auch an eine zugelassene Stelle für außergerichtliche Streitbeilegung wenden (Artikel 21 der Verordnung (EU) 2022/2065) oder vor Gericht gehen.',
      es: 'También puedes acudir a un órgano certificado de resolución extrajudicial de litigios (artículo 21 del Reglamento (UE) 2022/2065) o a los tribunales.',
    },
  },
  appeal: {
    subject: {
      en: (number: string) => `Your appeal is decided (${number})`,
      de: (number) => `Über deine Beschwerde ist entschieden (${number})`,
      es: (number) => `Tu recurso se ha resuelto (${number})`,
    },
    overturned: {
      en: 'You were right: the decision is taken back.',
      de: 'Du hattest recht: Die Entscheidung ist zurückgenommen.',
      es: 'Tenías razón: anulamos la decisión.',
    },
    kept: {
      en: 'We looked at it again, and the decision stays.',
      de: 'Wir haben es noch einmal geprüft, und die Entscheidung bleibt.',
      es: 'Lo hemos revisado de nuevo y la decisión se mantiene.',
    },
    last: {
      en: 'This decision is our last. You can still go to court.',
      de: 'Diese Entscheidung ist unsere letzte. Du kannst noch vor Gericht gehen.',
      es: 'Esta decisión es la última por nuestra parte. Todavía puedes acudir a los tribunales.',
    },
  },
});
