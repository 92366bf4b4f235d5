import { Controller, type UseFormReturn, useWatch } from 'react-hook-form';
import {
  inField,
  inUnit,
  isUnusual,
  type LengthUnit,
  lengthUnits,
  type Side,
  sides,
} from '../../../../shared/domain/dimensions.ts';
import { distanceIn } from '../../../../shared/domain/distance.ts';
import { parseLength, parseSides } from '../../../../shared/domain/read-length.ts';
import { colours, MAX_COLOURS, MAX_MATERIALS, materials, styles } from '../../../../shared/domain/traits.ts';
import { parseRadius } from '../../../../shared/domain/typed-delivery.ts';
import { asTyped } from '../../../platform/i18n/formats.ts';
import { storeUnit } from '../../../platform/i18n/unit.ts';
import { parseCategory } from '../../../platform/shop-categories.ts';
import { ChoiceChips } from '../../../ui/choice-chips.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { words } from '../../../words.ts';
import { ColourDot } from '../../listings/colour-dot.tsx';
import type { ProductForm } from './product-form.ts';

export function LooksFields({ form }: { form: UseFormReturn<ProductForm> }) {
  const { register, control, setValue, getValues } = form;
  const { errors } = form.formState;
  const [name, unit, ...typed] = useWatch({ control, name: ['category', 'unit', ...sides] });

  /** Warns about an unlikely length, probably a wrong unit. */
  const doubt = (side: Side, text: string | undefined) => {
    const category = parseCategory(name);
    const length = parseLength(text ?? '', unit);
    if (!category || length === undefined || !isUnusual(category, side, length)) return undefined;
    return words.addProduct.unusual(`${inUnit(length, 'cm', 0)} cm (${inUnit(length, 'in', 0)} in)`);
  };

  /** Converts typed lengths and the distance of a delivery to the other unit; keeps invalid text. */
  const switchUnit = (next: LengthUnit) => {
    storeUnit(next);
    for (const [i, side] of sides.entries()) {
      const length = parseLength(typed[i] ?? '', unit);
      if (length !== undefined) setValue(side, asTyped(inField(length, next)), { shouldDirty: true });
    }
    const kilometres = parseRadius(getValues('radius'), unit);
    if (kilometres !== undefined) setValue('radius', String(distanceIn(kilometres, next)), { shouldDirty: true });
  };

  /** Fills all fields from `74 x 120 x 60 cm`. */
  const spread = (text: string) => {
    for (const [i, length] of (parseSides(text, unit) ?? []).entries()) {
      const side = sides[i];
      const typed = length === undefined ? '' : asTyped(inField(length, unit));
      if (side) setValue(side, typed, { shouldDirty: true });
    }
  };

  return (
    <fieldset className="grid items-start gap-5">
      <legend className="font-display text-2xl">{words.addProduct.looks}</legend>
      <p className="text-muted">{words.addProduct.looksText}</p>
      <div className="grid grid-cols-2 items-start gap-5 sm:grid-cols-4">
        {sides.map((side, i) => (
          <TextField
            key={side}
            {...register(side, {
              // Half of what is typed by hand reads as sides too.
              onChange: ({ target, nativeEvent }) => nativeEvent?.inputType !== 'insertText' && spread(target.value),
              onBlur: ({ target }) => spread(target.value),
            })}
            label={words.addProduct[side]}
            hint={doubt(side, typed[i])}
            error={errors[side]?.message}
            inputMode="decimal"
            autoComplete="off"
            enterKeyHint="next"
          />
        ))}
        <SelectField
          {...register('unit', { onChange: ({ target }) => switchUnit(target.value) })}
          label={words.addProduct.unit}
          options={lengthUnits.map((value) => ({ value, label: words.addProduct[value] }))}
        />
      </div>
      <Controller
        name="colours"
        control={control}
        render={({ field }) => (
          <ChoiceChips
            label={words.addProduct.colours(MAX_COLOURS)}
            options={colours.map((value) => ({
              value,
              label: words.colour[value],
              mark: <ColourDot colour={value} />,
            }))}
            chosen={field.value ?? []}
            most={MAX_COLOURS}
            error={errors.colours?.message}
            onChange={field.onChange}
          />
        )}
      />
      <Controller
        name="materials"
        control={control}
        render={({ field }) => (
          <ChoiceChips
            label={words.addProduct.materials(MAX_MATERIALS)}
            options={materials.map((value) => ({ value, label: words.material[value] }))}
            chosen={field.value ?? []}
            most={MAX_MATERIALS}
            error={errors.materials?.message}
            onChange={field.onChange}
          />
        )}
      />
      <div className="sm:max-w-xs">
        <SelectField
          {...register('style')}
          label={words.addProduct.style}
          options={[
            { value: '', label: words.addProduct.noStyle },
            ...styles.map((value) => ({ value, label: words.style[value] })),
          ]}
          error={errors.style?.message}
        />
      </div>
    </fieldset>
  );
}
