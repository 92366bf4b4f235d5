import type { ReportReason } from '../../shared/domain/cases.ts';
import type { Language } from '../../shared/domain/language.ts';

/** Decision reasons, in the affected person's language. */
export const decisionTemplates: Record<Language, Record<ReportReason, string>> = {
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
      'Das Angebot gibt eine Kopie als Original aus. Kopien geschützter Entwürfe dürfen hier nicht verkauft werden.',
    unsafe:
      'Die Möbel entsprechen nicht den Sicherheitsregeln oder wurden zurückgerufen und dürfen hier nicht verkauft werden.',
    prohibited: 'Das Gesetz oder unsere AGB verbieten den Verkauf dieser Waren.',
    misleading: 'Die Beschreibung oder die Fotos zeigen die Möbel nicht so, wie sie sind.',
    offensive: 'Das Angebot enthält Wörter oder Bilder, die Menschen beleidigen oder bedrohen.',
    spam: 'Das Angebot wurde viele Male veröffentlicht oder wirbt für etwas anderes.',
    other: 'Das Angebot verstößt gegen unsere AGB. Das haben wir festgestellt:',
  },
  es: {
    counterfeit:
      'El anuncio ofrece una copia como si fuera original. Aquí no se pueden vender copias de diseños protegidos.',
    unsafe: 'El mueble no cumple las normas de seguridad o fue retirado del mercado, así que no se puede vender aquí.',
    prohibited: 'La ley o nuestras condiciones prohíben la venta de estos productos.',
    misleading: 'La descripción o las fotos no muestran el mueble como es.',
    offensive: 'El anuncio contiene palabras o imágenes que insultan o amenazan a personas.',
    spam: 'El anuncio se publicó muchas veces o hace publicidad de otra cosa.',
    other: 'El anuncio incumple nuestras condiciones. Esto es lo que hemos visto:',
  },
};
