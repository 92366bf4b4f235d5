/** Typed and not sent yet. */
export type MessageDraft = { text: string; photos: { url: string; since?: number }[] };

const empty: MessageDraft = { text: '', photos: [] };

/** The server deletes an unused photo after a day. */
const PHOTO_LASTS = 23 * 3_600_000;

/** The account comes last, so that `dropAllOf` finds it. */
const keyOf = (accountId: string, of: string) => `message-draft:${of}:${accountId}`;

/**
 * Returns the draft, without photos that the server has deleted.
 * @param now milliseconds
 */
export function readMessageDraft(accountId: string, of: string, now: number): MessageDraft {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(accountId, of)) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return empty;
    const { text, photos } = kept as { text?: unknown; photos?: unknown };
    const fresh = (Array.isArray(photos) ? photos : []).filter(
      (photo): photo is { url: string; since: number } =>
        typeof photo?.url === 'string' && typeof photo.since === 'number' && now - photo.since < PHOTO_LASTS,
    );
    return { text: typeof text === 'string' ? text : '', photos: fresh };
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
