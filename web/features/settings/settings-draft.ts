import type { ShopSettingsAnswer } from '../../../shared/contract/settings.ts';

/** What an admin has typed; the links as they are written, one on each line. */
export type SettingsDraft = Omit<ShopSettingsAnswer, 'version'>;

/** What each section of the form is given. */
export type SectionProps = {
  draft: SettingsDraft;
  /** What the server refused, by field. */
  errors: Readonly<Partial<Record<string, string>>>;
  change: (changed: Partial<SettingsDraft>) => void;
};

/** The draft that a form begins with. */
export const draftOf = ({ version: _, ...settings }: ShopSettingsAnswer): SettingsDraft => settings;

/** The body to send: without the empty lines among the links. */
export const bodyOf = (draft: SettingsDraft, version: number): ShopSettingsAnswer => ({
  ...draft,
  links: draft.links.map((link) => link.trim()).filter((link) => link !== ''),
  version,
});
