import { refusalsOf } from '../refusal.ts';

export const placeRefusals = /* @__PURE__ */ refusalsOf('places', {
  unknownTown: {
    en: 'We do not know this town. Try its name with the state or the country.',
    de: 'Diesen Ort kennen wir nicht. Versuch es mit dem Land oder der Region dazu.',
    es: 'No conocemos esa localidad. Prueba a añadir la región o el país.',
  },
  regionNeeded: {
    en: 'Name the region of the town too.',
    de: 'Gib auch die Region des Ortes an.',
    es: 'Indica también la región de la localidad.',
  },
  regionTooLong: {
    en: 'The region of the town may have up to {most} characters.',
    de: 'Die Region des Ortes darf höchstens {most} Zeichen haben.',
    es: 'La región de la localidad puede tener hasta {most} caracteres.',
  },
  countryForm: {
    en: 'Write the country as two letters, such as US.',
    de: 'Schreib das Land mit zwei Buchstaben, etwa US.',
    es: 'Escribe el país con dos letras, como US.',
  },
});
