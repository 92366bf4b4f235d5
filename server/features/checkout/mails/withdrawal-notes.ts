import type { Trader } from '../../../../shared/contract/sellers.ts';
import type { Language } from '../../../../shared/domain/language.ts';
import { noteWords } from '../../../../shared/words/checkout/withdrawal-notes.ts';
import type { Letter } from '../../../platform/mail/letter.ts';
import { onOneLine } from '../../../platform/mail/on-one-line.ts';

/** Returns the notes about the right to withdraw. @param trader undefined for a private seller */
export function withdrawalNotes(publicUrl: string, language: Language, trader: Trader | undefined): Letter['notes'] {
  const said = noteWords[language];
  if (!trader) return [{ text: said.private }];
  const { legalName, address, registration, email } = trader;
  return [
    { text: said.trader(onOneLine([legalName, address, registration, email].join(', '))) },
    { text: said.withdrawal },
    { text: said.more, url: `${publicUrl}/legal/returns` },
  ];
}
