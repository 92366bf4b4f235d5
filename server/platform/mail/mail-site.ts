import { accentShades, type Shades, type ThemeName } from '../../../shared/domain/accent.ts';
import { type Language, offeredLanguage } from '../../../shared/domain/language.ts';
import type { ShopSettings } from '../../../shared/domain/shop-settings.ts';

/** What every mail says and shows of the shop that sends it. */
export type MailSite = {
  /** The address of the site, without a slash at its end. */
  publicUrl: string;
  name: string;
  /** How to reach the shop, on one line; empty where nobody has said. */
  contact: string;
  /** The accent in each theme; undefined for the software's own. */
  accent: Record<ThemeName, Pick<Shades, 'accent' | 'ink'>> | undefined;
  /** The language to write to somebody in: their own where the shop offers it. */
  languageFor(language: Language): Language;
};

type Known = { config: { publicUrl: string }; shop: { settings(): ShopSettings } };

/** The shop as it is now, for the mails that are written now. */
export function mailSite({ config, shop }: Known): MailSite {
  const settings = shop.settings();
  const { name, address, phone, email } = settings;
  return {
    publicUrl: config.publicUrl,
    name,
    contact: [address, phone, email].filter((part) => part !== '').join(' · '),
    accent: accentShades(settings),
    languageFor: (language) => offeredLanguage(language, settings),
  };
}

/** Who wrote, where the shop says how to reach it. */
export const signature = ({ name, contact }: Pick<MailSite, 'name' | 'contact'>): string =>
  contact === '' ? '' : `${name} · ${contact}`;
