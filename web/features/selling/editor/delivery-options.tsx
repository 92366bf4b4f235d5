import { useId } from 'react';
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form';
import { SwitchField } from '../../../ui/switch-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { words } from '../../../words.ts';
import type { ProductForm } from './product-form.ts';
import { showMaxRadius } from './show-max-radius.ts';

type Props = { form: UseFormReturn<ProductForm> };

/** The ways of delivery, and the fee of each. */
export function DeliveryOptions({ form }: Props) {
  const { register, control } = form;
  const { errors } = form.formState;
  const [delivers, ships, unit] = useWatch({ control, name: ['delivers', 'ships', 'unit'] });
  const errorId = useId();
  const texts = words.deliveryOptions;
  return (
    <fieldset className="grid max-w-2xl items-start gap-4" aria-describedby={errors.pickup ? errorId : undefined}>
      <legend className="mb-1 font-display text-2xl">{texts.title}</legend>
      <div>
        <MethodSwitch form={form} name="pickup" label={texts.pickup} hint={texts.pickupHint} />
        {errors.pickup ? (
          <p id={errorId} className="pt-2 text-danger text-sm">
            {errors.pickup.message}
          </p>
        ) : null}
      </div>
      <div className="grid gap-4">
        <MethodSwitch form={form} name="delivers" label={texts.sellerDelivery} hint={texts.sellerDeliveryHint} />
        {delivers ? (
          <div className="grid items-start gap-5 sm:grid-cols-2">
            <TextField
              {...register('radius')}
              label={texts.radius[unit]}
              hint={texts.radiusHint(showMaxRadius(unit))}
              error={errors.radius?.message}
              inputMode="numeric"
              autoComplete="off"
              enterKeyHint="next"
            />
            <TextField
              {...register('deliveryFee')}
              label={texts.deliveryFee}
              hint={texts.feeHint}
              error={errors.deliveryFee?.message}
              inputMode="decimal"
              autoComplete="off"
              enterKeyHint="next"
            />
          </div>
        ) : null}
      </div>
      <div className="grid gap-4">
        <MethodSwitch form={form} name="ships" label={texts.carrier} hint={texts.carrierHint} />
        {ships ? (
          <div className="sm:max-w-xs">
            <TextField
              {...register('carrierFee')}
              label={texts.carrierFee}
              hint={texts.feeHint}
              error={errors.carrierFee?.message}
              inputMode="decimal"
              autoComplete="off"
              enterKeyHint="next"
            />
          </div>
        ) : null}
      </div>
    </fieldset>
  );
}

function MethodSwitch({
  form,
  name,
  label,
  hint,
}: Props & { name: 'pickup' | 'delivers' | 'ships'; label: string; hint: string }) {
  const { control, trigger, formState } = form;
  return (
    <Controller
      name={name}
      control={control}
      render={({ field }) => (
        <SwitchField
          ref={field.ref}
          label={label}
          hint={hint}
          checked={field.value}
          onChange={(checked) => {
            field.onChange(checked);
            // Another way may be offered now, or the last one is gone.
            if (formState.isSubmitted) void trigger(['pickup', 'radius', 'deliveryFee', 'carrierFee']);
          }}
        />
      )}
    />
  );
}
