import { useEffect, useRef, useState } from 'react';
import { MAX_PICTURES, PICTURE_MAX_BYTES, pictureUrl } from '../../../shared/domain/picture.ts';
import { ApiError } from '../../platform/api.ts';
import { errorMessage } from '../../platform/error-message.ts';
import { showNumber } from '../../platform/i18n/formats.ts';
import { randomId } from '../../platform/random-id.ts';
import { words } from '../../words.ts';
import { fitPhoto } from './fit-photo.ts';
import type { KeptPhoto } from './kept-photo.ts';
import { type PhotoCall, sendPhoto } from './send-photo.ts';
import { useConnectionBack } from './use-connection-back.ts';

/** State of a photo. `preview` is a URL. */
export type Photo = { key: string; preview: string } & (
  | { step: 'queued' }
  | { step: 'sending'; percent: number }
  /** Waits: the server was not reached, so the photo goes on by itself. */
  | { step: 'failed'; message: string; file: File; waits: boolean }
  | { step: 'ready'; kept: KeptPhoto }
);

const ofListing = { call: 'uploadImage', most: MAX_PICTURES } as const;

const kept = (photo: KeptPhoto): Photo => ({
  key: randomId(),
  preview: pictureUrl(photo.url, 800),
  step: 'ready',
  kept: photo,
});

const isKept = (photo: Photo): photo is Photo & { step: 'ready' } => photo.step === 'ready';

/**
 * Uploads photos while the person types, one at a time, so that a slow connection does not time out.
 * @param begun photos already uploaded
 * @param onChange called with the uploaded photos, in order
 * @param upload where they are uploaded, and how many at most
 */
export function usePhotos(
  begun: readonly KeptPhoto[],
  onChange: (photos: KeptPhoto[]) => void,
  upload: { call: PhotoCall; most: number } = ofListing,
) {
  const [photos, setPhotos] = useState<Photo[]>(() => begun.map(kept));
  const [refusal, setRefusal] = useState<string>();
  // React state is stale in async code; use this ref.
  const now = useRef(photos);
  const line = useRef(Promise.resolve());
  const running = useRef(new Map<string, AbortController>());

  useEffect(
    () => () => {
      for (const abort of running.current.values()) abort.abort();
      for (const { preview } of now.current) dropPreview(preview);
    },
    [],
  );

  function set(next: Photo[]): void {
    now.current = next;
    setPhotos(next);
  }

  function settle(next: Photo[]): void {
    set(next);
    onChange(next.filter(isKept).map(({ kept }) => kept));
  }

  const change = (key: string, to: (photo: Photo) => Photo) =>
    now.current.map((photo) => (photo.key === key ? to(photo) : photo));
  const without = (key: string) => now.current.filter((photo) => photo.key !== key);

  async function send(key: string, file: File, abort: AbortController): Promise<void> {
    const step = (percent: number) => set(change(key, ({ preview }) => ({ key, preview, step: 'sending', percent })));
    step(0);
    try {
      const fitting = await fitPhoto(file);
      if (abort.signal.aborted) return;
      if (fitting.size > PICTURE_MAX_BYTES) {
        refuse(file, words.photos.tooLarge(showNumber(file.size / 1024 ** 2)));
        return drop(key);
      }
      const url = await sendPhoto(fitting, (percent) => !abort.signal.aborted && step(percent), {
        signal: abort.signal,
        call: upload.call,
      });
      if (abort.signal.aborted) return;
      const isTwice = now.current.some((photo) => isKept(photo) && photo.kept.url === url);
      const photo: KeptPhoto = { url, since: Date.now() };
      settle(isTwice ? without(key) : change(key, ({ preview }) => ({ key, preview, step: 'ready', kept: photo })));
    } catch (error) {
      if (abort.signal.aborted) return;
      const message = (error instanceof ApiError && error.fields.image) || errorMessage(error);
      const waits = error instanceof ApiError && error.status === 0;
      const failed = { step: 'failed', message, file, waits } as const;
      if (!isFinal(error)) return set(change(key, ({ preview }) => ({ key, preview, ...failed })));
      refuse(file, message);
      drop(key);
    }
  }

  function enqueue(key: string, file: File): void {
    const abort = new AbortController();
    running.current.set(key, abort);
    line.current = line.current
      .then(() => (abort.signal.aborted ? undefined : send(key, file, abort)))
      .finally(() => running.current.delete(key));
  }

  function refuse(file: File, message: string): void {
    setRefusal(now.current.length > 1 ? words.photos.named(file.name, message) : message);
  }

  function drop(key: string): void {
    running.current.get(key)?.abort();
    const photo = now.current.find((one) => one.key === key);
    if (photo) dropPreview(photo.preview);
    settle(without(key));
  }

  function retry(photo: Photo): void {
    if (photo.step !== 'failed') return;
    set(change(photo.key, ({ key, preview }) => ({ key, preview, step: 'queued' })));
    enqueue(photo.key, photo.file);
  }

  const waiting = photos.filter((photo) => photo.step === 'failed' && photo.waits);
  useConnectionBack(waiting.length > 0, () => {
    for (const photo of waiting) retry(photo);
  });

  return {
    photos,
    /** Why the last chosen file was rejected. */
    refusal,
    add(files: readonly File[]): void {
      setRefusal(undefined);
      const room = upload.most - now.current.length;
      if (files.length > room) setRefusal(words.photos.tooMany(upload.most));
      for (const file of files.slice(0, room)) {
        const key = randomId();
        set([...now.current, { key, preview: URL.createObjectURL(file), step: 'queued' }]);
        enqueue(key, file);
      }
    },
    retry,
    remove(key: string): void {
      setRefusal(undefined);
      drop(key);
    },
    move(key: string, to: number): void {
      const photo = now.current.find((one) => one.key === key);
      if (photo && to >= 0 && to < now.current.length) settle(without(key).toSpliced(to, 0, photo));
    },
    /** Shows other uploaded photos instead. */
    replace(others: readonly KeptPhoto[]): void {
      setRefusal(undefined);
      for (const { key } of now.current) drop(key);
      settle(others.map(kept));
    },
    /** Waits for all uploads. @returns whether all succeeded */
    async settled(): Promise<boolean> {
      await line.current;
      return now.current.every(isKept);
    },
  };
}

function dropPreview(preview: string): void {
  if (preview.startsWith('blob:')) URL.revokeObjectURL(preview);
}

/** Returns whether a retry would fail the same way. */
function isFinal(error: unknown): boolean {
  return error instanceof ApiError && ['too_large', 'unsupported_media_type', 'image_refused'].includes(error.code);
}
