import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { MAX_PICTURES } from '../../../../shared/domain/picture.ts';
import { ApiError } from '../../../platform/api.ts';
import { errorMessage } from '../../../platform/error-message.ts';
import { showDate, showTime } from '../../../platform/i18n/formats.ts';
import type { SessionAccount } from '../../../platform/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { StayToSave } from '../../../ui/stay-to-save.tsx';
import { words } from '../../../words.ts';
import { deletePhotos } from '../../images/device-photos.ts';
import { isUploaded, type KeptPhoto } from '../../images/uploaded-photo.ts';
import { type Photo, photosToStore, uploadedOf } from '../../images/use-photo-list.ts';
import { usePhotos } from '../../images/use-photos.ts';
import { DeliveryOptions } from './delivery-options.tsx';
import { ListingFields } from './listing-fields.tsx';
import { LooksFields } from './looks-fields.tsx';
import { PhotoField } from './photo-field.tsx';
import { type DraftOf, dropDraft, readDraft, storeDraft } from './product-draft.ts';
import { type BegunForm, fieldOf, type ProductForm, productFields, productForm } from './product-form.ts';
import { ProductPreview } from './product-preview.tsx';
import { SellerFields } from './seller-fields.tsx';

type Props<Saved> = {
  account: SessionAccount;
  draftOf: DraftOf;
  known: BegunForm;
  submitLabel: string;
  notSaved: string;
  save: (form: ProductForm) => Promise<Saved>;
  onSaved: (form: ProductForm, saved: Saved) => Promise<void>;
  /** More fields, above the button. */
  children?: ReactNode;
};

const listingPhotos = { call: 'uploadImage', most: MAX_PICTURES } as const;

/** Listing form (spec §2, §5). Photos upload while typing; input survives errors, reload and log-in. */
export function ProductEditor<Saved>(props: Props<Saved>) {
  const { account, draftOf, known, submitLabel, notSaved, save, onSaved, children } = props;
  const [begun] = useState(() => ({ ...known, ...readDraft(account.id, draftOf, Date.now()) }));
  const form = useForm<ProductForm>({
    // Raw: only the server converts a price to cents.
    resolver: zodResolver(productForm, undefined, { raw: true }),
    defaultValues: { ...begun, photos: begun.photos.filter((photo) => isUploaded(photo, Date.now())) },
  });
  const { setValue, setError } = form;
  const { errors, isSubmitted } = form.formState;
  const [failure, setFailure] = useState<string>();
  const [isWaiting, setWaiting] = useState(false);
  const [isPreviewed, setPreviewed] = useState(false);
  const chosen = useRef<KeptPhoto[]>(begun.photos);
  const store = useCallback(
    (values: ProductForm) => storeDraft(account.id, draftOf, { ...values, photos: chosen.current }),
    [account.id, draftOf],
  );
  const choose = (all: readonly Photo[]) => {
    const uploaded = uploadedOf(all);
    chosen.current = photosToStore(all);
    setValue('photos', uploaded, { shouldValidate: isSubmitted && uploaded.length > 0 });
    store(form.getValues());
  };
  const photos = usePhotos(begun.photos, choose, { ...listingPhotos, keptFor: account.id });

  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => store(values) }),
    [form, store],
  );

  const saving = useMutation({
    mutationFn: save,
    onSuccess: async (saved, typed) => {
      dropDraft(account.id, draftOf, typed);
      void deletePhotos(photos.photos.map(({ key }) => key));
      await onSaved(typed, saved);
    },
    onError: (error) => {
      setPreviewed(false);
      setFailure(explain(error));
      if (!(error instanceof ApiError)) return;
      const refused = new Map(Object.entries(error.fields).map(([name, message]) => [fieldOf(name), message]));
      const marked = productFields.filter((field) => refused.has(field));
      for (const field of marked) setError(field, { message: refused.get(field) });
      if (marked[0]) form.setFocus(marked[0]);
    },
  });

  const submit = async (event?: FormEvent) => {
    event?.preventDefault();
    setFailure(undefined);
    setWaiting(true);
    const haveArrived = await photos.settled();
    setWaiting(false);
    if (!haveArrived) {
      setPreviewed(false);
      return setFailure(words.photos.unsent);
    }
    await form.handleSubmit(
      (typed) => saving.mutate(typed),
      () => setPreviewed(false),
    )();
  };

  const busy = isWaiting || saving.isPending;
  const busyLabel = isWaiting ? words.addProduct.waiting : words.addProduct.saving;
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid max-w-5xl gap-10">
      <div className="grid items-start gap-x-10 gap-y-8 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <Controller
          name="photos"
          control={form.control}
          render={({ field }) => <PhotoField ref={field.ref} photos={photos} error={errors.photos?.message} />}
        />
        <ListingFields form={form} />
      </div>
      <SellerFields form={form} email={account.email} />
      <DeliveryOptions form={form} />
      <LooksFields form={form} />
      {children}
      <div className="grid justify-items-start gap-4">
        {failure ? (
          <Notice kind="error">
            <p className="font-medium">{notSaved}</p>
            <p>{failure}</p>
          </Notice>
        ) : null}
        <div className="flex w-full flex-wrap gap-3">
          <Button type="submit" busy={busy} busyLabel={busyLabel} className="w-full sm:w-auto">
            {submitLabel}
          </Button>
          <Button kind="secondary" onClick={() => setPreviewed(true)} className="w-full sm:w-auto">
            {words.addProduct.showPreview}
          </Button>
        </div>
      </div>
      <StayToSave
        isChanged={photos.atRisk > 0}
        question={words.photos.leaveQuestion(photos.atRisk)}
        consequence={words.photos.leaveText}
      />
      <ProductPreview
        open={isPreviewed}
        onClose={() => setPreviewed(false)}
        form={form}
        photos={photos.photos}
        account={account}
      >
        <Button busy={busy} busyLabel={busyLabel} onClick={() => void submit()}>
          {submitLabel}
        </Button>
      </ProductPreview>
    </form>
  );
}

/** Says until when a buyer holds the listing. */
function explain(error: Error): string {
  const until = error instanceof ApiError && error.code === 'item_on_hold' ? error.details.onHoldUntil : undefined;
  return until ? words.editProduct.heldUntil(`${showDate(until)}, ${showTime(until)}`) : errorMessage(error);
}
