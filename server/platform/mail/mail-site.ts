import { accentShades, type Shades, type ThemeName } from '../../../shared/domain/accent.ts';
import { type Language, offeredLanguage } from '../../../shared/domain/language.ts';
import type { ShopSettings } from '../../../shared/domain/shop-settings.ts';

export type MailSite = {
  /** Without trailing slash. */
  publicUrl: string;
  name: string;
  /** One part a line. */
  contact: readonly string[];
  /** Per theme; undefined for the default. */
  accent: Record<ThemeName, Pick<Shades, 'accent' | 'ink'>> | undefined;
  /** The person's, if the shop offers it. */
  languageFor(language: Language): Language;
};

type Known = { config: { publicUrl: string }; shop: { settings(): ShopSettings } };

/** Returns what mails need of the shop, as it is now. */
export function mailSite({ config, shop }: Known): MailSite {
  const settings = shop.settings();
  const { name, address, phone, email } = settings;
  return {
    publicUrl: config.publicUrl,
    name,
    contact: [address, phone, email].filter((part) => part !== ''),
    accent: accentShades(settings),
    languageFor: (language) => offeredLanguage(language, settings),
  };
}

/** @returns lines; none without a contact */
export const signature = ({ name, contact }: Pick<MailSite, 'name' | 'contact'>): readonly string[] =>
  contact.length === 0 ? [] : [name, ...contact];
