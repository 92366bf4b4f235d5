import { homeTextLimits, type SetTexts } from '../../../shared/domain/home-page.ts';
import type { Language } from '../../../shared/domain/language.ts';
import { categoryName } from '../../platform/i18n/shown-names.ts';
import { useShop } from '../../platform/shop.ts';
import { offeredCategories } from '../../platform/shop-categories.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { words } from '../../words.ts';
import type { DraftSet } from './home-draft.ts';
import { ShopPictureField } from './shop-picture-field.tsx';

type Props = {
  name: string;
  set: DraftSet;
  texts: SetTexts;
  language: Language;
  errorOf: (name: keyof DraftSet | keyof SetTexts) => string | undefined;
  onSet: (changed: Partial<DraftSet>) => void;
  onTexts: (changed: Partial<SetTexts>) => void;
};

/** One of the three sets: which category it leads to, its photo and its texts. */
export function HomeSetFields({ name, set, texts, language, errorOf, onSet, onTexts }: Props) {
  useShop();
  const labels = words.homeSettings;
  const field = (part: keyof SetTexts) => ({
    lang: language,
    maxLength: homeTextLimits[part],
    value: texts[part],
    error: errorOf(part),
    onChange: ({ target }: { target: { value: string } }) => onTexts({ [part]: target.value }),
  });
  return (
    <fieldset className="grid min-w-0 gap-5 rounded-card border border-line bg-surface p-4 sm:p-5">
      <legend className="sr-only">{name}</legend>
      <p aria-hidden="true" className="font-display text-xl">
        {name}
      </p>
      <SelectField
        label={labels.category}
        hint={labels.categoryHint}
        value={set.hidden ? '' : set.category}
        options={[
          ...offeredCategories().map((category) => ({ value: category.slug, label: categoryName(category.name) })),
          { value: '', label: labels.notShown },
        ]}
        error={errorOf('category')}
        onChange={({ target: { value } }) => onSet(value ? { category: value, hidden: false } : { hidden: true })}
      />
      {set.hidden ? null : (
        <>
          <ShopPictureField
            label={labels.setPhoto}
            hint={labels.setPhotoHint}
            value={set.picture}
            error={errorOf('picture')}
            preview={null}
            removeLabel={set.picture ? labels.standardPhoto : null}
            onChange={(picture) => onSet({ picture })}
          />
          <TextField label={labels.setTitle} {...field('title')} />
          <TextArea label={labels.text} rows={3} {...field('text')} />
          <TextField label={labels.setLink} {...field('link')} />
        </>
      )}
    </fieldset>
  );
}
