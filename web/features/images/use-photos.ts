import { useEffect, useRef, useState } from 'react';
import { MAX_PICTURES, PICTURE_MAX_BYTES } from '../../../shared/domain/picture.ts';
import { ApiError } from '../../platform/api.ts';
import { errorMessage } from '../../platform/error-message.ts';
import { showNumber } from '../../platform/i18n/formats.ts';
import { randomId } from '../../platform/random-id.ts';
import { words } from '../../words.ts';
import { fitPhoto } from './fit-photo.ts';
import { type PhotoCall, sendPhoto } from './send-photo.ts';
import type { UploadedPhoto } from './uploaded-photo.ts';
import { useConnectionBack } from './use-connection-back.ts';
import { isReady, type Photo, readyPhoto, usePhotoList } from './use-photo-list.ts';

const ofListing = { call: 'uploadImage', most: MAX_PICTURES } as const;

/**
 * Uploads photos one at a time while the person types, so that a slow connection does not time out.
 * @param begun photos already uploaded
 * @param onChange called with the uploaded photos, in order
 * @param upload where, and how many at most
 */
export function usePhotos(
  begun: readonly UploadedPhoto[],
  onChange: (photos: UploadedPhoto[]) => void,
  upload: { call: PhotoCall; most: number } = ofListing,
) {
  const { photos, now, set, settle, change, without, ...list } = usePhotoList(begun, onChange);
  const [refusal, setRefusal] = useState<string>();
  const line = useRef(Promise.resolve());
  const running = useRef(new Map<string, AbortController>());

  useEffect(
    () => () => {
      for (const abort of running.current.values()) abort.abort();
    },
    [],
  );

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
      const isTwice = now.current.some((photo) => isReady(photo) && photo.kept.url === url);
      const photo: UploadedPhoto = { url, since: Date.now() };
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
    list.remove(key);
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
    move: list.move,
    /** Shows other uploaded photos instead. */
    replace(others: readonly UploadedPhoto[]): void {
      setRefusal(undefined);
      for (const { key } of now.current) drop(key);
      settle(others.map(readyPhoto));
    },
    /** Waits for all uploads. @returns whether all succeeded */
    async settled(): Promise<boolean> {
      await line.current;
      return now.current.every(isReady);
    },
  };
}

/** Returns whether a retry would fail the same way. */
function isFinal(error: unknown): boolean {
  return error instanceof ApiError && ['too_large', 'unsupported_media_type', 'image_refused'].includes(error.code);
}
