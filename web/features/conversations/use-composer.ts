import { useRef, useState } from 'react';
import { MAX_MESSAGE_PHOTOS } from '../../../shared/domain/conversation.ts';
import { usePhotos } from '../images/use-photos.ts';
import { readMessageDraft, storeMessageDraft } from './message-draft.ts';

const messagePhotos = { call: 'uploadMessagePhoto', most: MAX_MESSAGE_PHOTOS } as const;

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
  const photos = usePhotos(begun.photos, (kept) => storeChange({ photos: kept }), messagePhotos);
  const write = (next: string) => {
    setText(next);
    storeChange({ text: next });
  };
  return {
    text,
    write,
    photos,
    /** Text and URLs of uploaded photos. */
    read: () => ({ text: now.current.text.trim(), images: now.current.photos.map(({ url }) => url) }),
    clear() {
      write('');
      photos.replace([]);
    },
    /** Moves a message back, before the current input. */
    takeBack(message: { text: string; images: string[] }) {
      const since = Date.now();
      const own = now.current;
      write([message.text, own.text].filter(Boolean).join('\n'));
      const known = new Set(message.images);
      photos.replace([
        ...message.images.map((url) => ({ url, since })),
        ...own.photos.filter(({ url }) => !known.has(url)),
      ]);
    },
  };
}
