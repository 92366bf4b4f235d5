import { type ProductForm, productFields } from './product-form.ts';

type Draft = { [Field in (typeof productFields)[number]]?: string };

const keyOf = (accountId: string) => `draft:add-product:${accountId}`;

/** What this person typed in this tab before a reload or a log-in; nothing when there is none. */
export function readDraft(accountId: string): Draft {
  const draft: Draft = {};
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(accountId)) ?? '{}');
    for (const field of productFields) {
      const value: unknown = typeof kept === 'object' && kept !== null ? Reflect.get(kept, field) : undefined;
      if (typeof value === 'string') draft[field] = value;
    }
  } catch {
    // A browser that keeps nothing, or a text that is not ours, is no draft.
  }
  return draft;
}

/** Keeps what is typed until the piece is listed. */
export function keepDraft(accountId: string, form: ProductForm): void {
  try {
    sessionStorage.setItem(keyOf(accountId), JSON.stringify(form));
  } catch {
    // A browser that keeps nothing still has the form on the screen.
  }
}

/** Forgets it. */
export const dropDraft = (accountId: string): void => sessionStorage.removeItem(keyOf(accountId));
