import { type KeptPhoto, readPhotos } from '../images/uploaded-photo.ts';

/** Typed and not sent yet. */
export type MessageDraft = { text: string; photos: KeptPhoto[] };

const empty: MessageDraft = { text: '', photos: [] };

/** The account comes last, so that `dropAllOf` finds it. */
const keyOf = (accountId: string, of: string) => `message-draft:${of}:${accountId}`;

/** @param now milliseconds */
export function readMessageDraft(accountId: string, of: string, now: number): MessageDraft {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(accountId, of)) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return empty;
    const { text, photos } = kept as { text?: unknown; photos?: unknown };
    return { text: typeof text === 'string' ? text : '', photos: readPhotos(photos, now) };
  } catch {
    return empty;
  }
}

/** Stores the draft; an empty one is deleted. */
export function storeMessageDraft(accountId: string, of: string, draft: MessageDraft): void {
  try {
    if (draft.text === '' && draft.photos.length === 0) localStorage.removeItem(keyOf(accountId, of));
    else localStorage.setItem(keyOf(accountId, of), JSON.stringify(draft));
  } catch {}
}
