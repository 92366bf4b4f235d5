import { Section } from '../../ui/section.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { words } from '../../words.ts';
import type { SectionProps } from './settings-draft.ts';

export function ContactSection({ draft, errors, change }: SectionProps) {
  return (
    <Section id="contact" title={words.settings.contact} lede={words.settings.contactLede}>
      <TextField
        label={words.settings.email}
        hint={words.settings.emailHint}
        type="email"
        autoComplete="email"
        value={draft.email}
        onChange={({ target }) => change({ email: target.value })}
        error={errors.email}
      />
      <TextField
        label={words.settings.phone}
        type="tel"
        autoComplete="tel"
        value={draft.phone}
        onChange={({ target }) => change({ phone: target.value })}
        error={errors.phone}
      />
      <TextField
        label={words.settings.address}
        hint={words.settings.addressHint}
        value={draft.address}
        onChange={({ target }) => change({ address: target.value })}
        error={errors.address}
      />
      <TextField
        label={words.settings.hours}
        hint={words.settings.hoursHint}
        value={draft.hours}
        onChange={({ target }) => change({ hours: target.value })}
        error={errors.hours}
      />
      <TextArea
        label={words.settings.links}
        hint={words.settings.linksHint}
        rows={3}
        inputMode="url"
        spellCheck={false}
        value={draft.links.join('\n')}
        onChange={({ target }) => change({ links: target.value.split('\n') })}
        error={errors.links}
      />
    </Section>
  );
}
