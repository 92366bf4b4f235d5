import { homeTextLimits, originalSets } from '../../../shared/domain/home-page.ts';
import { type Language, languages } from '../../../shared/domain/language.ts';
import { languageNames } from '../../platform/i18n/language-names.ts';
import { useShop } from '../../platform/shop.ts';
import { Section } from '../../ui/section.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { words } from '../../words.ts';
import type { HomeDraft } from './home-draft.ts';
import { HomeSetFields } from './home-set-fields.tsx';
import { ShopPictureField } from './shop-picture-field.tsx';

type Props = {
  draft: HomeDraft;
  /** Of the texts that are shown. */
  language: Language;
  errors: Readonly<Partial<Record<string, string>>>;
  onLanguage: (language: Language) => void;
  onChange: (changed: Partial<HomeDraft>) => void;
};

/** Welcome, photo and sets; texts in one language at a time. */
export function HomeFields({ draft, language, errors, onLanguage, onChange }: Props) {
  const offered = useShop().languages;
  const labels = words.homeSettings;
  const texts = draft.texts[language];
  const setTexts = (changed: Partial<typeof texts>) =>
    onChange({ texts: { ...draft.texts, [language]: { ...texts, ...changed } } });
  const field = (name: 'welcome' | 'lede' | 'setsTitle') => ({
    lang: language,
    maxLength: homeTextLimits[name],
    value: texts[name],
    error: errors[`texts.${language}.${name}`],
    onChange: ({ target }: { target: { value: string } }) => setTexts({ [name]: target.value }),
  });
  return (
    <>
      <Section id="home" title={labels.title} lede={labels.lede}>
        {offered.length > 1 ? (
          <SelectField
            label={labels.language}
            hint={labels.languageHint}
            value={language}
            options={offered.map((value) => ({ value, label: languageNames[value] }))}
            onChange={({ target }) => onLanguage(languages.find((one) => one === target.value) ?? language)}
          />
        ) : null}
        <TextField label={labels.welcome} {...field('welcome')} />
        <TextArea label={labels.text} rows={3} {...field('lede')} />
        <ShopPictureField
          label={labels.photo}
          hint={labels.photoHint}
          value={draft.heroPicture}
          error={errors.heroPicture}
          preview={null}
          removeLabel={draft.heroPicture ? labels.standardPhoto : null}
          onChange={(heroPicture) => onChange({ heroPicture })}
        />
        <TextField label={labels.setsTitle} {...field('setsTitle')} />
      </Section>
      {draft.sets.map((set, at) => (
        <HomeSetFields
          key={originalSets[at]}
          name={labels.set(at + 1)}
          set={set}
          texts={texts.sets[at] ?? { title: '', text: '', link: '' }}
          language={language}
          errorOf={(name) => errors[`sets.${at}.${name}`] ?? errors[`texts.${language}.sets.${at}.${name}`]}
          onSet={(changed) => onChange({ sets: draft.sets.with(at, { ...set, ...changed }) })}
          onTexts={(changed) =>
            setTexts({ sets: texts.sets.map((one, i) => (i === at ? { ...one, ...changed } : one)) })
          }
        />
      ))}
    </>
  );
}
