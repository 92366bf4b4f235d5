import { chooseTheme, themes, useTheme } from '../theme/theme.ts';
import { QuietSelect } from '../ui/quiet-select.tsx';
import { words } from '../words.ts';

/** Light, dark, or as the device has it. */
export function ThemePicker() {
  const theme = useTheme();
  const { label, names } = words.theme;
  return (
    <QuietSelect
      label={label}
      icon={<span aria-hidden="true">◐</span>}
      value={theme}
      options={themes.map((value) => ({ value, label: names[value] }))}
      onChange={({ target }) => chooseTheme(themes.find((known) => known === target.value) ?? 'system')}
    />
  );
}
