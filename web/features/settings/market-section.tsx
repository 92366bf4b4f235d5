import { countries } from '../../../shared/domain/countries.ts';
import { currencies } from '../../../shared/domain/currencies.ts';
import { lengthUnits } from '../../../shared/domain/dimensions.ts';
import { namedCodes } from '../../platform/i18n/code-names.ts';
import { Section } from '../../ui/section.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { words } from '../../words.ts';
import type { SectionProps } from './settings-draft.ts';

const units = ['', ...lengthUnits] as const;

export function MarketSection({ draft, errors, change }: SectionProps) {
  const known = namedCodes('currency', currencies);
  return (
    <Section id="market" title={words.settings.market} lede={words.settings.marketLede}>
      {draft.currencyIsFixed ? (
        <TextField
          label={words.settings.currency}
          hint={words.settings.currencyFixed}
          value={known.find(({ value }) => value === draft.currency)?.label ?? draft.currency}
          readOnly
        />
      ) : (
        <SelectField
          label={words.settings.currency}
          hint={words.settings.currencyHint}
          options={known}
          value={draft.currency}
          onChange={({ target }) => change({ currency: target.value })}
          error={errors.currency}
        />
      )}
      <SelectField
        label={words.settings.country}
        hint={words.settings.countryHint}
        options={[{ value: '', label: words.settings.noCountry }, ...namedCodes('region', countries)]}
        value={draft.country}
        onChange={({ target }) => change({ country: target.value })}
        error={errors.country}
      />
      <SelectField
        label={words.settings.unit}
        hint={words.settings.unitHint}
        options={units.map((value) => ({ value, label: words.settings.units[value] }))}
        value={draft.unit}
        onChange={({ target }) => change({ unit: units.find((one) => one === target.value) ?? draft.unit })}
        error={errors.unit}
      />
    </Section>
  );
}
