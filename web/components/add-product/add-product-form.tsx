import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useEffect, useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { toast } from 'react-hot-toast/headless';
import { categories } from '../../../shared/domain/category.ts';
import { conditions } from '../../../shared/domain/listing.ts';
import { ApiError } from '../../api.ts';
import { getApi } from '../../api-client.ts';
import type { SessionAccount } from '../../session.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { words } from '../../words.ts';
import { errorMessage } from '../dashboard/error-message.ts';
import { PhotoField } from './photo-field.tsx';
import { dropDraft, keepDraft, readDraft } from './product-draft.ts';
import { beginForm, type ProductForm, productFields, productForm } from './product-form.ts';
import { usePhoto } from './use-photo.ts';

const option = (value: string) => ({ value, label: value });

/**
 * Lists a piece (spec §2, §5, §7). The photo is sent while the person types; what is typed outlives errors, a reload and
 * a log-in until the server has acknowledged the piece.
 */
export function AddProductForm({ account }: { account: SessionAccount }) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [begun] = useState(() => beginForm({ sellerName: account.displayName, ...readDraft(account._id) }));
  const form = useForm<ProductForm>({
    // Raw: the server gets the price as it was typed, and is the only one that turns it into cents.
    resolver: zodResolver(productForm, undefined, { raw: true }),
    defaultValues: begun,
  });
  const { register, setValue, setError } = form;
  const { errors, isSubmitted } = form.formState;
  // Known before the others, for the first refused field gets the focus and the photo comes first.
  register('image');
  const [failure, setFailure] = useState<string>();
  const [isWaiting, setWaiting] = useState(false);
  const { photo, choose, settled } = usePhoto(begun.image, (url) =>
    setValue('image', url, { shouldValidate: isSubmitted && url !== '' }),
  );

  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => keepDraft(account._id, values) }),
    [form, account._id],
  );

  const save = useMutation({
    mutationFn: (typed: ProductForm) =>
      getApi().createListing({ body: { ...typed, sellerEmail: account.email, isAvailable: 'true' } }),
    onSuccess: async () => {
      dropDraft(account._id);
      toast.success(words.toast.productAdded);
      await queryClient.invalidateQueries({ refetchType: 'none' });
      await navigate({ to: '/' });
    },
    onError: (error) => {
      setFailure(errorMessage(error));
      if (!(error instanceof ApiError)) return;
      const refused = productFields.filter((field) => error.fields[field]);
      for (const field of refused) setError(field, { message: error.fields[field] });
      if (refused[0]) form.setFocus(refused[0]);
    },
  });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setFailure(undefined);
    setWaiting(true);
    await settled();
    setWaiting(false);
    await form.handleSubmit((typed) => save.mutate(typed))();
  };

  const busyLabel = isWaiting ? words.addProduct.waiting : words.addProduct.saving;
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid max-w-5xl gap-10">
      <div className="grid items-start gap-x-10 gap-y-8 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <Controller
          name="image"
          control={form.control}
          render={({ field }) => (
            <PhotoField ref={field.ref} photo={photo} error={errors.image?.message} onChoose={choose} />
          )}
        />
        <fieldset className="grid items-start gap-5 sm:grid-cols-2">
          <legend className="mb-4 font-display text-2xl">{words.addProduct.piece}</legend>
          <SelectField
            {...register('productName')}
            label={words.addProduct.category}
            options={[{ value: '', label: words.addProduct.chooseCategory }, ...categories.map(option)]}
            error={errors.productName?.message}
          />
          <SelectField
            {...register('condition')}
            label={words.addProduct.condition}
            options={[{ value: '', label: words.addProduct.chooseCondition }, ...conditions.map(option)]}
            error={errors.condition?.message}
          />
          <TextField
            {...register('price')}
            label={words.addProduct.price}
            hint={words.addProduct.priceHint}
            error={errors.price?.message}
            inputMode="decimal"
            autoComplete="off"
          />
          <TextField
            {...register('year')}
            label={words.addProduct.year}
            hint={words.addProduct.yearHint}
            error={errors.year?.message}
            autoComplete="off"
          />
          <div className="grid gap-5 sm:col-span-2">
            <TextField
              {...register('title')}
              label={words.addProduct.pieceTitle}
              hint={words.addProduct.titleHint}
              error={errors.title?.message}
              autoComplete="off"
            />
            <TextArea
              {...register('description')}
              label={words.addProduct.description}
              hint={words.addProduct.descriptionHint}
              error={errors.description?.message}
            />
          </div>
        </fieldset>
      </div>
      <fieldset className="grid items-start gap-5 sm:grid-cols-2">
        <legend className="mb-4 font-display text-2xl">{words.addProduct.seller}</legend>
        <TextField
          {...register('sellerName')}
          label={words.addProduct.name}
          error={errors.sellerName?.message}
          autoComplete="name"
        />
        <TextField
          label={words.addProduct.email}
          hint={words.addProduct.emailHint}
          value={account.email}
          readOnly
          type="email"
        />
        <TextField
          {...register('phone')}
          label={words.addProduct.phone}
          error={errors.phone?.message}
          type="tel"
          autoComplete="tel"
        />
        <TextField
          {...register('location')}
          label={words.addProduct.location}
          hint={words.addProduct.locationHint}
          error={errors.location?.message}
          autoComplete="address-level2"
        />
      </fieldset>
      <div className="grid justify-items-start gap-4">
        {failure ? (
          <Notice kind="error">
            <p className="font-medium">{words.addProduct.notSaved}</p>
            <p>{failure}</p>
          </Notice>
        ) : null}
        <Button type="submit" busy={isWaiting || save.isPending} busyLabel={busyLabel} className="w-full sm:w-auto">
          {words.addProduct.submit}
        </Button>
      </div>
    </form>
  );
}
