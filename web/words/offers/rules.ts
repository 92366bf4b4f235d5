import { texts } from '../../../shared/words/texts.ts';

/** A seller's rules, which answer offers at once. */
export const offerRules = texts({
  rules: { en: 'Offers', de: 'Preisvorschläge', es: 'Ofertas' },
  rulesLede: {
    en: 'Buyers can suggest a price. You decide, and these rules can answer at once for you.',
    de: 'Interessierte können einen Preis vorschlagen. Du entscheidest, und diese Regeln können sofort für dich antworten.',
    es: 'Otras personas pueden proponer un precio. Tú decides, y estas reglas pueden responder al momento por ti.',
  },
  accepts: { en: 'Accept offers', de: 'Preisvorschläge zulassen', es: 'Aceptar ofertas' },
  acceptsHint: {
    en: 'Without it, the listing has a fixed price.',
    de: 'Ohne das hat die Anzeige einen festen Preis.',
    es: 'Sin esto, el anuncio tiene un precio fijo.',
  },
  floor: { en: 'Decline at once below', de: 'Sofort ablehnen unter', es: 'Rechazar al momento por debajo de' },
  floorHint: {
    en: 'Buyers never see this amount.',
    de: 'Käufer sehen diesen Betrag nie.',
    es: 'Quienes compran nunca ven este importe.',
  },
  atOnce: { en: 'Accept at once from', de: 'Sofort annehmen ab', es: 'Aceptar al momento desde' },
  atOnceHint: {
    en: (hours: string) => `The listing is then reserved for the buyer for ${hours}. Buyers never see this amount.`,
    de: (hours) => `Die Anzeige ist dann ${hours} lang für den Käufer reserviert. Käufer sehen diesen Betrag nie.`,
    es: (hours) => `El anuncio queda entonces reservado durante ${hours}. Quienes compran nunca ven este importe.`,
  },
  notAmount: {
    en: 'Write the amount as a price, or leave the field empty.',
    de: 'Schreib den Betrag wie einen Preis, oder lass das Feld leer.',
    es: 'Escribe el importe como un precio o deja el campo vacío.',
  },
  floorAbove: {
    en: 'This amount must be at least the one below which you decline.',
    de: 'Dieser Betrag darf nicht unter dem liegen, unter dem du ablehnst.',
    es: 'Este importe no puede ser menor que aquel por debajo del cual rechazas.',
  },
  save: { en: 'Save the rules', de: 'Regeln speichern', es: 'Guardar las reglas' },
  saving: { en: 'Saving…', de: 'Wird gespeichert …', es: 'Guardando…' },
  saved: { en: 'Rules saved', de: 'Regeln gespeichert', es: 'Reglas guardadas' },
  notSaved: {
    en: 'The rules were not saved. What you typed is still here.',
    de: 'Die Regeln wurden nicht gespeichert. Was du eingegeben hast, ist noch da.',
    es: 'Las reglas no se guardaron. Lo que escribiste sigue aquí.',
  },
});
