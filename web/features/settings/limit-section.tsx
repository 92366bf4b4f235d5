import { limitNames } from '../../../shared/domain/shop-limits.ts';
import { Section } from '../../ui/section.tsx';
import { words } from '../../words.ts';
import { LimitField } from './limit-field.tsx';
import type { SectionProps } from './settings-draft.ts';

export function LimitSection({ draft, errors, change }: SectionProps) {
  return (
    <Section id="limits" title={words.settings.limits} lede={words.settings.limitsLede}>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        {limitNames.map((name) => (
          <LimitField
            key={name}
            name={name}
            value={draft[name]}
            error={errors[name]}
            onChange={(value) => change({ [name]: value })}
          />
        ))}
      </div>
    </Section>
  );
}
