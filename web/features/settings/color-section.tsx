import { nearestReadable } from '../../../shared/domain/accent.ts';
import { parseHex } from '../../../shared/domain/contrast.ts';
import { Section } from '../../ui/section.tsx';
import { words } from '../../words.ts';
import { ColorField } from './color-field.tsx';
import type { SectionProps } from './settings-draft.ts';

/** The accents of `tokens.css`. */
const standard = { light: '#1d4a39', dark: '#9fd0b5' };

export function ColorSection({ draft, errors, change }: SectionProps) {
  const chosen = parseHex(draft.accentLight);
  return (
    <Section id="colors" title={words.settings.colors} lede={words.settings.colorsLede}>
      <ColorField
        label={words.settings.accentLight}
        hint={words.settings.accentHint}
        theme="light"
        value={draft.accentLight}
        standard={standard.light}
        error={errors.accentLight}
        onChange={(accentLight) => change({ accentLight })}
      />
      <ColorField
        label={words.settings.accentDark}
        hint={words.settings.accentDarkHint}
        theme="dark"
        value={draft.accentDark}
        standard={chosen ? nearestReadable(chosen, 'dark') : standard.dark}
        error={errors.accentDark}
        onChange={(accentDark) => change({ accentDark })}
      />
    </Section>
  );
}
