import { useEffect, useRef, useState } from 'react';
import { pictureUrl } from '../../../shared/domain/picture.ts';
import { randomId } from '../../platform/random-id.ts';
import { isUploaded, type KeptPhoto, type UploadedPhoto } from './uploaded-photo.ts';

/** State of a photo. `preview` is a URL. */
export type Photo = { key: string; preview: string } & (
  | { step: 'queued' }
  | { step: 'sending'; percent: number }
  /** `waits`: the server was not reached, so the photo is retried by itself. */
  | { step: 'failed'; message: string; file: File; waits: boolean }
  | { step: 'ready'; kept: UploadedPhoto }
);

/** One that is only on this device has no preview yet. */
export function initialPhoto({ key = randomId(), ...kept }: KeptPhoto): Photo {
  if (!isUploaded(kept, Date.now())) return { key, preview: '', step: 'queued' };
  return { key, preview: pictureUrl(kept.url, 800), step: 'ready', kept };
}

export const isReadyOrWaiting = (photo: Photo): boolean => isReady(photo) || (photo.step === 'failed' && photo.waits);

export const isReady = (photo: Photo): photo is Photo & { step: 'ready' } => photo.step === 'ready';

/**
 * Holds photos in their order, and ends their previews.
 * @param onChange called with all photos, in order
 */
export function usePhotoList(begun: readonly KeptPhoto[], onChange: (photos: readonly Photo[]) => void) {
  const [photos, setPhotos] = useState<Photo[]>(() => begun.map(initialPhoto));
  // React state is stale in async code; use this ref.
  const now = useRef(photos);

  useEffect(
    () => () => {
      for (const { preview } of now.current) dropPreview(preview);
    },
    [],
  );

  function set(next: Photo[]): void {
    now.current = next;
    setPhotos(next);
  }

  /** The same, when photos were added, uploaded, removed or moved. */
  function settle(next: Photo[]): void {
    set(next);
    onChange(next);
  }

  const without = (key: string) => now.current.filter((photo) => photo.key !== key);

  return {
    photos,
    now,
    set,
    settle,
    without,
    change: (key: string, to: (photo: Photo) => Photo) =>
      now.current.map((photo) => (photo.key === key ? to(photo) : photo)),
    remove(key: string): void {
      const photo = now.current.find((one) => one.key === key);
      if (photo) dropPreview(photo.preview);
      settle(without(key));
    },
    move(key: string, to: number): void {
      const photo = now.current.find((one) => one.key === key);
      if (photo && to >= 0 && to < now.current.length) settle(without(key).toSpliced(to, 0, photo));
    },
  };
}

export const uploadedOf = (photos: readonly Photo[]): UploadedPhoto[] => photos.filter(isReady).map(({ kept }) => kept);

export const photosToStore = (photos: readonly Photo[]): KeptPhoto[] =>
  photos.map((photo) => ({ key: photo.key, ...(isReady(photo) ? photo.kept : {}) }));

function dropPreview(preview: string): void {
  if (preview.startsWith('blob:')) URL.revokeObjectURL(preview);
}
