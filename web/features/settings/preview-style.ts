import { isReadable, nearestReadable, shadesOf, type ThemeName } from '../../../shared/domain/accent.ts';
import { parseHex } from '../../../shared/domain/contrast.ts';
import type { SettingsDraft } from './settings-draft.ts';

/** Returns the accent's custom properties, adjusted to the nearest readable shade. */
export function previewStyle({ accentLight, accentDark }: SettingsDraft, theme: ThemeName): Record<string, string> {
  const [light, dark] = [parseHex(accentLight), parseHex(accentDark)];
  const chosen = theme === 'light' ? (light ?? dark) : (dark ?? light);
  if (chosen === undefined) return {};
  const { accent, strong, ink, soft } = shadesOf(
    isReadable(chosen, theme) ? chosen : nearestReadable(chosen, theme),
    theme,
  );
  return { '--accent': accent, '--accent-strong': strong, '--accent-ink': ink, '--accent-soft': soft };
}
