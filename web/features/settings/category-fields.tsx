import { originalPicture } from '../../../shared/domain/category.ts';
import { languages } from '../../../shared/domain/language.ts';
import { languageNames } from '../../platform/i18n/language-names.ts';
import { useShop } from '../../platform/shop.ts';
import { Button } from '../../ui/button.tsx';
import { Picture } from '../../ui/picture.tsx';
import { SwitchField } from '../../ui/switch-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { words } from '../../words.ts';
import type { CategoryDraft } from './category-draft.ts';
import { ShopPictureField } from './shop-picture-field.tsx';

type Props = {
  draft: CategoryDraft;
  /** On screen. */
  name: string;
  /** The server's errors, by field. */
  errors: Readonly<Partial<Record<string, string>>>;
  onChange: (changed: Partial<CategoryDraft>) => void;
  onRemove: () => void;
};

/** What an admin can change. */
export function CategoryFields({ draft, name, errors, onChange, onRemove }: Props) {
  const { names, picture, hidden, slug, isOriginal, isUsed } = draft;
  const offered = useShop().languages;
  const text = words.categorySettings;
  const standard = isOriginal ? originalPicture(slug ?? '') : undefined;
  // The slug of an added category comes from its English name.
  const named = languages.filter((language) => offered.includes(language) || (language === 'en' && !isOriginal));
  const hintOf = (language: string) => {
    if (isOriginal) return text.standardName;
    if (language !== 'en') return text.englishName;
    return slug === undefined ? text.addressHint : undefined;
  };
  return (
    <>
      {named.map((language) => (
        <TextField
          key={language}
          label={text.nameIn(languageNames[language])}
          hint={hintOf(language)}
          autoComplete="off"
          value={names[language] ?? ''}
          onChange={({ target }) => onChange({ names: { ...names, [language]: target.value } })}
          error={errors[`names.${language}`]}
        />
      ))}
      <ShopPictureField
        label={text.picture}
        hint={text.pictureHint}
        value={picture}
        error={errors.picture}
        preview={
          picture ? <Picture src={picture} alt="" sizes="12rem" className="aspect-4/3 w-48 rounded-card" /> : null
        }
        removeLabel={standard && picture !== standard ? text.standardPicture : null}
        onChange={(chosen) => onChange({ picture: chosen || (standard ?? '') })}
      />
      <div className="*:border-b-0">
        <SwitchField
          label={text.takesListings}
          hint={text.takesListingsHint}
          checked={!hidden}
          onChange={(takes) => onChange({ hidden: !takes })}
        />
      </div>
      {isOriginal ? null : isUsed ? (
        <p className="text-muted text-sm">{text.inUse}</p>
      ) : (
        <Button kind="danger" size="small" className="justify-self-start" onClick={onRemove}>
          <span dir="auto">{text.remove(name)}</span>
        </Button>
      )}
    </>
  );
}
