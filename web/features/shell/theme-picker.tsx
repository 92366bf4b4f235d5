import { chooseTheme, themes, useTheme } from '../../platform/theme/theme.ts';
import { QuietSelect } from '../../ui/quiet-select.tsx';
import { words } from '../../words.ts';

/** Drawn as an icon, because the character differs between fonts. */
const iconStyle =
  'm-0.5 block size-4 rounded-full border-[1.5px] border-current bg-linear-to-r from-50% from-current to-50% to-transparent';

export function ThemePicker() {
  const theme = useTheme();
  const { label, names } = words.theme;
  return (
    <QuietSelect
      label={label}
      icon={<span aria-hidden="true" className={iconStyle} />}
      value={theme}
      options={themes.map((value) => ({ value, label: names[value] }))}
      onChange={({ target }) => chooseTheme(themes.find((known) => known === target.value) ?? 'system')}
    />
  );
}
