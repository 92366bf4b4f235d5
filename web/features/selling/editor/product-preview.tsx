import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Listing } from '../../../../shared/contract/listings.ts';
import { listingTitle } from '../../../../shared/domain/listing.ts';
import type { SessionAccount } from '../../../platform/session.ts';
import { wirePrice } from '../../../platform/shop-money.ts';
import { parsePrice } from '../../../platform/typed-price.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { words } from '../../../words.ts';
import type { Photo } from '../../images/use-photo-list.ts';
import { ListingDetail } from '../../listing-page/listing-detail.tsx';
import { bodyOf, type ProductForm, typedPrice } from './product-form.ts';

type Props = {
  open: boolean;
  onClose: () => void;
  form: UseFormReturn<ProductForm>;
  photos: readonly Photo[];
  account: SessionAccount;
  children: ReactNode;
};

/** Preview that uses the buyers' own component. */
export function ProductPreview({ open, onClose, form, photos, account, children }: Props) {
  const listing = open ? previewed(form.getValues(), photos, account) : undefined;
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => (next ? undefined : onClose())}
      title={listing?.title ?? words.addProduct.previewTitle}
      description={`${words.addProduct.previewTitle}. ${words.addProduct.previewText}`}
      width="wide"
    >
      {listing ? <ListingDetail listing={listing} /> : null}
      <div className="tall:sticky bottom-0 mt-6 flex flex-wrap justify-end gap-3 bg-surface py-3">
        <Button kind="secondary" onClick={onClose}>
          {words.addProduct.keepEditing}
        </Button>
        {children}
      </div>
    </Dialog>
  );
}

const shape = { width: 800, height: 600, widths: [800] };

/** Builds a listing like the server's response; missing fields stay empty. */
function previewed(form: ProductForm, photos: readonly Photo[], account: SessionAccount): Listing {
  const {
    defects,
    style,
    widthMm,
    depthMm,
    heightMm,
    place,
    pickup,
    deliveryRadiusKm,
    deliveryCents,
    carrierCents,
    ...body
  } = bodyOf(form);
  const cents = parsePrice(typedPrice(form.price));
  const images = photos.map((photo) => ({ url: photo.step === 'ready' ? photo.kept.url : photo.preview, ...shape }));
  return {
    ...body,
    id: '',
    sellerEmail: account.email,
    verified: account.verified,
    title: form.title?.trim() || listingTitle(form.condition, form.category).trim() || words.addProduct.untitled,
    price: cents === undefined ? form.price : wirePrice(cents),
    year: String(form.year),
    image: images[0]?.url ?? '',
    images,
    colours: form.colours ?? [],
    materials: form.materials ?? [],
    ...(defects?.trim() ? { defects: defects.trim() } : {}),
    ...(style ? { style } : {}),
    ...(widthMm ? { widthMm } : {}),
    ...(depthMm ? { depthMm } : {}),
    ...(heightMm ? { heightMm } : {}),
    ...(place ? { place } : {}),
    ...(pickup ? {} : { pickup: false }),
    ...(deliveryRadiusKm ? { deliveryRadiusKm } : {}),
    ...(typeof deliveryCents === 'number' ? { deliveryCents } : {}),
    ...(typeof carrierCents === 'number' ? { carrierCents } : {}),
    available: true,
    advertised: false,
    createdAt: new Date().toISOString(),
  };
}
