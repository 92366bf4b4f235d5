import type { Trader } from '../../../../shared/contract/sellers.ts';
import type { Language } from '../../../../shared/domain/language.ts';
import type { Letter } from '../../../platform/mail/letter.ts';
import { onOneLine } from '../../../platform/mail/on-one-line.ts';

type Words = { trader: (details: string) => string; withdrawal: string; more: string; private: string };

const words: Record<Language, Words> = {
  en: {
    trader: (details) => `The seller is a trader: ${details}.`,
    withdrawal: 'As a consumer you can withdraw from this purchase within 14 days of receiving it.',
    more: 'How to return it',
    private:
      'The seller is a private person: you cannot return it because you changed your mind. It must be as described.',
  },
  de: {
    trader: (details) => `Der Verkäufer ist gewerblich: ${details}.`,
    withdrawal: 'Als Verbraucher kannst du den Kauf innerhalb von 14 Tagen nach Erhalt widerrufen.',
    more: 'So gibst du es zurück',
    private:
      'Der Verkäufer ist privat: Du kannst es nicht zurückgeben, weil du es dir anders überlegst. Es muss so sein wie beschrieben.',
  },
  es: {
    trader: (details) => `El vendedor es profesional: ${details}.`,
    withdrawal: 'Como consumidor puedes desistir de la compra en los 14 días posteriores a recibirla.',
    more: 'Cómo devolverlo',
    private: 'El vendedor es un particular: no puedes devolverlo porque cambies de idea. Debe ser como se describe.',
  },
};

/** Tells the buyer about the right to withdraw. @param trader undefined for a private seller */
export function withdrawalNotes(publicUrl: string, language: Language, trader: Trader | undefined): Letter['notes'] {
  const said = words[language];
  if (!trader) return [{ text: said.private }];
  const { legalName, address, registration, email } = trader;
  return [
    { text: said.trader(onOneLine([legalName, address, registration, email].join(', '))) },
    { text: said.withdrawal },
    { text: said.more, url: `${publicUrl}/legal/returns` },
  ];
}
