import { type Language, languages } from '../../../shared/domain/language.ts';
import { languageNames } from '../../platform/i18n/language-names.ts';
import { ChoiceChips } from '../../ui/choice-chips.tsx';
import { Section } from '../../ui/section.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { SwitchField } from '../../ui/switch-field.tsx';
import { words } from '../../words.ts';
import type { SectionProps } from './settings-draft.ts';

const asOption = (value: Language) => ({ value, label: languageNames[value] });

/** Available languages, the default, and which English. */
export function LanguageSection({ draft, errors, change }: SectionProps) {
  return (
    <Section id="languages" title={words.settings.languages} lede={words.settings.languagesLede}>
      <ChoiceChips
        label={words.settings.offered}
        options={languages.map(asOption)}
        chosen={draft.languages}
        most={languages.length}
        error={errors.languages}
        onChange={(chosen) => change({ languages: chosen })}
      />
      <SelectField
        label={words.settings.defaultLanguage}
        hint={words.settings.defaultLanguageHint}
        options={languages.map(asOption)}
        value={draft.defaultLanguage}
        onChange={({ target }) =>
          change({ defaultLanguage: languages.find((one) => one === target.value) ?? draft.defaultLanguage })
        }
        error={errors.defaultLanguage}
      />
      {draft.languages.includes('en') ? (
        <SwitchField
          label={words.settings.wording}
          hint={words.settings.wordingHint}
          checked={draft.wording === 'corrected'}
          onChange={(isOn) => change({ wording: isOn ? 'corrected' : 'specified' })}
        />
      ) : null}
    </Section>
  );
}
