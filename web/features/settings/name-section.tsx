import { Section } from '../../ui/section.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { words } from '../../words.ts';
import type { SectionProps } from './settings-draft.ts';

export function NameSection({ draft, errors, change }: SectionProps) {
  return (
    <Section id="name" title={words.settings.identity} lede={words.settings.identityLede}>
      <TextField
        label={words.settings.name}
        hint={words.settings.nameHint}
        autoComplete="organization"
        value={draft.name}
        onChange={({ target }) => change({ name: target.value })}
        error={errors.name}
      />
      <TextField
        label={words.settings.tagline}
        hint={words.settings.taglineHint}
        value={draft.tagline}
        onChange={({ target }) => change({ tagline: target.value })}
        error={errors.tagline}
      />
    </Section>
  );
}
