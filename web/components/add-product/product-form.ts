import type { z } from 'zod';
import { listingFields } from '../../../shared/contract/listings.ts';

/** What a seller fills in; the messages beside the fields are those that the server would answer. */
export const productForm = listingFields.omit({ images: true });

/** The form as typed: nothing in it is turned into cents or trimmed before the server does so. */
export type ProductForm = z.input<typeof productForm>;

const emptyForm = {
  sellerName: '',
  location: '',
  phone: '',
  productName: '',
  title: '',
  price: '',
  condition: '',
  description: '',
  year: '',
  image: '',
} satisfies ProductForm;

export const productFields = Object.keys(emptyForm) as (keyof typeof emptyForm)[];

/** A new form with what is known already. */
export const beginForm = (known: Partial<typeof emptyForm>) => ({ ...emptyForm, ...known });
