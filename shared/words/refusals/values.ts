import { refusalsOf } from '../refusal.ts';

export const valueRefusals = /* @__PURE__ */ refusalsOf('values', {
  choice: {
    en: 'Choose one of these: {values}',
    de: 'Wähl eines davon: {values}',
    es: 'Elige una de estas opciones: {values}',
  },
  needed: {
    en: 'This value is needed.',
    de: 'Dieser Wert fehlt.',
    es: 'Falta este valor.',
  },
  number: {
    en: 'Write a number.',
    de: 'Schreib eine Zahl.',
    es: 'Escribe un número.',
  },
  wholeNumber: {
    en: 'Write a whole number.',
    de: 'Schreib eine ganze Zahl.',
    es: 'Escribe un número entero.',
  },
  text: {
    en: 'Write a text.',
    de: 'Schreib einen Text.',
    es: 'Escribe un texto.',
  },
  tooLong: {
    en: 'Write at most {most} characters.',
    de: 'Schreib höchstens {most} Zeichen.',
    es: 'Escribe como máximo {most} caracteres.',
  },
  tooShort: {
    en: 'Write at least {least} characters.',
    de: 'Schreib mindestens {least} Zeichen.',
    es: 'Escribe al menos {least} caracteres.',
  },
  tooLarge: {
    en: 'Write a number of at most {most}.',
    de: 'Schreib eine Zahl bis höchstens {most}.',
    es: 'Escribe un número de {most} como máximo.',
  },
  tooSmall: {
    en: 'Write a number of at least {least}.',
    de: 'Schreib eine Zahl ab {least}.',
    es: 'Escribe un número de {least} como mínimo.',
  },
  form: {
    en: 'This value is not written as it must be.',
    de: 'Dieser Wert hat nicht die richtige Form.',
    es: 'Este valor no tiene la forma correcta.',
  },
});
