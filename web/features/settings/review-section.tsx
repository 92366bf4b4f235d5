import { useState } from 'react';
import { Section } from '../../ui/section.tsx';
import { SwitchField } from '../../ui/switch-field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { words } from '../../words.ts';
import type { SectionProps } from './settings-draft.ts';

/** Which listings wait for an admin before they are public. */
export function ReviewSection({ draft, errors, change }: SectionProps) {
  const [percent, setPercent] = useState(String(draft.lowPricePercent));
  const texts = words.settings;
  const wordError = Object.entries(errors).find(([name]) => name.startsWith('flaggedWords'))?.[1];
  return (
    <Section id="review" title={texts.review} lede={texts.reviewLede}>
      <SwitchField
        label={texts.reviewFirst}
        hint={texts.reviewFirstHint}
        checked={draft.reviewFirstListing}
        onChange={(reviewFirstListing) => change({ reviewFirstListing })}
      />
      <TextArea
        label={texts.flaggedWords}
        hint={texts.flaggedWordsHint}
        value={draft.flaggedWords.join('\n')}
        error={wordError}
        onChange={({ target }) => change({ flaggedWords: target.value.split('\n') })}
      />
      <TextField
        label={texts.lowPrice}
        hint={texts.lowPriceHint}
        inputMode="numeric"
        autoComplete="off"
        value={percent}
        error={errors.lowPricePercent}
        onChange={({ target }) => {
          setPercent(target.value);
          change({ lowPricePercent: target.value.trim() === '' ? 0 : Number(target.value) });
        }}
      />
    </Section>
  );
}
