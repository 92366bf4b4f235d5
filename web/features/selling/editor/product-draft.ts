import { place } from '../../../../shared/contract/places.ts';
import { fromWire } from '../../../../shared/contract/wire-names.ts';
import { z } from '../../../../shared/contract/zod.ts';
import { lengthUnits } from '../../../../shared/domain/dimensions.ts';
import { colours, materials, styles } from '../../../../shared/domain/traits.ts';
import { randomId } from '../../../platform/random-id.ts';
import { type KeptPhoto, readPhotos } from '../../images/uploaded-photo.ts';
import type { BegunForm, ListingBody, ProductForm } from './product-form.ts';

export type DraftOf = 'new' | `copy-${string}` | `edit-${string}`;

type Typed = Omit<BegunForm, 'photos'>;
type Draft = Typed & { photos: KeptPhoto[] };

const text = z.string().optional().catch(undefined);
const yes = z.boolean().optional().catch(undefined);
const some = <T extends z.ZodType>(item: T) => z.array(item).optional().catch(undefined);

/** Storage is untrusted: drop invalid fields one by one. */
const draft = z.object({
  photos: z.unknown(),
  category: text,
  condition: text,
  price: text,
  year: text,
  title: text,
  description: text,
  defects: text,
  unit: z.enum(lengthUnits).optional().catch(undefined),
  width: text,
  depth: text,
  height: text,
  style: z
    .enum(['', ...styles])
    .optional()
    .catch(undefined),
  colours: some(z.enum(colours)),
  materials: some(z.enum(materials)),
  location: text,
  place: place.nullable().optional().catch(undefined),
  sellerName: text,
  phone: text,
  pickup: yes,
  delivers: yes,
  radius: text,
  deliveryFee: text,
  ships: yes,
  carrierFee: text,
}) satisfies z.ZodType<{ [Field in keyof Typed]?: Typed[Field] | undefined }>;

const attempt = z.object({ key: text, body: z.looseObject({}).optional().catch(undefined) });

type Attempt = { key: string; body: ListingBody };

const contact = draft.pick({ sellerName: true, phone: true, location: true, place: true });

const textFields = ['category', 'condition', 'price', 'year', 'title', 'description', 'defects'] as const;

const draftKey = (accountId: string, of: DraftOf) => `draft:${of}:${accountId}`;
const attemptKey = (accountId: string, of: DraftOf) => `attempt:${of}:${accountId}`;
const contactKey = (accountId: string) => `contact:${accountId}`;

/** Edits are stored per tab: later they would undo newer changes. */
const storeOf = (of: DraftOf): Storage => (of.startsWith('edit-') ? sessionStorage : localStorage);

function read<T extends z.ZodType<object>>(store: () => Storage, key: string, schema: T): Partial<z.output<T>> {
  try {
    // Earlier versions stored wire names.
    const stored = schema.safeParse(fromWire(JSON.parse(store().getItem(key) ?? '{}')));
    if (!stored.success) return {};
    const known = Object.entries(stored.data).filter(([, value]) => value !== undefined);
    return Object.fromEntries(known) as Partial<z.output<T>>;
  } catch {
    // Storage is unavailable or invalid: no draft.
    return {};
  }
}

function storeItem(storage: () => Storage, key: string, value: object): void {
  try {
    storage().setItem(key, JSON.stringify(value));
  } catch {
    // Storage is unavailable; the form is still on screen.
  }
}

function removeItem(storage: () => Storage, key: string): void {
  try {
    storage().removeItem(key);
  } catch {}
}

/** @param now milliseconds */
export function readDraft(accountId: string, of: DraftOf, now: number): Partial<Draft> {
  const { photos, ...typed } = read(() => storeOf(of), draftKey(accountId, of), draft);
  return { ...typed, ...(Array.isArray(photos) ? { photos: readPhotos(photos, now) } : {}) } as Partial<Draft>;
}

/** Stores the form until the listing is created. */
export const storeDraft = (
  accountId: string,
  of: DraftOf,
  form: Omit<ProductForm, 'photos'> & Pick<Draft, 'photos'>,
): void => storeItem(() => storeOf(of), draftKey(accountId, of), form);

/** Deletes the draft, unless another tab started a different listing. @param listed the submitted form */
export const dropDraft = (accountId: string, of: DraftOf, listed: ProductForm): void => {
  const stored = read(() => storeOf(of), draftKey(accountId, of), z.looseObject({}));
  const isAnother = textFields.some((field) => typeof stored[field] === 'string' && stored[field] !== listed[field]);
  if (!isAnother) removeItem(() => storeOf(of), draftKey(accountId, of));
  dropAttempt(accountId, of);
};

/**
 * Returns idempotency key and body of a submission (reliability 3.7). Both stay until the person changes something; a
 * refused draft gets a new key.
 */
export function attemptOf(accountId: string, of: DraftOf, body: ListingBody): Attempt {
  const store = () => storeOf(of);
  const { key, body: sent } = read(store, attemptKey(accountId, of), attempt) as Partial<Attempt>;
  if (key && sent && typedIn(sent) === typedIn(body)) return { key, body: sent };
  const fresh = { key: randomId(), body };
  storeItem(store, attemptKey(accountId, of), fresh);
  return fresh;
}

const typedIn = ({ place: _, ...typed }: ListingBody) => JSON.stringify(typed);

export const dropAttempt = (accountId: string, of: DraftOf): void =>
  removeItem(() => storeOf(of), attemptKey(accountId, of));

export const readContact = (accountId: string) =>
  read(() => localStorage, contactKey(accountId), contact) as Partial<BegunForm>;

export const storeContact = (accountId: string, { sellerName, phone, location, place }: ProductForm): void =>
  storeItem(() => localStorage, contactKey(accountId), { sellerName, phone, location, place });

/** Deletes drafts and contact data of a removed account. */
export function dropAllOf(accountId: string): void {
  for (const store of [() => localStorage, () => sessionStorage])
    for (const key of keysOf(store)) if (key.endsWith(`:${accountId}`)) removeItem(store, key);
}

function keysOf(store: () => Storage): string[] {
  try {
    return Object.keys(store());
  } catch {
    return [];
  }
}
