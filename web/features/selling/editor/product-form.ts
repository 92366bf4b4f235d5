import type { Api } from '../../../../shared/contract/contract.ts';
import { type Listing, listingFormIn } from '../../../../shared/contract/listings.ts';
import type { place } from '../../../../shared/contract/places.ts';
import { z } from '../../../../shared/contract/zod.ts';
import { inField, type LengthUnit, lengthUnits, type Side, sides } from '../../../../shared/domain/dimensions.ts';
import { defaultLanguage } from '../../../../shared/domain/language.ts';
import { lookUp } from '../../../../shared/domain/look-up.ts';
import { plainPrice } from '../../../../shared/domain/plain-price.ts';
import { parseLength } from '../../../../shared/domain/read-length.ts';
import { type Colour, type Material, styles } from '../../../../shared/domain/traits.ts';
import { issueMessage } from '../../../../shared/words/issue-message.ts';
import { fieldRefusals } from '../../../../shared/words/refusals/fields.ts';
import { asTyped } from '../../../platform/i18n/formats.ts';
import { textSettings } from '../../../platform/i18n/text-settings.ts';
import { shop } from '../../../platform/shop.ts';
import { shopCurrency } from '../../../platform/shop-money.ts';
import { words } from '../../../words.ts';
import type { UploadedPhoto } from '../../images/uploaded-photo.ts';
import {
  deliveryBodyOf,
  deliveryErrors,
  deliveryFieldOf,
  deliveryFields,
  deliveryFormOf,
  emptyDelivery,
} from './delivery-form.ts';

/** An uploaded photo. `since`: upload time in milliseconds; undefined for a photo of a listing. */
export const uploadedPhoto = z.object({
  url: z.string(),
  since: z.number().optional(),
}) satisfies z.ZodType<UploadedPhoto>;

const isLength = (text: string) => text === '' || lengthUnits.some((unit) => parseLength(text, unit) !== undefined);
const length = z
  .string()
  .trim()
  .refine(isLength, { error: () => words.addProduct.notALength });

/** Returns a price in API format. In English, a comma before two digits is left for the server to refuse. */
export const typedPrice = (text: string): string =>
  textSettings().language === defaultLanguage ? text : plainPrice(text, shopCurrency());

const listingForm = listingFormIn(shop);

/** Uses the server's validation messages. */
export const productForm = listingForm
  .omit({ image: true, images: true, widthMm: true, depthMm: true, heightMm: true, style: true })
  .omit({ defects: true, pickup: true, deliveryRadiusKm: true, deliveryCents: true, carrierCents: true })
  .extend({
    price: z
      .string()
      .transform((typed): string | number => typedPrice(typed))
      .pipe(listingForm.shape.price),
    photos: z.array(uploadedPhoto).min(1, issueMessage(fieldRefusals.photoNeeded())),
    defects: listingForm.shape.defects.unwrap().unwrap(),
    style: z.enum(['', ...styles]),
    unit: z.enum(lengthUnits),
    width: length,
    depth: length,
    height: length,
    ...deliveryFields,
  })
  .check(
    z.superRefine((typed, context) => {
      for (const side of sides)
        if (typed[side] !== '' && parseLength(typed[side], typed.unit) === undefined)
          context.addIssue({ code: 'custom', path: [side], message: words.addProduct.notALength });
      for (const [field, message] of Object.entries(deliveryErrors(typed)))
        context.addIssue({ code: 'custom', path: [field], message });
    }),
  );

/** Raw input; only the server trims and converts it. */
export type ProductForm = z.input<typeof productForm>;

const emptyForm = {
  photos: [] as UploadedPhoto[],
  title: '' as string,
  category: '',
  condition: '',
  price: '',
  year: '',
  description: '',
  defects: '',
  location: '',
  place: null as z.output<typeof place> | null,
  phone: '',
  sellerName: '',
  ...emptyDelivery,
  unit: 'cm' as LengthUnit,
  width: '',
  depth: '',
  height: '',
  colours: [] as Colour[],
  materials: [] as Material[],
  style: '' as ProductForm['style'],
} satisfies ProductForm;
export type BegunForm = typeof emptyForm;

/** In screen order: the first invalid field gets focus. */
export const productFields = Object.keys(emptyForm) as (keyof BegunForm)[];

export const beginForm = (known: Partial<BegunForm>): BegunForm => ({ ...emptyForm, ...known });

/** Returns the form of an existing listing. */
export function formOf(listing: Listing, unit: LengthUnit): BegunForm {
  const side = (length: number | undefined) => (length === undefined ? '' : asTyped(inField(length, unit)));
  const { category, condition, year, title, description, colours, materials, location, sellerName } = listing;
  return beginForm({
    category,
    condition,
    year,
    title,
    description,
    defects: listing.defects ?? '',
    colours,
    materials,
    location,
    sellerName,
    unit,
    price: asTyped(listing.price),
    photos: listing.images.map(({ url }) => ({ url })),
    width: side(listing.widthMm),
    depth: side(listing.depthMm),
    height: side(listing.heightMm),
    style: listing.style ?? '',
    place: listing.place ?? null,
    phone: listing.phone ?? '',
    ...deliveryFormOf(listing, unit),
  });
}

const sentAs = { width: 'widthMm', depth: 'depthMm', height: 'heightMm' } as const satisfies Record<Side, string>;

export const fieldOf = (sent: string): keyof BegunForm | undefined => {
  if (sent === 'image' || sent === 'images') return 'photos';
  const side = sides.find((one) => sentAs[one] === sent);
  return side ?? lookUp(deliveryFieldOf, sent) ?? productFields.find((field) => field === sent);
};

export type ListingBody = Omit<Parameters<Api['createListing']>[0]['body'], 'sellerEmail' | 'available'>;

/** Returns the request body. An invalid length becomes 0, which the server refuses. */
export function bodyOf(form: ProductForm): ListingBody {
  const { photos, unit, width, depth, height, style, delivers, radius, deliveryFee, ships, carrierFee, ...typed } =
    form;
  const side = (text: string) => (text.trim() === '' ? null : (parseLength(text, unit) ?? 0));
  const urls = photos.map(({ url }) => url);
  return {
    ...typed,
    price: typedPrice(typed.price),
    image: urls[0] ?? '',
    images: urls,
    widthMm: side(width),
    depthMm: side(depth),
    heightMm: side(height),
    style: style === '' ? null : style,
    ...deliveryBodyOf(form),
  };
}

/** Returns only the changed fields. */
export function changesIn(before: ProductForm, after: ProductForm): Partial<ListingBody> {
  const [was, is] = [bodyOf(before), bodyOf(after)];
  const entries = Object.entries(is).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(was[key as keyof ListingBody]),
  );
  return Object.fromEntries(entries);
}
