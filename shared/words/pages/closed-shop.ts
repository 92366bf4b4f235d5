import { byLanguage } from '../by-language.ts';

export const closedWords = byLanguage({
  title: { en: 'This marketplace opens soon', de: 'Dieser Marktplatz öffnet bald', es: 'Esta plataforma abre pronto' },
  text: {
    en: 'We are still getting ready. Please come back later.',
    de: 'Wir bereiten noch alles vor. Bitte komm später wieder.',
    es: 'Todavía lo estamos preparando. Vuelve más tarde.',
  },
  login: { en: 'Log in as an admin', de: 'Als Admin anmelden', es: 'Entrar como administrador' },
});
