import { refusalsOf } from '../refusal.ts';

export const homePageRefusals = /* @__PURE__ */ refusalsOf('homePage', {
  textTooLong: {
    en: 'This text may have up to {most} characters.',
    de: 'Dieser Text darf höchstens {most} Zeichen haben.',
    es: 'Este texto puede tener hasta {most} caracteres.',
  },
});
