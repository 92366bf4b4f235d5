import { useEffect, useRef, useState } from 'react';
import { PICTURE_MAX_BYTES } from '../../../shared/domain/picture.ts';
import { ApiError } from '../../platform/api.ts';
import { errorMessage } from '../../platform/error-message.ts';
import { showNumber } from '../../platform/i18n/formats.ts';
import { randomId } from '../../platform/random-id.ts';
import { words } from '../../words.ts';
import { deletePhotos, findPhoto, storePhoto } from './device-photos.ts';
import { fitPhoto } from './fit-photo.ts';
import { type PhotoCall, sendPhoto } from './send-photo.ts';
import type { KeptPhoto } from './uploaded-photo.ts';
import { useConnectionBack } from './use-connection-back.ts';
import { initialPhoto, isReady, isReadyOrWaiting, type Photo, usePhotoList } from './use-photo-list.ts';
import { useUploadLine } from './use-upload-line.ts';

type Upload = {
  call: PhotoCall;
  most: number;
  /** An account: its photos stay on this device. */
  keptFor: string;
};

/**
 * Uploads photos one at a time while the person types, since many at once may time out.
 * @param begun photos already chosen
 * @param onChange called with all photos, in order
 * @param upload where, and how many at most
 */
export function usePhotos(begun: readonly KeptPhoto[], onChange: (photos: readonly Photo[]) => void, upload: Upload) {
  const { photos, now, set, settle, change, without, ...list } = usePhotoList(begun, onChange);
  const [refusal, setRefusal] = useState<string>();
  const [stored, setStored] = useState<ReadonlySet<string>>(() => new Set(begun.flatMap(({ key }) => key ?? [])));
  const line = useUploadLine();

  const restore = useRef(restoreFromDevice);
  useEffect(() => restore.current(), []);

  function restoreFromDevice(): void {
    for (const { key, step } of now.current) {
      const found = findPhoto(key);
      void found.then((file) => {
        if (!file || !now.current.some((photo) => photo.key === key)) return;
        const preview = URL.createObjectURL(file);
        set(change(key, (photo) => ({ ...photo, preview })));
      });
      if (step === 'queued') enqueue(key, found);
    }
  }

  async function send(key: string, file: File, signal: AbortSignal): Promise<void> {
    const step = (percent: number) => set(change(key, ({ preview }) => ({ key, preview, step: 'sending', percent })));
    step(0);
    try {
      const fitting = await fitPhoto(file);
      if (signal.aborted) return;
      if (fitting.size > PICTURE_MAX_BYTES) {
        refuse(file, words.photos.tooLarge(showNumber(file.size / 1024 ** 2)));
        return drop(key);
      }
      const url = await sendPhoto(fitting, (percent) => !signal.aborted && step(percent), {
        signal,
        call: upload.call,
      });
      if (signal.aborted) return;
      const isTwice = now.current.some((photo) => isReady(photo) && photo.kept.url === url);
      if (isTwice) return drop(key);
      settle(change(key, ({ preview }) => ({ key, preview, step: 'ready', kept: { url, since: Date.now() } })));
    } catch (error) {
      if (signal.aborted) return;
      const failed = failureOf(error, file);
      if (!isFinal(error)) return set(change(key, ({ preview }) => ({ key, preview, ...failed })));
      refuse(file, failed.message);
      drop(key);
    }
  }

  const enqueue = (key: string, from: File | Promise<File | undefined>) =>
    line.enqueue(key, from, (file, signal) => (file ? send(key, file, signal) : drop(key)));

  function refuse(file: File, message: string): void {
    setRefusal(now.current.length > 1 ? words.photos.named(file.name, message) : message);
  }

  function drop(key: string): void {
    void deletePhotos([key]);
    putAside(key);
  }

  function putAside(key: string): void {
    line.abort(key);
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
    /** How many a reload would lose. */
    atRisk: photos.filter((photo) => !isReady(photo) && !stored.has(photo.key)).length,
    /** Why the last chosen file was rejected. */
    refusal,
    add(files: readonly File[]): void {
      setRefusal(undefined);
      const room = upload.most - now.current.length;
      if (files.length > room) setRefusal(words.photos.tooMany(upload.most));
      for (const file of files.slice(0, room)) {
        const key = randomId();
        void storePhoto(upload.keptFor, key, file).then((isStored) => {
          if (isStored) setStored((before) => new Set(before).add(key));
        });
        settle([...now.current, { key, preview: URL.createObjectURL(file), step: 'queued' }]);
        enqueue(key, file);
      }
    },
    retry,
    remove(key: string): void {
      setRefusal(undefined);
      drop(key);
    },
    move: list.move,
    /** Shows other photos; this device's copies stay. */
    replace(others: readonly KeptPhoto[]): void {
      setRefusal(undefined);
      for (const { key } of now.current) putAside(key);
      settle(others.map(initialPhoto));
      restoreFromDevice();
    },
    /** Waits for all uploads. @returns whether all succeeded */
    async settled(): Promise<boolean> {
      await line.over();
      return now.current.every(isReady);
    },
    /** Whether nothing but a connection is missing. */
    areReadyOrWaiting: (): boolean => now.current.every(isReadyOrWaiting),
  };
}

const failureOf = (error: unknown, file: File) => ({
  step: 'failed' as const,
  message: (error instanceof ApiError && error.fields.image) || errorMessage(error),
  file,
  waits: error instanceof ApiError && error.status === 0,
});

/** A retry would fail the same way. */
function isFinal(error: unknown): boolean {
  return error instanceof ApiError && ['too_large', 'unsupported_media_type', 'image_refused'].includes(error.code);
}
