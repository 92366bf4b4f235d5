import { useCallback } from 'react';
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form';
import { examplePhone } from '../../../../shared/domain/example-phone.ts';
import type { Place } from '../../../../shared/domain/place.ts';
import { useShop } from '../../../platform/shop.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { words } from '../../../words.ts';
import { PlaceField } from '../../places/place-field.tsx';
import type { ProductForm } from './product-form.ts';

export function SellerFields({ form, email }: { form: UseFormReturn<ProductForm>; email: string }) {
  const { register, control, setValue } = form;
  const { errors, isSubmitted } = form.formState;
  const { country } = useShop();
  const place = useWatch({ control, name: 'place' });
  const locate = useCallback(
    (text: string, found: Place | null) => {
      setValue('location', text, { shouldDirty: true, shouldValidate: isSubmitted });
      setValue('place', found);
    },
    [setValue, isSubmitted],
  );
  return (
    <fieldset className="grid items-start gap-5 sm:grid-cols-2">
      <legend className="mb-4 font-display text-2xl">{words.addProduct.seller}</legend>
      <Controller
        name="location"
        control={control}
        render={({ field }) => (
          <PlaceField
            ref={field.ref}
            label={words.addProduct.location}
            error={errors.location?.message ?? errors.place?.message}
            text={field.value}
            place={place}
            onChange={locate}
            onBlur={field.onBlur}
          />
        )}
      />
      <TextField
        {...register('phone')}
        label={words.addProduct.phone}
        hint={country ? words.addProduct.phoneHint(examplePhone(country)) : undefined}
        error={errors.phone?.message}
        type="tel"
        autoComplete="tel"
        enterKeyHint="next"
      />
      <TextField
        {...register('sellerName')}
        label={words.addProduct.name}
        hint={words.addProduct.nameHint}
        error={errors.sellerName?.message}
        autoComplete="name"
        enterKeyHint="next"
      />
      <TextField label={words.addProduct.email} hint={words.addProduct.emailHint} value={email} readOnly type="email" />
    </fieldset>
  );
}
