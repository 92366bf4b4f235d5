import type { ShopSettingsAnswer } from '../../../shared/contract/settings.ts';

export type SettingsDraft = Omit<ShopSettingsAnswer, 'version'>;

export type SectionProps = {
  draft: SettingsDraft;
  errors: Readonly<Partial<Record<string, string>>>;
  change: (changed: Partial<SettingsDraft>) => void;
};

export const draftOf = ({ version: _, ...settings }: ShopSettingsAnswer): SettingsDraft => settings;

/** Returns the request body, without empty link lines. */
export const bodyOf = (draft: SettingsDraft, version: number): ShopSettingsAnswer => ({
  ...draft,
  links: draft.links.map((link) => link.trim()).filter((link) => link !== ''),
  version,
});
