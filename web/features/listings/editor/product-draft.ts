import { place } from '../../../../shared/contract/places.ts';
import { z } from '../../../../shared/contract/zod.ts';
import { lengthUnits } from '../../../../shared/domain/dimensions.ts';
import { colours, materials, styles } from '../../../../shared/domain/traits.ts';
import { randomId } from '../../../platform/random-id.ts';
import { type BegunForm, keptPhoto, type ListingBody, type ProductForm } from './product-form.ts';

/** What a draft is about: a new piece, a copy of one, or the changes to one. */
export type DraftOf = 'new' | `copy-${string}` | `edit-${string}`;

/** The server forgets a photo that no piece shows after a day (reliability 5.8); an hour is for finishing the form. */
const PHOTO_LASTS = 23 * 3_600_000;

const text = z.string().optional().catch(undefined);
const some = <T extends z.ZodType>(item: T) => z.array(item).optional().catch(undefined);

/** Anything may stand in a browser's storage: what is not ours is left out, field by field. */
const draft = z.object({
  photos: some(keptPhoto),
  productName: text,
  condition: text,
  price: text,
  year: text,
  title: text,
  description: text,
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
}) satisfies z.ZodType<{ [Field in keyof BegunForm]?: BegunForm[Field] | undefined }>;

const attempt = z.object({ key: text, body: z.looseObject({}).optional().catch(undefined) });

type Attempt = { key: string; body: ListingBody };

const contact = draft.pick({ sellerName: true, phone: true, location: true, place: true });

/** What tells one piece from another. */
const textFields = ['productName', 'condition', 'price', 'year', 'title', 'description'] as const;

const draftKey = (accountId: string, of: DraftOf) => `draft:${of}:${accountId}`;
const attemptKey = (accountId: string, of: DraftOf) => `attempt:${of}:${accountId}`;
const contactKey = (accountId: string) => `contact:${accountId}`;

/** Changes to a listed piece are kept by the tab alone: found again weeks later, they would undo newer ones. */
const storeOf = (of: DraftOf): Storage => (of.startsWith('edit-') ? sessionStorage : localStorage);

function read<T extends z.ZodType<object>>(store: () => Storage, key: string, schema: T): Partial<z.output<T>> {
  try {
    const kept = schema.safeParse(JSON.parse(store().getItem(key) ?? '{}'));
    if (!kept.success) return {};
    const known = Object.entries(kept.data).filter(([, value]) => value !== undefined);
    return Object.fromEntries(known) as Partial<z.output<T>>;
  } catch {
    // A browser that keeps nothing, or a text that is not ours, is no draft.
    return {};
  }
}

function keep(store: () => Storage, key: string, value: object): void {
  try {
    store().setItem(key, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing still has the form on the screen.
  }
}

function forget(store: () => Storage, key: string): void {
  try {
    store().removeItem(key);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}

/**
 * What this person typed before a reload or a log-in; nothing when there is none. Photos that the server has forgotten
 * meanwhile are left out.
 * @param now milliseconds
 */
export function readDraft(accountId: string, of: DraftOf, now: number): Partial<BegunForm> {
  const { photos, ...typed } = read(() => storeOf(of), draftKey(accountId, of), draft);
  const fresh = photos?.filter(({ since }) => since === undefined || now - since < PHOTO_LASTS);
  return { ...typed, ...(fresh ? { photos: fresh } : {}) } as Partial<BegunForm>;
}

/** Keeps what is typed until the piece is listed. */
export const keepDraft = (accountId: string, of: DraftOf, form: ProductForm): void =>
  keep(() => storeOf(of), draftKey(accountId, of), form);

/** Forgets it, unless another tab has gone on with another piece meanwhile: its draft stays. @param listed what was sent */
export const dropDraft = (accountId: string, of: DraftOf, listed: ProductForm): void => {
  const kept = read(() => storeOf(of), draftKey(accountId, of), z.looseObject({}));
  const isAnother = textFields.some((field) => typeof kept[field] === 'string' && kept[field] !== listed[field]);
  if (!isAnother) forget(() => storeOf(of), draftKey(accountId, of));
  dropAttempt(accountId, of);
};

/**
 * The key under which a draft is sent, and what is sent (reliability 3.7): both the same again as long as the person
 * changes nothing, through a reload too, since the piece may be listed although the answer never came. The place is no
 * change of theirs: it follows from the location, and may have become known in between. A refused draft gets a new key.
 */
export function attemptOf(accountId: string, of: DraftOf, body: ListingBody): Attempt {
  const store = () => storeOf(of);
  const { key, body: sent } = read(store, attemptKey(accountId, of), attempt) as Partial<Attempt>;
  if (key && sent && typedIn(sent) === typedIn(body)) return { key, body: sent };
  const fresh = { key: randomId(), body };
  keep(store, attemptKey(accountId, of), fresh);
  return fresh;
}

const typedIn = ({ place: _, ...typed }: ListingBody) => JSON.stringify(typed);

/** Lets the next attempt be a new one. */
export const dropAttempt = (accountId: string, of: DraftOf): void =>
  forget(() => storeOf(of), attemptKey(accountId, of));

/** How buyers reached this seller the last time, so that the next piece needs no typing of it. */
export const readContact = (accountId: string) =>
  read(() => localStorage, contactKey(accountId), contact) as Partial<BegunForm>;

/** Keeps it for the next piece. */
export const keepContact = (accountId: string, { sellerName, phone, location, place }: ProductForm): void =>
  keep(() => localStorage, contactKey(accountId), { sellerName, phone, location, place });

/** Forgets everything that this browser keeps of a person's selling, when their account is gone. */
export function dropAllOf(accountId: string): void {
  for (const store of [() => localStorage, () => sessionStorage])
    for (const key of keysOf(store)) if (key.endsWith(`:${accountId}`)) forget(store, key);
}

function keysOf(store: () => Storage): string[] {
  try {
    return Object.keys(store());
  } catch {
    // A browser that keeps nothing has nothing to name.
    return [];
  }
}
