import type { CaseKind, ReportReason } from '../../shared/domain/cases.ts';
import type { Language } from '../../shared/domain/language.ts';
import { type Text, textsIn } from '../../shared/words/texts.ts';

type Templates = Partial<Record<ReportReason, Text>>;

/** Reasons in the affected person's language, so that browsers get all three (`inAllLanguages` in `rsbuild.config.ts`). */
const templates: Partial<Record<CaseKind, Templates>> = {
  listing: {
    counterfeit: {
      en: 'The listing offers a copy as an original. Copies of protected designs may not be sold here.',
      de: 'Die Anzeige gibt eine Kopie als Original aus. Kopien geschützter Entwürfe dürfen hier nicht verkauft werden.',
      es: 'El anuncio ofrece una copia como si fuera original. Aquí no se pueden vender copias de diseños protegidos.',
    },
    unsafe: {
      en: 'The furniture does not meet the safety rules or was recalled, so it may not be sold here.',
      de: 'Die Möbel entsprechen nicht den Sicherheitsregeln oder wurden zurückgerufen und dürfen hier nicht verkauft werden.',
      es: 'El artículo no cumple las normas de seguridad o fue retirado del mercado, así que no se puede vender aquí.',
    },
    prohibited: {
      en: 'The law or our terms forbid the sale of these goods.',
      de: 'Das Gesetz oder unsere AGB verbieten den Verkauf dieser Waren.',
      es: 'La ley o nuestras condiciones prohíben la venta de estos artículos.',
    },
    misleading: {
      en: 'The description or the photos do not show the furniture as it is.',
      de: 'Die Beschreibung oder die Fotos zeigen die Möbel nicht so, wie sie sind.',
      es: 'La descripción o las fotos no muestran el artículo como es.',
    },
    offensive: {
      en: 'The listing holds words or pictures that insult or threaten people.',
      de: 'Die Anzeige enthält Wörter oder Bilder, die Menschen beleidigen oder bedrohen.',
      es: 'El anuncio contiene palabras o imágenes que insultan o amenazan a personas.',
    },
    spam: {
      en: 'The listing was published many times, or it advertises something else.',
      de: 'Die Anzeige wurde viele Male veröffentlicht oder wirbt für etwas anderes.',
      es: 'El anuncio se publicó muchas veces o hace publicidad de otra cosa.',
    },
    other: {
      en: 'The listing breaks our terms. This is what we found:',
      de: 'Die Anzeige verstößt gegen unsere AGB. Das haben wir festgestellt:',
      es: 'El anuncio incumple nuestras condiciones. Esto es lo que hemos visto:',
    },
  },
  account: {
    misleading: {
      en: 'The account misleads people about who is behind it or about what it sells.',
      de: 'Das Konto täuscht darüber, wer dahintersteht oder was es verkauft.',
      es: 'La cuenta engaña sobre quién está detrás o sobre lo que vende.',
    },
    offensive: {
      en: 'The account insults, threatens or harasses people.',
      de: 'Das Konto beleidigt, bedroht oder belästigt Menschen.',
      es: 'La cuenta insulta, amenaza o acosa a personas.',
    },
    spam: {
      en: 'The account advertises something else, or was made to send the same thing to many people.',
      de: 'Das Konto wirbt für etwas anderes oder schickt vielen Menschen das Gleiche.',
      es: 'La cuenta hace publicidad de otra cosa o envía lo mismo a muchas personas.',
    },
    prohibited: {
      en: 'The account offers what the law or our terms forbid.',
      de: 'Das Konto bietet an, was das Gesetz oder unsere AGB verbieten.',
      es: 'La cuenta ofrece lo que la ley o nuestras condiciones prohíben.',
    },
    other: {
      en: 'The account breaks our terms.',
      de: 'Das Konto verstößt gegen unsere AGB.',
      es: 'La cuenta incumple nuestras condiciones.',
    },
  },
  message: {
    misleading: {
      en: 'The message leads people to pay or to meet outside of what we can protect, or says what is not true.',
      de: 'Die Nachricht verleitet dazu, auf einem Weg zu zahlen oder sich zu treffen, den wir nicht schützen können, oder sagt die Unwahrheit.',
      es: 'El mensaje lleva a pagar o a quedar de una forma que no podemos proteger, o dice algo que no es verdad.',
    },
    offensive: {
      en: 'The message insults, threatens or harasses a person.',
      de: 'Die Nachricht beleidigt, bedroht oder belästigt einen Menschen.',
      es: 'El mensaje insulta, amenaza o acosa a una persona.',
    },
    spam: {
      en: 'The message was sent to many people, or it advertises something else.',
      de: 'Die Nachricht ging an viele Menschen oder wirbt für etwas anderes.',
      es: 'El mensaje se envió a muchas personas o hace publicidad de otra cosa.',
    },
    prohibited: {
      en: 'The message offers or asks for something that the law or our terms forbid.',
      de: 'Die Nachricht bietet oder verlangt etwas, das das Gesetz oder unsere AGB verbieten.',
      es: 'El mensaje ofrece o pide algo que la ley o nuestras condiciones prohíben.',
    },
    other: {
      en: 'The message breaks our terms. This is what we found:',
      de: 'Die Nachricht verstößt gegen unsere AGB. Das haben wir festgestellt:',
      es: 'El mensaje incumple nuestras condiciones. Esto es lo que hemos visto:',
    },
  },
  review: {
    misleading: {
      en: 'The review says things about the sale that did not happen.',
      de: 'Die Bewertung behauptet über den Verkauf etwas, das nicht geschehen ist.',
      es: 'La valoración cuenta sobre la venta cosas que no pasaron.',
    },
    offensive: {
      en: 'The review insults or threatens a person instead of describing the sale.',
      de: 'Die Bewertung beleidigt oder bedroht einen Menschen, statt den Verkauf zu beschreiben.',
      es: 'La valoración insulta o amenaza a una persona en lugar de describir la venta.',
    },
    spam: {
      en: 'The review advertises something else, or was written in exchange for money.',
      de: 'Die Bewertung wirbt für etwas anderes oder wurde gegen Geld geschrieben.',
      es: 'La valoración hace publicidad de otra cosa o se escribió a cambio de dinero.',
    },
    other: {
      en: 'The review breaks our terms. This is what we found:',
      de: 'Die Bewertung verstößt gegen unsere AGB. Das haben wir festgestellt:',
      es: 'La valoración incumple nuestras condiciones. Esto es lo que hemos visto:',
    },
  },
  reply: {
    misleading: {
      en: 'The reply says things about the sale that did not happen.',
      de: 'Die Antwort behauptet über den Verkauf etwas, das nicht geschehen ist.',
      es: 'La respuesta cuenta sobre la venta cosas que no pasaron.',
    },
    offensive: {
      en: 'The reply insults or threatens a person, or gives away private facts about them.',
      de: 'Die Antwort beleidigt oder bedroht einen Menschen oder verrät Privates über ihn.',
      es: 'La respuesta insulta o amenaza a una persona o revela datos privados suyos.',
    },
    spam: {
      en: 'The reply advertises something else.',
      de: 'Die Antwort wirbt für etwas anderes.',
      es: 'La respuesta hace publicidad de otra cosa.',
    },
    other: {
      en: 'The reply breaks our terms. This is what we found:',
      de: 'Die Antwort verstößt gegen unsere AGB. Das haben wir festgestellt:',
      es: 'La respuesta incumple nuestras condiciones. Esto es lo que hemos visto:',
    },
  },
};

/** Returns the reasons for a kind of case, in the affected person's language. */
export const templatesFor = (kind: CaseKind, language: Language): Partial<Record<ReportReason, string>> =>
  textsIn(templates[kind] ?? {}, language);
