import { useRef, useState } from 'react';
import { MAX_MESSAGE_PHOTOS } from '../../../shared/domain/conversation.ts';
import type { KeptPhoto } from '../images/uploaded-photo.ts';
import { photosToStore } from '../images/use-photo-list.ts';
import { usePhotos } from '../images/use-photos.ts';
import { readMessageDraft, storeMessageDraft } from './message-draft.ts';

const messagePhotos = { call: 'uploadMessagePhoto', most: MAX_MESSAGE_PHOTOS } as const;

export type Typed = { text: string; images: KeptPhoto[] };

export type ComposerState = ReturnType<typeof useComposer>;

/**
 * Stores each change, so that input survives a reload.
 * @param of the conversation, or the listing of a new one
 */
export function useComposer(accountId: string, of: string) {
  const [begun] = useState(() => readMessageDraft(accountId, of, Date.now()));
  const [text, setText] = useState(begun.text);
  const now = useRef(begun);
  const storeChange = (change: Partial<typeof begun>) => {
    now.current = { ...now.current, ...change };
    storeMessageDraft(accountId, of, now.current);
  };
  const photos = usePhotos(begun.photos, (all) => storeChange({ photos: photosToStore(all) }), {
    ...messagePhotos,
    keptFor: accountId,
  });
  const write = (next: string) => {
    setText(next);
    storeChange({ text: next });
  };
  return {
    text,
    write,
    photos,
    read: (): Typed => ({ text: now.current.text.trim(), images: now.current.photos }),
    clear() {
      write('');
      photos.replace([]);
    },
    /** Moves a message back, before the current input. */
    takeBack(message: Typed) {
      const own = now.current;
      write([message.text, own.text].filter(Boolean).join('\n'));
      const known = new Set(message.images.map(({ url }) => url));
      photos.replace([...message.images, ...own.photos.filter(({ url }) => url === undefined || !known.has(url))]);
    },
  };
}
