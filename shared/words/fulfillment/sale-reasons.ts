import { lookUp } from '../../domain/look-up.ts';
import { texts } from '../texts.ts';

/** Reasons to cancel or refuse a sale, or to report a problem. Their keys are stored, and stay when texts change. */
export const saleReasons = texts({
  no_time: { en: 'We found no time', de: 'Wir haben keine Zeit gefunden', es: 'No encontramos una hora' },
  no_longer_needed: { en: 'I no longer need it', de: 'Ich brauche es nicht mehr', es: 'Ya no lo necesito' },
  no_longer_available: { en: 'It is no longer available', de: 'Es ist nicht mehr da', es: 'Ya no está disponible' },
  seller_silent: {
    en: 'The seller does not answer',
    de: 'Der Verkäufer antwortet nicht',
    es: 'El vendedor no responde',
  },
  buyer_silent: {
    en: 'The buyer does not answer',
    de: 'Der Käufer antwortet nicht',
    es: 'El comprador no responde',
  },
  is_damaged: { en: 'It is damaged', de: 'Es ist beschädigt', es: 'Está dañado' },
  not_as_described: {
    en: 'It differs from the description',
    de: 'Es ist anders als beschrieben',
    es: 'No es como se describió',
  },
  size_wrong: { en: 'The size is wrong', de: 'Die Größe stimmt nicht', es: 'La medida no es correcta' },
  not_clean: { en: 'It is not clean', de: 'Es ist nicht sauber', es: 'No está limpio' },
  part_missing: { en: 'A part is missing', de: 'Ein Teil fehlt', es: 'Falta una parte' },
  not_arrived: { en: 'It has not arrived', de: 'Es ist nicht angekommen', es: 'No ha llegado' },
  arrived_damaged: { en: 'It arrived damaged', de: 'Es kam beschädigt an', es: 'Llegó dañado' },
  other_arrived: { en: 'Something else arrived', de: 'Etwas anderes kam an', es: 'Llegó otra cosa' },
  waited_there: { en: 'I waited at the place', de: 'Ich habe dort gewartet', es: 'Esperé en el lugar' },
  nobody_answered: { en: 'Nobody answered', de: 'Niemand hat geantwortet', es: 'Nadie respondió' },
  was_there: { en: 'I was at the place in time', de: 'Ich war rechtzeitig dort', es: 'Estuve allí a tiempo' },
  other_time_agreed: {
    en: 'We agreed on another time',
    de: 'Wir hatten eine andere Zeit vereinbart',
    es: 'Acordamos otra hora',
  },
  was_handed_over: { en: 'The handover took place', de: 'Die Übergabe fand statt', es: 'La entrega se hizo' },
  buyer_is_right: {
    en: 'The buyer is right',
    de: 'Der Käufer hat recht',
    es: 'El comprador tiene razón',
  },
  take_it_back: {
    en: 'I prefer to take it back',
    de: 'Ich nehme es lieber zurück',
    es: 'Prefiero recuperarlo',
  },
  other_reason: { en: 'Another reason', de: 'Ein anderer Grund', es: 'Otro motivo' },
});

export type SaleReason = keyof typeof saleReasons;

/**
 * Describes a reason: the first line may be a key, other text stays.
 * @param known the reasons in the reader's language
 */
export function describeSaleReason(reason: string, known: Readonly<Record<string, string>>): string {
  const [first = '', ...more] = reason.split('\n');
  return [lookUp(known, first) ?? first, ...more].join('\n');
}
