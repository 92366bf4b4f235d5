import type { ShopSettingsAnswer } from '../../../shared/contract/settings.ts';

export type SettingsDraft = Omit<ShopSettingsAnswer, 'version'>;

export type SectionProps = {
  draft: SettingsDraft;
  errors: Readonly<Partial<Record<string, string>>>;
  change: (changed: Partial<SettingsDraft>) => void;
};

export const draftOf = ({ version: _, ...settings }: ShopSettingsAnswer): SettingsDraft => settings;

const withoutEmpty = (lines: readonly string[]) => lines.map((line) => line.trim()).filter((line) => line !== '');

/** Returns the request body, without empty lines. */
export const bodyOf = (draft: SettingsDraft, version: number): ShopSettingsAnswer => ({
  ...draft,
  links: withoutEmpty(draft.links),
  flaggedWords: withoutEmpty(draft.flaggedWords),
  version,
});
