import type { UseFormReturn } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import { conditions } from '../../../../shared/domain/listing.ts';
import { currencyName, exampleAmounts } from '../../../platform/i18n/amount-examples.ts';
import { showMoney } from '../../../platform/i18n/formats.ts';
import { categoryName, conditionName } from '../../../platform/i18n/shown-names.ts';
import { shopCategories } from '../../../platform/shop-categories.ts';
import { parsePrice } from '../../../platform/typed-price.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useFocusStays } from '../../../ui/use-focus-stays.ts';
import { words } from '../../../words.ts';
import { useNetPrice } from '../../payouts/use-net-price.ts';
import { type ProductForm, typedPrice } from './product-form.ts';
import { suggestTitle } from './suggest-title.ts';
import { useSimilarPrices } from './use-similar-prices.ts';

export function ListingFields({ form }: { form: UseFormReturn<ProductForm> }) {
  const { register, control, setValue } = form;
  const { errors } = form.formState;
  const [category, title, colours, materials, style, price] = useWatch({
    control,
    name: ['category', 'title', 'colours', 'materials', 'style', 'price'],
  });
  // A listing stays in a category that takes no new ones.
  const listedIn = form.formState.defaultValues?.category;
  const choices = shopCategories().filter(({ hidden, name }) => !hidden || name === listedIn);
  const titlePlace = useFocusStays<HTMLDivElement>();
  const suggestion = suggestTitle({ category, colours, materials, style });
  const similar = useSimilarPrices(category, materials);
  const priceHint = similar
    ? words.addProduct.similarPrices(showMoney(similar.low), showMoney(similar.high))
    : undefined;
  // A form that was just opened has no price yet.
  const net = useNetPrice(price ? parsePrice(typedPrice(price)) : undefined, category);
  return (
    <fieldset className="grid items-start gap-5 sm:grid-cols-2">
      <legend className="mb-4 font-display text-2xl">{words.addProduct.listing}</legend>
      <div {...titlePlace} className="grid justify-items-start gap-1.5 outline-none *:w-full sm:col-span-2">
        <TextField
          {...register('title')}
          label={words.addProduct.listingTitle}
          hint={words.addProduct.titleHint}
          error={errors.title?.message}
          autoComplete="off"
          autoCapitalize="sentences"
          enterKeyHint="next"
        />
        {suggestion && !title ? (
          <Button
            kind="quiet"
            size="small"
            className="w-auto! justify-self-start"
            onClick={() => setValue('title', suggestion, { shouldDirty: true, shouldValidate: true })}
          >
            {words.addProduct.takeSuggestion(suggestion)}
          </Button>
        ) : null}
      </div>
      <SelectField
        {...register('category')}
        label={words.addProduct.category}
        options={[
          { value: '', label: words.addProduct.chooseCategory },
          ...choices.map(({ name }) => ({ value: name, label: categoryName(name) })),
        ]}
        error={errors.category?.message}
      />
      <SelectField
        {...register('condition')}
        label={words.addProduct.condition}
        options={[
          { value: '', label: words.addProduct.chooseCondition },
          ...conditions.map((value) => ({ value, label: conditionName(value) })),
        ]}
        error={errors.condition?.message}
      />
      <TextField
        {...register('price')}
        label={words.addProduct.price}
        hint={[net, words.addProduct.priceHint(currencyName(), ...exampleAmounts()), priceHint]
          .filter(Boolean)
          .join(' ')}
        error={errors.price?.message}
        inputMode="decimal"
        autoComplete="off"
        enterKeyHint="next"
      />
      <TextField
        {...register('year')}
        label={words.addProduct.year}
        hint={words.addProduct.yearHint}
        error={errors.year?.message}
        autoComplete="off"
        enterKeyHint="next"
      />
      <div className="grid sm:col-span-2">
        <TextArea
          {...register('description')}
          label={words.addProduct.description}
          hint={words.addProduct.descriptionHint}
          error={errors.description?.message}
          autoCapitalize="sentences"
        />
      </div>
      <div className="grid sm:col-span-2">
        <TextArea
          {...register('defects')}
          label={words.addProduct.defects}
          hint={words.addProduct.defectsHint}
          error={errors.defects?.message}
          autoCapitalize="sentences"
        />
      </div>
    </fieldset>
  );
}
