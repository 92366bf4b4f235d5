import type { CaseKind, ReportReason } from '../../shared/domain/cases.ts';
import type { Language } from '../../shared/domain/language.ts';

type Templates = Partial<Record<ReportReason, string>>;

/** Reasons in the affected person's language. */
const ofListings: Record<Language, Templates> = {
  en: {
    counterfeit: 'The listing offers a copy as an original. Copies of protected designs may not be sold here.',
    unsafe: 'The furniture does not meet the safety rules or was recalled, so it may not be sold here.',
    prohibited: 'The law or our terms forbid the sale of these goods.',
    misleading: 'The description or the photos do not show the furniture as it is.',
    offensive: 'The listing holds words or pictures that insult or threaten people.',
    spam: 'The listing was published many times, or it advertises something else.',
    other: 'The listing breaks our terms. This is what we found:',
  },
  de: {
    counterfeit:
      'Die Anzeige gibt eine Kopie als Original aus. Kopien geschützter Entwürfe dürfen hier nicht verkauft werden.',
    unsafe:
      'Die Möbel entsprechen nicht den Sicherheitsregeln oder wurden zurückgerufen und dürfen hier nicht verkauft werden.',
    prohibited: 'Das Gesetz oder unsere AGB verbieten den Verkauf dieser Waren.',
    misleading: 'Die Beschreibung oder die Fotos zeigen die Möbel nicht so, wie sie sind.',
    offensive: 'Die Anzeige enthält Wörter oder Bilder, die Menschen beleidigen oder bedrohen.',
    spam: 'Die Anzeige wurde viele Male veröffentlicht oder wirbt für etwas anderes.',
    other: 'Die Anzeige verstößt gegen unsere AGB. Das haben wir festgestellt:',
  },
  es: {
    counterfeit:
      'El anuncio ofrece una copia como si fuera original. Aquí no se pueden vender copias de diseños protegidos.',
    unsafe:
      'El artículo no cumple las normas de seguridad o fue retirado del mercado, así que no se puede vender aquí.',
    prohibited: 'La ley o nuestras condiciones prohíben la venta de estos artículos.',
    misleading: 'La descripción o las fotos no muestran el artículo como es.',
    offensive: 'El anuncio contiene palabras o imágenes que insultan o amenazan a personas.',
    spam: 'El anuncio se publicó muchas veces o hace publicidad de otra cosa.',
    other: 'El anuncio incumple nuestras condiciones. Esto es lo que hemos visto:',
  },
};

const ofMessages: Record<Language, Templates> = {
  en: {
    misleading: 'The message leads people to pay or to meet outside of what we can protect, or says what is not true.',
    offensive: 'The message insults, threatens or harasses a person.',
    spam: 'The message was sent to many people, or it advertises something else.',
    prohibited: 'The message offers or asks for something that the law or our terms forbid.',
    other: 'The message breaks our terms. This is what we found:',
  },
  de: {
    misleading:
      'Die Nachricht verleitet dazu, auf einem Weg zu zahlen oder sich zu treffen, den wir nicht schützen können, oder sagt die Unwahrheit.',
    offensive: 'Die Nachricht beleidigt, bedroht oder belästigt einen Menschen.',
    spam: 'Die Nachricht ging an viele Menschen oder wirbt für etwas anderes.',
    prohibited: 'Die Nachricht bietet oder verlangt etwas, das das Gesetz oder unsere AGB verbieten.',
    other: 'Die Nachricht verstößt gegen unsere AGB. Das haben wir festgestellt:',
  },
  es: {
    misleading:
      'El mensaje lleva a pagar o a quedar de una forma que no podemos proteger, o dice algo que no es verdad.',
    offensive: 'El mensaje insulta, amenaza o acosa a una persona.',
    spam: 'El mensaje se envió a muchas personas o hace publicidad de otra cosa.',
    prohibited: 'El mensaje ofrece o pide algo que la ley o nuestras condiciones prohíben.',
    other: 'El mensaje incumple nuestras condiciones. Esto es lo que hemos visto:',
  },
};

const ofReviews: Record<Language, Templates> = {
  en: {
    misleading: 'The review says things about the sale that did not happen.',
    offensive: 'The review insults or threatens a person instead of describing the sale.',
    spam: 'The review advertises something else, or was written in exchange for money.',
    other: 'The review breaks our terms. This is what we found:',
  },
  de: {
    misleading: 'Die Bewertung behauptet über den Verkauf etwas, das nicht geschehen ist.',
    offensive: 'Die Bewertung beleidigt oder bedroht einen Menschen, statt den Verkauf zu beschreiben.',
    spam: 'Die Bewertung wirbt für etwas anderes oder wurde gegen Geld geschrieben.',
    other: 'Die Bewertung verstößt gegen unsere AGB. Das haben wir festgestellt:',
  },
  es: {
    misleading: 'La valoración cuenta sobre la venta cosas que no pasaron.',
    offensive: 'La valoración insulta o amenaza a una persona en lugar de describir la venta.',
    spam: 'La valoración hace publicidad de otra cosa o se escribió a cambio de dinero.',
    other: 'La valoración incumple nuestras condiciones. Esto es lo que hemos visto:',
  },
};

const ofAccounts: Record<Language, Templates> = {
  en: {
    misleading: 'The account misleads people about who is behind it or about what it sells.',
    offensive: 'The account insults, threatens or harasses people.',
    spam: 'The account advertises something else, or was made to send the same thing to many people.',
    prohibited: 'The account offers what the law or our terms forbid.',
    other: 'The account breaks our terms.',
  },
  de: {
    misleading: 'Das Konto täuscht darüber, wer dahintersteht oder was es verkauft.',
    offensive: 'Das Konto beleidigt, bedroht oder belästigt Menschen.',
    spam: 'Das Konto wirbt für etwas anderes oder schickt vielen Menschen das Gleiche.',
    prohibited: 'Das Konto bietet an, was das Gesetz oder unsere AGB verbieten.',
    other: 'Das Konto verstößt gegen unsere AGB.',
  },
  es: {
    misleading: 'La cuenta engaña sobre quién está detrás o sobre lo que vende.',
    offensive: 'La cuenta insulta, amenaza o acosa a personas.',
    spam: 'La cuenta hace publicidad de otra cosa o envía lo mismo a muchas personas.',
    prohibited: 'La cuenta ofrece lo que la ley o nuestras condiciones prohíben.',
    other: 'La cuenta incumple nuestras condiciones.',
  },
};

const byKind = { listing: ofListings, account: ofAccounts, message: ofMessages, review: ofReviews };

/** Returns the reasons for a kind of case, in the affected person's language. */
export const templatesFor = (kind: CaseKind, language: Language): Templates => byKind[kind][language];
