import { Section } from '../../ui/section.tsx';
import { words } from '../../words.ts';
import type { SectionProps } from './settings-draft.ts';
import { ShopPictureField } from './shop-picture-field.tsx';

export function PictureSection({ draft, errors, change }: SectionProps) {
  return (
    <Section id="pictures" title={words.settings.pictures} lede={words.settings.picturesLede}>
      <ShopPictureField
        label={words.settings.logo}
        hint={words.settings.logoHint}
        value={draft.logo}
        error={errors.logo}
        onChange={(logo) => change({ logo })}
      />
      <ShopPictureField
        label={words.settings.sharePicture}
        hint={words.settings.sharePictureHint}
        value={draft.sharePicture}
        error={errors.sharePicture}
        onChange={(sharePicture) => change({ sharePicture })}
      />
    </Section>
  );
}
